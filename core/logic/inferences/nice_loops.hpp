// Nice loops and alternating inference chains (AIC), as HoDoKu 2.2 finds and orders them.
//
//   continuous loop      every link works both ways: each weak link eliminates candidates that see both its ends, and a
//                        cell that two links of different digits pass through keeps only those two
//   discontinuous loop   returns to its first cell and refutes the premise, or another digit of the cell whether or not
//                        the premise is true
//   AIC                  one of its ends is true: candidates that see both are eliminated, or each end's digit from the
//                        other's cell
//
// Of the shortest chains from each premise, those with more eliminations come first, then those with a lower sum over
// the eliminations (elimination_sum), then the one found first. A chain counts only if it is shorter than all earlier
// ones with the same eliminations.
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
    std::size_t length;         // number of nodes; almost locked sets count more

    bool is_grouped() const {
        return technique == Technique::grouped_aic || technique == Technique::grouped_continuous_nice_loop ||
               technique == Technique::grouped_discontinuous_nice_loop;
    }
};

// Collects chains whose conclusions are at least as good as those before: all of them, or only the best.
class LoopCollection {
  public:
    explicit LoopCollection(bool best_only) : best_only_{best_only} {}
    // Whether a chain of that length with these eliminations would be kept. When all are kept, chains with groups and
    // without are compared separately.
    bool wants(const Eliminations& eliminations, std::size_t length, bool grouped = false) const;
    void add(NiceLoop loop);
    // Whether the best of them is preferred to a chain with these eliminations.
    bool is_better_than(const Eliminations& eliminations) const;
    // In order of preference.
    std::vector<NiceLoop> take();
    const std::vector<NiceLoop>& found() const { return loops_; }

  private:
    std::vector<NiceLoop> loops_;
    std::array<std::map<Eliminations, std::size_t>, 2> lengths_;  // for chains without groups, and with them
    bool best_only_;
};

class NiceLoopSearch {
  public:
    // If with_groups, also searches through `sets`. The memory must outlive the search.
    std::vector<NiceLoop> find(const State& state, bool with_groups, bool best_only, InferenceMemory& memory,
                               std::span<const AlmostLockedSet> sets = {});
    const InferenceGraph& graph() const { return *graph_; }

  private:
    // Whether a chain from the premise that the node is false, or true, can be the best so far, judging by its
    // consequences alone.
    bool may_lead(const State& state, NodeId false_one, Closures& closures);
    bool may_be_refuted(const State& state, NodeId true_one, Closures& closures);
    bool may_be_best();
    void list_digits();
    void find_from(const State& state, Literal premise);
    void try_loop(const State& state, const Consequence& end);
    void try_aic(const Consequence& end);
    void add_continuous(const State& state, const std::vector<Literal>& path);
    void add_others(const State& state, const InferenceNode& node);
    // Adds what is eliminated because one of the two is true; false if a chain between them proves nothing.
    bool add_of_ends(const InferenceNode& first, const InferenceNode& last);
    void add_locked(const State& state, const InferenceNode& node, Literal next);
    void add_elimination(int cell, int digit) {
        eliminations_.push_back(static_cast<std::uint16_t>(81 * (digit - 1) + cell));
    }
    void add_eliminations(CellSet cells, int digit);
    // Whether the chain never crosses itself; a loop may pass its first cell.
    bool is_sound(const std::vector<Literal>& path, bool is_loop) const;
    // Tested before the path to the end is known.
    bool may_be_wanted(const LoopCollection& collection, const Consequence& end) const;
    std::size_t length_of(const std::vector<Literal>& path) const;
    void keep(LoopCollection& collection, Technique plain, Technique grouped);

    bool with_groups_ = false;
    bool best_only_ = false;
    const InferenceGraph* graph_ = nullptr;
    InferenceGraph graph_with_sets_;
    Consequences consequences_;
    // In HoDoKu's order: loops from true premises, from false ones, then chains.
    LoopCollection loops_from_true_{true};
    LoopCollection loops_{true};
    LoopCollection aics_{true};
    std::array<CellSet, 9> places_;
    std::array<std::vector<std::uint64_t>, 9> digit_rows_;  // the candidates of each digit
    Eliminations eliminations_;
    std::vector<Literal> path_;
};

}  // namespace rookery
