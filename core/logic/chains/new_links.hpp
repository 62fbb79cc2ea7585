// NewLinks: the strong links of a grid that a base grid, of which it is a part, does not have; and where chains through
// them may begin. A nested chain counts only if it rests on what has changed, so only chains through a new link are
// searched for.
//
//   x true ─► ... ─► y false ─new─► z true ─► ...
//
// Links hold backwards too: if p true makes y false, y true makes p false. So what the two ends of a new link lead to
// tells where a chain through it can begin:
//
//   off    p is false by y as well as by z
//   on     p is true by y as well as by z
//   loop   p is true by z, and false by y
//
// (A pair that was one of the box and is one of the row now counts as new, too: more is looked at than need be.)
//
// What a loop eliminates is false by y as well as by z, and p makes it false too: without an "off" there is no loop.
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
    // Of `grid`, which has some of the candidates of `base`, the grid of the graph `whole`; `decided` are those of them
    // that are true or false there.
    void find(const OpenGrid& grid, const OpenGrid& base, ChainGraph& whole, const std::uint64_t* decided);

    // Whether a chain that comes back to its source passes one.
    bool may_chain() const { return !is_empty(row(kOff), words_) || !is_empty(row(kOn), words_); }
    // Whether all candidates of a cell, or all places of a digit in a house, have something in common that some of them
    // do not lead to without a new link (as "fixed" forcing chains do).
    bool may_force();
    // `part` becomes the graph of the grid, with the ids of the whole.
    void build(ChainGraph& part);

    // From here on those of the set are meant. False: there are none.
    bool narrow(LinkSet set);

    // Where a chain may begin, by links of both kinds: other sets have nothing more.
    bool may_loop(CandidateId source) const { return has_id(row(kLoop), source); }
    bool may_be_off(CandidateId source) const { return has_id(row(kOff), source); }
    bool may_be_on(CandidateId source) const { return has_id(row(kOn), source); }
    // Whether a way through the candidates of the row, back to the source, can pass a new link.
    bool pass(const std::uint64_t* candidates, CandidateId source) const {
        return has_id(ends(), source) || meet(candidates, ends(), words_);
    }

  private:
    // A candidate at an end of new links, and those at their other ends: of its cell, box, row and column.
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
    // What is true once the candidate of an end is, itself included; and what is false.
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
    std::array<std::int16_t, kMaxCandidates> end_of_;  // by id, of those in row(kEnds + xy): index of ends_
    std::vector<std::uint64_t> end_rows_;
    std::vector<std::uint64_t> all_rows_;  // as end_rows_, by id; of those that are in has_rows_
    std::array<std::uint64_t, kMaxWords> has_rows_;
};

}  // namespace rookery
