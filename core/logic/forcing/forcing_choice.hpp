// Forcing chains from several assumptions, or to a contradiction: Nishio, multiple, dynamic and nested chains.
//
//   contradiction   p true makes a candidate both true and false: p is false (and the other way round)
//   double          p true and p false both make q true (false): q is true (false)
//   cell, house     every candidate of a cell, or every place of a digit in a house, makes q true (false)
//
// Three layers, from the bottom up:
//
//   net.hpp, implications.hpp   the consequences of one assumption; each is followed once per grid
//   rules.hpp                   what makes candidates false when links yield nothing more: patterns, nested chains
//   forcing_choice.hpp          conclusions that nets have in common, and which of them comes first
//
//   net_parents.hpp     what a node depends on      net_bounds.hpp       what is known without a net
//   net_highlights.cpp  a hint as chains of a step  forcing_chains.cpp   the techniques
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "logic/forcing/implications.hpp"

namespace rookery {

struct ForcingHint {
    struct End {
        Net* net;
        int node;
    };
    StepRank rank = kNoRank;
    int length = 0;  // see StepFacts
    ForcingKind kind = ForcingKind::contradiction;
    CandidateId conclusion = 0;
    bool on = false;
    // The common cell or house (box, row, column) of the assumptions; none for a contradiction or a double.
    ChainReason source = ChainReason::assumption;
    int end_count = 0;
    std::array<End, 9> ends{};

    std::span<const End> all_ends() const { return {ends.data(), static_cast<std::size_t>(end_count)}; }
};

Technique technique_of(ForcingMode mode, int level, ForcingKind kind);
StepFacts facts_of(const ForcingHint& hint, ForcingMode mode, int level);

// A set of kinds: bit k is ForcingKind k.
using ForcingKinds = unsigned;
inline constexpr ForcingKinds kAllForcingKinds = ~0U;
constexpr ForcingKinds kind_bit(ForcingKind kind) {
    return 1U << static_cast<int>(kind);
}

class ForcingChoice {
  public:
    // Starts on a new grid and forgets the nets of the old one. The graph must not change until the next begin().
    void begin(const OpenGrid& grid, ChainGraph& graph, const Scale& scale) { nets_.begin(grid, graph, scale); }
    void set_progress(const ProgressCallback& progress) { nets_.set_progress(progress); }

    // Finds the hint of the lowest rank among the wanted kinds. False: there is none, or the stop token requested a
    // stop.
    bool find_best(ForcingMode mode, int level, ForcingKinds wanted, ForcingHint& best);
    // Finds all of them, sorted by rank.
    void find_all(ForcingMode mode, int level, ForcingKinds wanted, std::vector<ForcingHint>& all);
    // Finds, for each conclusion, the first of those hints, over all kinds.
    void find_first(ForcingMode mode, int level, std::vector<ForcingHint>& first);
    // Fills in the chains of a step, and the steps nested in them, by building the hint's nets again. False: it was
    // stopped, and the step is unusable.
    bool add_highlights(const ForcingHint& hint, Step& step);
    // Whether the stop token has requested a stop. If so, forgets the nets, which may be incomplete, and with them the
    // hints.
    bool was_stopped();

    // The common base of the hints' nets.
    const NetBase& base() const { return nets_.base(); }

  private:
    // By ForcingKind: the greatest length at which a hint of the kind still comes before some other hint.
    using Lengths = std::array<int, 5>;
    struct Branches {
        int count = 0;
        std::array<CandidateId, 9> assumptions;
        void add(CandidateId id) { assumptions[count++] = id; }
        std::span<const CandidateId> all() const { return {assumptions.data(), static_cast<std::size_t>(count)}; }
    };

    bool find_best_to_depth(int depth, ForcingKinds wanted, ForcingHint& best);
    template <class Visitor>
    void for_each_hint(ForcingKinds wanted, Visitor visit);
    Net& net_with(CandidateId id, bool on, const NetRows* wanted);
    template <class Visitor>
    void intersect(const Branches& branches, ForcingKind kind, ChainReason source, Visitor& visit);
    template <class Visitor>
    void intersect(std::span<Net* const> nets, ForcingKind kind, ChainReason source, Visitor& visit);
    StepRank rank_of(ForcingKind kind, int length) const;
    int length_before(const StepRank& limit, int length, ForcingKind kind) const;
    Lengths lengths_before(const StepRank& limit, int length) const;
    int length_up_to(int limit, const ForcingHint& hint) const;
    int flat_length(Net& net, int node) const;
    int nested_length(std::span<const ForcingHint::End> ends) const;
    void report_progress(int cell) const;
    Chain chain_of(Net& net, std::span<const int> ends, Step& step) const;

    Implications nets_;
    std::vector<Lengths> before_;  // for find_first(), by hint so far; -1: not known yet
    std::vector<int> first_of_;    // for find_first(): [2 * id + on] ─► index of the first such hint, or -1
};

}  // namespace rookery
