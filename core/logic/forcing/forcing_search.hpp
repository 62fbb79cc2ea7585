// Forcing chains from several assumptions, or to a contradiction: Nishio, multiple, dynamic and nested chains, the
// producers 23 to 30 of the scale.
//
//   contradiction   p true makes a candidate both true and false: p is false (and the other way round)
//   twofold         p true and p false both make q true (false): q is true (false)
//   cell, house     every candidate of a cell, or every place of a digit in a house, makes q true (false)
//
// Every assumption is run once for a grid and shared by all of these; higher levels go on where lower ones ended.
//
//   level 0   links                           level 3   + multiple chains
//   level 1   + locking, pairs, X-wings       level 4   level 1 + dynamic chains
//   level 2   + single chains                 level 5   level 4 + nested chains of level 2
//
// Of several conclusions the one with the least complexity counts. Runs propagate first in, first out, as the scale
// does, for that order decides what a node rests on; sets of bits find the conclusions.
//
//   forcing_search.cpp    conclusions from finished runs       forcing_rules.cpp     patterns and nested chains
//   forcing_run.cpp       one run: links                       forcing_picture.cpp   a hint as the chains of a step
//   forcing_parents.hpp   what a node rests on                 forcing_filter.cpp    what can be told without a run
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "logic/chains/chain_graph.hpp"
#include "logic/chains/chain_scale.hpp"
#include "logic/chains/single_chains.hpp"
#include "logic/forcing/forcing_run.hpp"
#include "logic/patterns.hpp"
#include "logic/state/open_grid.hpp"
#include "work/watch.hpp"

namespace rookery {

enum class ForcingMode : std::uint8_t {
    nishio,   // links of one digit
    fixed,    // strong links are those of the grid: "multiple" chains
    dynamic,  // what has become false makes new strong links
};

Technique technique_of(ForcingMode mode, int level, ForcingKind kind);

struct ForcingHint {
    struct End {
        Run* run;
        int node;
    };
    ChainRank rank;
    ForcingKind kind = ForcingKind::contradiction;
    CandidateId conclusion = 0;
    bool on = false;
    // What the assumptions have in common: a cell, or a house (box, row, column); none of a contradiction or a twofold.
    ChainReason source = ChainReason::assumption;
    int end_count = 0;
    std::array<End, 9> ends{};

    std::span<const End> all_ends() const { return {ends.data(), static_cast<std::size_t>(end_count)}; }
};

// A set of kinds: bit k stands for ForcingKind k.
using ForcingKinds = unsigned;
inline constexpr ForcingKinds kAllForcingKinds = ~0U;
constexpr ForcingKinds kind_bit(ForcingKind kind) {
    return 1U << static_cast<int>(kind);
}

class ForcingSearch {
  public:
    ForcingSearch();
    ~ForcingSearch();
    ForcingSearch(const ForcingSearch&) = delete;
    ForcingSearch& operator=(const ForcingSearch&) = delete;

    // A new grid: what was run before is forgotten. The graph has to stay as it is until the next begin().
    void begin(const OpenGrid& base, ChainGraph& graph);
    void set_watch(const Watch& watch) { watch_ = watch; }

    // The hint that the scale prefers among the wanted kinds. False: there is none, or the watch asked to stop.
    bool find_best(ForcingMode mode, int level, ForcingKinds wanted, ForcingHint& best);
    // All of them in the scale's order.
    void find_all(ForcingMode mode, int level, ForcingKinds wanted, std::vector<ForcingHint>& all);
    // Fills in the chains of a step, and the steps nested in them: runs the hint's assumptions once more.
    void add_picture(const ForcingHint& hint, Step& step);

  private:
    static constexpr int kAnyDepth = 1 << 20;
    enum class RuleResult : std::uint8_t { nothing, found, contradiction };
    struct Inner;  // what nested chains are searched with
    struct Changes {
        HouseSet houses = 0;
        DigitSet digits = 0;
    };
    struct PatternName {
        Technique technique;
        int rating;
    };

