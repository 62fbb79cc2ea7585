// NewLinks: the strong links of a grid that its base grid does not have, and the candidates where chains through them
// may begin. A nested chain counts only if it depends on something that has changed, so only chains through a new link
// are searched for. The grid has some of the base grid's candidates.
//
//   x true ─► ... ─► y false ─new─► z true ─► ...
//
// Links work backwards too: if p true makes y false, y true makes p false. So the consequences of the two ends y and z
// of a new link show where a chain through it can begin:
//
//   off    both y and z make p false
//   on     both y and z make p true
//   loop   z makes p true, and y makes p false
//
// (A pair whose strong link was in the box and is now in the row counts as new too, so slightly more is searched than
// necessary.)
//
// Both y and z make false whatever a loop eliminates, and so does p. So without an "off" there is no loop.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "logic/chains/chain_graph.hpp"
#include "logic/state/open_grid.hpp"

namespace rookery {

class NewLinks {
  public:
    // Finds the new links of `grid`, which has some of the candidates of `base`, the grid of the graph `whole`.
    // `decided` are the candidates of `base` that are already true or false in the net of `grid`.
    void find(const OpenGrid& grid, const OpenGrid& base, ChainGraph& whole, const std::uint64_t* decided);

    // Whether a chain that returns to its source may use a new link.
    bool may_chain() const { return !is_empty(row(kOff), words_) || !is_empty(row(kOn), words_); }
    // Whether all candidates of a cell, or all places of a digit in a house, have a common consequence (as in "fixed"
    // forcing chains) that some of them do not reach without a new link.
    bool may_force();
    // Makes `part` the graph of the grid, with the ids of the whole.
    void build(ChainGraph& part);

    // Restricts the queries below to the links of the set. False: it has no new links.
    bool narrow(LinkSet set);

    // Whether a chain may begin here, by links of both kinds: a superset of the starts for other sets.
    bool may_loop(CandidateId source) const { return has_id(row(kLoop), source); }
    bool may_be_off(CandidateId source) const { return has_id(row(kOff), source); }
    bool may_be_on(CandidateId source) const { return has_id(row(kOn), source); }
    // Whether a path through the candidates of the row, back to the source, can use a new link.
    bool pass(const std::uint64_t* candidates, CandidateId source) const {
        return has_id(ends(), source) || meet(candidates, ends(), words_);
    }

  private:
    // A candidate at an end of new links, and its partners at the other ends: of its cell, box, row and column.
    struct End {
        CandidateId id;
        std::uint8_t partner_count = 0;
        bool followed = false;
        std::array<CandidateId, 4> partners;
    };
    void list();
    void add(CandidateId a, CandidateId b, LinkSet narrow);
    End& end_at(CandidateId id);
    void follow(CandidateId from, std::uint64_t* now_true, std::uint64_t* now_false) const;
    void find_starts();
    void find_useful_loops(ChainGraph& part);
    bool have_common(std::span<const CandidateId> candidates);
    const std::uint64_t* rows_by(CandidateId id);

    enum Row : int { kLoop, kOff, kOn, kEnds, kRows = kEnds + 3 };
    std::uint64_t* row(int index) { return rows_.data() + static_cast<std::size_t>(index) * words_; }
    const std::uint64_t* row(int index) const { return rows_.data() + static_cast<std::size_t>(index) * words_; }
    const std::uint64_t* ends() const { return row(kEnds + static_cast<int>(set_)); }
    // The candidates that are true if the candidate of the end is true, itself included; and those that are then false.
    std::uint64_t* true_by(int end) { return end_rows_.data() + 2 * static_cast<std::size_t>(end) * words_; }
    std::uint64_t* false_by(int end) { return true_by(end) + words_; }
    const std::uint64_t* true_by(int end) const {
        return end_rows_.data() + 2 * static_cast<std::size_t>(end) * words_;
    }
    const std::uint64_t* false_by(int end) const { return true_by(end) + words_; }

    const OpenGrid* grid_ = nullptr;
    const OpenGrid* base_ = nullptr;
    ChainGraph* whole_ = nullptr;
    const std::uint64_t* decided_ = nullptr;
    int words_ = 0;
    LinkSet set_ = LinkSet::xy;
    std::vector<std::uint64_t> rows_;
    std::vector<End> ends_;
    std::array<std::int16_t, kMaxCandidates> end_of_;  // by id, for those in row(kEnds + xy): index into ends_
    std::vector<std::uint64_t> end_rows_;
    std::vector<std::uint64_t> all_rows_;  // like end_rows_, by id, for the ids in has_rows_
    std::array<std::uint64_t, kMaxWords> has_rows_;
};

}  // namespace rookery
