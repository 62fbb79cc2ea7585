// NewLinks: the strong links of a grid that a base grid, of which it is a part, does not have; and what leads to them.
// A nested chain counts only if it rests on what has changed, so only chains through a new link are searched for.
//
//   x true ─► ... ─► y false ─new─► z true ─► ...
//
// begin() looks at all links; narrow() at those of one pass, whose rows of the graph have to be built.
#pragma once

#include <cstdint>
#include <vector>

#include "logic/chains/chain_graph.hpp"
#include "logic/state/open_grid.hpp"

namespace rookery {

class NewLinks {
  public:
    // The graph is that of the grid. False: there are none, or none that a chain back to its source can pass.
    bool begin(const OpenGrid& grid, ChainGraph& graph, const OpenGrid& base);
    // False: there are none of the set.
    bool narrow(ChainGraph& graph, LinkSet set);

    // Whether the source leads anywhere at all by links of both kinds: other sets have nothing more.
    bool may_close(CandidateId source) const { return has_id(row(kMayClose), source); }
    // Whether a new link can be reached from the source being true, ...
    bool from_true(CandidateId source) const { return from_false(source) || has_id(row(kTrueLeads), source); }
    // ... or being false, by its own link. (What its partners lead to is from_true() of them.)
    bool from_false(CandidateId source) const { return has_id(starts(), source); }
    // Whether a way through the candidates of the row, back to the source, can pass a new link.
    bool pass(const std::uint64_t* candidates, CandidateId source) const {
        return has_id(ends(), source) || meet(candidates, ends(), words_);
    }

  private:
    enum Row : int { kTodo, kFalseLeads, kTrueLeads, kMayClose, kStarts, kEnds = kStarts + 3, kRows = kEnds + 3 };
    std::uint64_t* row(int index) { return rows_.data() + static_cast<std::size_t>(index) * words_; }
    const std::uint64_t* row(int index) const { return rows_.data() + static_cast<std::size_t>(index) * words_; }
    const std::uint64_t* starts() const { return row(kStarts + static_cast<int>(set_)); }
    const std::uint64_t* ends() const { return row(kEnds + static_cast<int>(set_)); }

    int words_ = 0;
    LinkSet set_ = LinkSet::xy;
    std::vector<std::uint64_t> rows_;
};

}  // namespace rookery
