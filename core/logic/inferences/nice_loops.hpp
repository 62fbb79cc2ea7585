// Nice loops and alternating inference chains (AIC), as HoDoKu 2.2 finds and orders them.
//
//   continuous loop      every link of it holds both ways: each weak link eliminates what sees both its ends, and a
//   cell
//                        that two links of different digits pass through keeps those two
//   discontinuous loop   comes back to its first cell and contradicts the premise, or leaves nothing else
//   AIC                  one of its ends is true: what sees both goes, or each end's digit from the other's cell
//
// Of all chains of shortest length from each premise, first those of more eliminations are taken, then those of a lower
// sum over the eliminations (elimination_sum), then the one found first; of chains with the same eliminations only
// shorter ones than before count.
#pragma once

#include <array>
#include <map>
#include <vector>

#include "logic/inferences/consequences.hpp"
#include "logic/inferences/inference_memory.hpp"
#include "logic/technique.hpp"

namespace rookery {

// Candidates as 81 * (digit - 1) + cell, ascending.
using Eliminations = std::vector<std::uint16_t>;

struct NiceLoop {
    Technique technique;
    Eliminations eliminations;
    std::vector<Literal> path;  // from the premise to the end
    std::size_t length;         // its nodes; almost locked sets count more

    bool is_grouped() const {
        return technique == Technique::grouped_aic || technique == Technique::grouped_continuous_nice_loop ||
               technique == Technique::grouped_discontinuous_nice_loop;
    }
};

// Chains with the same or better conclusions than those before; all of them, or only the best.
class LoopCollection {
  public:
    explicit LoopCollection(bool best_only) : best_only_{best_only} {}
    // Whether a chain of that length with these eliminations would be kept. Of all of them, those through groups have
    // nothing to do with the others.
    bool wants(const Eliminations& eliminations, std::size_t length, bool grouped = false) const;
    void add(NiceLoop loop);
    // Whether the best of them is taken before a chain with these eliminations.
    bool is_better_than(const Eliminations& eliminations) const;
    // In the order in which they are taken.
    std::vector<NiceLoop> take();
    const std::vector<NiceLoop>& found() const { return loops_; }

  private:
    std::vector<NiceLoop> loops_;
    std::array<std::map<Eliminations, std::size_t>, 2> lengths_;  // of those without groups, and of those with
    bool best_only_;
};

class NiceLoopSearch {
  public:
    // With groups, through `sets` too. The memory must live as long as the search.
    std::vector<NiceLoop> find(const State& state, bool with_groups, bool best_only, InferenceMemory& memory,
                               std::span<const AlmostLockedSet> sets = {});
    const InferenceGraph& graph() const { return *graph_; }

  private:
    // Whether any chain from the premise that is false, or true, can be the best so far; by what follows from it alone.
    bool may_lead(const State& state, NodeId false_one, Closures& closures);
    bool may_be_refuted(const State& state, NodeId true_one, Closures& closures);
    bool may_be_best();
    void list_digits();
    void find_from(const State& state, Literal premise);
    void try_loop(const State& state, const Consequence& end);
    void try_aic(const Consequence& end);
    void add_continuous(const State& state, const std::vector<Literal>& path);
    void add_others(const State& state, const InferenceNode& node);
    // What goes because one of the two is true; false if a chain between them is none.
    bool add_of_ends(const InferenceNode& first, const InferenceNode& last);
    void add_locked(const State& state, const InferenceNode& node, Literal next);
    void add_elimination(int cell, int digit) {
        eliminations_.push_back(static_cast<std::uint16_t>(81 * (digit - 1) + cell));
    }
    void add_eliminations(CellSet cells, int digit);
    // Whether the chain crosses itself nowhere; a loop may pass its first cell.
    bool is_sound(const std::vector<Literal>& path, bool is_loop) const;
    // Before the way to it is known.
    bool may_be_wanted(const LoopCollection& collection, const Consequence& end) const;
    std::size_t length_of(const std::vector<Literal>& path) const;
    void keep(LoopCollection& collection, Technique plain, Technique grouped);

    bool with_groups_ = false;
    bool best_only_ = false;
    const InferenceGraph* graph_ = nullptr;
    InferenceGraph graph_with_sets_;
    Consequences consequences_;
    // In the order in which HoDoKu looks for them: loops from what is true, from what is false, then chains.
    LoopCollection loops_from_true_{true};
    LoopCollection loops_{true};
    LoopCollection aics_{true};
    std::array<CellSet, 9> places_;
    std::array<std::vector<std::uint64_t>, 9> digit_rows_;  // the candidates of each digit
    Eliminations eliminations_;
    std::vector<Literal> path_;
};

}  // namespace rookery
