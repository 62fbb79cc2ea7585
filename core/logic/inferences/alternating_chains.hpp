// X-chains and XY-chains, as HoDoKu 2.2 has them: from one candidate that is false to another of its digit that is then
// true, so that what sees both ends goes.
//
//   X-chain    one digit: strong links in houses with two places, joined by weak ones
//   XY-chain   cells of two candidates, from cell to cell by a common digit
//
// A chain has 3 to 19 links and passes each cell once; but an X-chain may come back to its start, which is then true.
// Which is taken of several: as for nice loops (nice_loops.hpp), starts by cell, then digit.
#pragma once

#include "logic/inferences/nice_loops.hpp"

namespace rookery {

enum class AlternatingKind : std::uint8_t { x_chain, xy_chain };

class AlternatingChains {
  public:
    std::vector<NiceLoop> find(const State& state, AlternatingKind kind, bool best_only);
    const InferenceGraph& graph() const { return graph_; }

  private:
    void find_from(NodeId start, LoopCollection& chains);
    // The fewest links from the start being false to each candidate being true, over walks that may cross themselves.
    void measure_from(NodeId start);
    // Whether a chain of exactly so many links leads from the end of the path, which is false, to the start.
    bool extend(NodeId start, int links);

    InferenceGraph graph_;
    bool one_digit_ = false;
    std::vector<std::vector<NodeId>> strong_;  // by node: what is true if it is false
    std::vector<std::vector<NodeId>> weak_;    // what is false if it is true
    std::array<CellSet, 9> places_;
    std::vector<std::uint8_t> links_to_true_;
    std::vector<NodeId> path_;
    CellSet passed_;
};

}  // namespace rookery