    bool find_best_to_depth(int depth, ForcingKinds wanted, ForcingHint& best);
    template <class Visitor>
    void for_each_hint(ForcingKinds wanted, Visitor visit);
    struct Branches {
        int count = 0;
        std::array<CandidateId, 9> assumptions;
        void add(CandidateId id) { assumptions[count++] = id; }
    };
    template <class Visitor>
    void intersect(const Branches& branches, ForcingKind kind, ChainReason source, Visitor& visit);
    template <class Visitor>
    void intersect(std::span<Run* const> runs, ForcingKind kind, ChainReason source, Visitor& visit);
    bool may_meet(const Branches& branches) const;
    bool may_contradict(CandidateId id, bool on) const;
    void set_mode(ForcingMode mode, int level);
    void tell(int cell) const;
    int flat_complexity(Run& run, int node);
    int nested_complexity(std::span<const ForcingHint::End> ends) const;

    void find_bounds();
    void find_fixed_bounds();
    void find_nishio_bounds();
    void forget_runs();
    bool was_stopped();
    Run& run(CandidateId id, bool on);
    void start(Run& run, CandidateId id, bool on);
    void extend(Run& run);
    bool propagate(Run& run, int depth);
    bool follow_true(Run& run, int node);
    bool follow_false(Run& run, int node);
    bool derive_true(Run& run, CandidateId id, ChainReason reason, int trigger);
    RuleResult derive_by_rule(Run& run, CandidateId id);

    template <class F>
    void for_each_parent(const Run& run, const RunNode& node, F f) const;
    template <class F>
    void for_each_ancestor(const Run& run, std::span<const int> nodes, F f) const;

    Changes changes_of(const OpenGrid& grid) const;
    RuleResult apply_rules(Run& run);
    RuleResult apply_locking(Run& run);
    RuleResult apply_hidden_pairs(Run& run, const Changes& changes);
    RuleResult apply_naked_pairs(Run& run, const Changes& changes);
    RuleResult apply_x_wings(Run& run, const Changes& changes);
    RuleResult apply_single_chains(Run& run);
    RuleResult apply_forcing_chains(Run& run, ForcingMode mode, int level);
    template <class RestOn, class Eliminate, class Draw>
    bool use_pattern(Run& run, RuleResult& result, const PatternName& name, RestOn rest_on, Eliminate eliminate,
                     Draw draw);
    AppliedRule& begin_rule(Run& run, int complexity);
    void drop_rule(Run& run);
    void add_places(int house, PositionSet positions, int digit);
    void add_removed(const Run& run, int cell, int digit, ChainReason reason);
    void add_removed_on_weak_links(const Run& run, const ChainGraph& graph, const SingleChain& loop);
    bool add_removed_as_parents(Run& run);
    bool end_nested_rule(Run& run);
    void rest_on_everything(Run& run);
    void find_eliminated(const Run& run, const ChainGraph& graph, CandidateId conclusion, bool on,
                         std::span<const CandidateId> eliminations);
    bool derive_eliminated(Run& run, RuleResult& result);
    void write_walk(const Run& run, int node, std::vector<std::uint16_t>& walk) const;

    Step& begin_step(Run& run);
    void record_steps(Run& run);
    Chain chain_of(Run& run, std::span<const int> ends, Step& step);

    OpenGrid base_;
    ChainGraph* graph_ = nullptr;
    Watch watch_;
    ForcingMode mode_ = ForcingMode::dynamic;
    int level_ = 0;
    int depth_ = kAnyDepth;
    std::vector<std::unique_ptr<Run>> runs_;  // those in use, then others whose memory can be used again
    std::size_t used_runs_ = 0;
    std::vector<std::int16_t> run_of_;   // [2 * id + on] ─► index of runs_, or -1
    std::vector<std::uint64_t> bounds_;  // of the mode; see forcing_filter.cpp
    bool bounds_known_ = false;
    std::vector<std::uint64_t> removed_;   // a row: what the rule in hand rests on
    std::vector<CandidateId> eliminated_;  // what it makes false
    std::unique_ptr<Inner> inner_;
    bool recording_ = false;
};

}  // namespace rookery
