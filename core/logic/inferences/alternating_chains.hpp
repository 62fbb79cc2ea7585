// X-chains and XY-chains, as in HoDoKu 2.2: if one candidate is false, another of its digit is true, so candidates that
// see both ends are eliminated.
//
//   X-chain    one digit: strong links in houses with two places, joined by weak ones
//   XY-chain   cells of two candidates, from cell to cell by a common digit
//
// A chain has 3 to 19 links and passes each cell once; but an X-chain may return to its start, which is then true. The
// choice among several is that of nice loops (nice_loops.hpp), with starts by cell, then digit.
#pragma once

#include "logic/inferences/nice_loops.hpp"

namespace rookery {

enum class AlternatingKind : std::uint8_t { x_chain, xy_chain };

class AlternatingChains {
  public:
    // Finds chains from candidates of these digits. The memory must outlive the search.
    std::vector<NiceLoop> find(const State& state, AlternatingKind kind, DigitSet digits, bool best_only,
                               InferenceMemory& memory);
    const InferenceGraph& graph() const { return *graph_; }

  private:
    bool takes_part(const InferenceNode& node) const { return one_digit_ || state_->candidate_count(node.cell) == 2; }
    // Calls f(other) for each node that is true if this one is false.
    template <class F>
    void for_each_strong(NodeId id, F f) const {
        const InferenceNode& node = graph_->node(id);
        for (const Literal to : graph_->links(literal_of(id, false))) {
            const InferenceNode& other = graph_->node_at(to);
            if (one_digit_ ? other.digit == node.digit : other.cell == node.cell) f(node_of(to));
        }
    }
    void list_strong_ends();
    // Whether a walk of any length, which may cross itself, leads to an end that would make the best chain so far.
    bool may_lead(NodeId start, const LoopCollection& chains);
    void list_links();
    void find_from(NodeId start, LoopCollection& chains);
    // Computes the fewest links from the start being false to each candidate being true, over walks that may cross
    // themselves.
    void measure_from(NodeId start);
    // Whether a chain of exactly this many links leads from the end of the path, which is false, to the start.
    bool extend(NodeId start, int links);

    const State* state_ = nullptr;
    const InferenceGraph* graph_ = nullptr;
    std::array<CellSet, 9> strong_ends_;  // by digit - 1: the candidates with a strong link
    bool one_digit_ = false;
    std::vector<std::vector<NodeId>> strong_;  // by node: the nodes that are true if it is false
    std::vector<std::vector<NodeId>> weak_;    // the nodes that are false if it is true
    std::array<CellSet, 9> places_;
    std::vector<NodeId> waiting_;
    std::vector<std::uint8_t> links_to_true_;
    std::vector<NodeId> path_;
    CellSet passed_;
};

}  // namespace rookery
