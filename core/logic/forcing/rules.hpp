// Rules: what makes candidates false in a net when links yield nothing more: patterns, and from level 2 on nested
// chains.
//
// Rules are tried in a fixed order, that of Sudoku Explainer: locking, hidden pairs, naked pairs, X-wings, chains. The
// first rule that yields anything is applied in full; then links are followed again. A pattern that existed before the
// assumption is not new: it counts only if it depends on candidates that have become false, its parents.
//
//   locking, X-wing   removed places of the digit in the base houses
//   hidden pair       removed places of its digits in the house
//   naked pair        removed candidates of its cells
//   chains            for each true node: the removed candidates of its cell, or places in its house, by its reason;
//                     in a loop, for each false node too
//
//   rules.cpp   patterns          nested_rules.cpp   chains
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "logic/chains/single_chains.hpp"
#include "logic/forcing/net.hpp"
#include "logic/subsets/subsets.hpp"

namespace rookery {

enum class RuleResult : std::uint8_t { nothing, found, contradiction };

class Rules {
  public:
    // `base` must not move.
    explicit Rules(const NetBase& base);
    ~Rules();
    Rules(const Rules&) = delete;
    Rules& operator=(const Rules&) = delete;

    // Applies the first rule that yields anything in a net whose links have all been followed. The rules of the levels
    // up to `exhausted` are known to yield nothing (0: none known).
    RuleResult apply(Net& net, int exhausted);
    // Whether the steps of the applied rules are kept, with their highlights, in Net::steps.
    void set_recording(bool recording) { recording_ = recording; }

  private:
    struct Nested;  // the searches for nested chains
    struct Changes {
        HouseSet houses = 0;
        DigitSet digits = 0;
    };

    Changes changes_of(const OpenGrid& grid) const;
    RuleResult apply_locking(Net& net);
    RuleResult apply_hidden_pairs(Net& net, const Changes& changes);
    RuleResult apply_naked_pairs(Net& net, const Changes& changes);
    RuleResult apply_x_wings(Net& net, const Changes& changes);
    template <class RestOn, class Eliminate, class Draw>
    bool use_pattern(Net& net, RuleResult& result, Technique technique, RestOn rest_on, Eliminate eliminate, Draw draw);

    RuleResult apply_patterns(Net& net);
    RuleResult apply_nested(Net& net, int exhausted);
    void find_new_links(const Net& net);
    RuleResult apply_single_chains(Net& net);
    RuleResult apply_forcing_chains(Net& net, ForcingMode mode, int level);
    bool apply_hints(Net& net, ForcingMode mode, int level, RuleResult& result);
    void add_removed_on_weak_links(const Net& net, const ChainGraph& graph, const SingleChain& loop);
    bool end_nested_rule(Net& net);
    void rest_on_everything(Net& net);
    void find_eliminated(const Net& net, const ChainGraph& graph, CandidateId conclusion, bool on,
                         std::span<const CandidateId> eliminations);
    bool derive_eliminated(Net& net, RuleResult& result);

    AppliedRule& begin_rule(Net& net, int length);
    void drop_rule(Net& net);
    void add_places(int house, PositionSet positions, int digit);
    void add_removed(const Net& net, int cell, int digit, ChainReason reason);
    bool add_removed_as_parents(Net& net);
    RuleResult derive_by_rule(Net& net, CandidateId id);
    Step& begin_step(Net& net, const StepFacts& facts);

    const NetBase& base_;
    std::vector<std::uint64_t> removed_;   // a row: what the current rule depends on
    std::vector<CandidateId> eliminated_;  // what it makes false
    std::unique_ptr<Nested> nested_;
    bool recording_ = false;
};

}  // namespace rookery
