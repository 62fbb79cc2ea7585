// Single forcing chains and loops: the consequences of one candidate being true, or false, through fixed links. Each
// node has one parent.
//
//   chain, off   p true  ─► ... ─► p false, so p is false
//   chain, on    p false ─► ... ─► p true, so p is true
//   loop         p true  ─► ... ─► p true again (cycle): one of each two neighbours is true, so a candidate outside the
//                loop's cells that sees a true and a false node of its digit is false either way
//
// Three passes: links within a digit (X), strong links of cells only (Y, loops only), all links (XY). In each pass,
// sources are tried by cell, then digit; for each source its loops, then its off chain, then its on chain.
//
// The search is breadth first. A true node is entered once, by the first path found, and that path matters: it decides
// what a loop eliminates. Rows of bits tell whether a node leads to anything new before its links are examined, and
// whether a source leads anywhere useful before it is searched at all.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "logic/chains/chain_graph.hpp"
#include "logic/chains/new_links.hpp"
#include "logic/scale.hpp"
#include "logic/state/open_grid.hpp"
#include "logic/step.hpp"

namespace rookery {

// One node of a chain: candidate and sign. Only true nodes have a reason; false nodes have `assumption`.
struct PathNode {
    CandidateId id;
    bool on;
    ChainReason reason;
};

struct SingleChain {
    enum class Form : std::uint8_t { loop, off, on };
    StepRank rank = kNoRank;
    LinkSet links = LinkSet::x;
    Form form = Form::loop;
    CandidateId source = 0;
    // From the end back to the source. A loop begins with its source, which is also the end that was reached.
    std::vector<PathNode> path;
    std::vector<CandidateId> eliminations;  // loops and off chains; an on chain makes its source true

    int length() const { return static_cast<int>(path.size()); }  // see StepFacts
};

StepFacts facts_of(const SingleChain& chain);

// The searches build the rows of the graph that they need.
class SingleChains {
  public:
    // Finds the chain of the lowest rank among the wanted techniques.
    bool find_best(const OpenGrid& grid, ChainGraph& graph, const Scale& scale, TechniqueSet wanted, SingleChain& best);
    // Finds all of them, sorted by rank.
    void find_all(const OpenGrid& grid, ChainGraph& graph, const Scale& scale, TechniqueSet wanted,
                  std::vector<SingleChain>& all);
    // The same, but only chains through one of the new links; `part` is their graph.
    void find_new(const OpenGrid& grid, ChainGraph& part, const Scale& scale, NewLinks& links,
                  std::vector<SingleChain>& all);

  private:
    struct Reached {
        CandidateId id;
        CandidateId via;
        std::int16_t parent;  // index of the true node before; -1: the source
        std::int16_t length;  // nodes from the source to here
        ChainReason reason;
    };
    class Search;

    std::array<Reached, kMaxCandidates + 1> queue_;
};

}  // namespace rookery
