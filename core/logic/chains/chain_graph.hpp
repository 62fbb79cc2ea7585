// ChainGraph: the links between the candidates of a grid, as chains follow them. Candidates are numbered 0, 1, 2, ...
// by cell, then digit; this number is its `id`.
//
//   weak link     x is true  ─► y is false    y is in x's cell, or has its digit and shares a house
//   strong link   y is false ─► z is true     y and z are the only two candidates of a cell, or of a digit in a house
//   two-link      x is true  ─► y is false ─► z is true
//
// Links are ordered as in Sudoku Explainer, where the first path to a node counts: first links in the cell, then in the
// box, the row and the column; ascending in each.
//
// With rows (candidate_rows.hpp), computing what a candidate reaches takes a few ORs for each candidate reached.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "logic/chains/candidate_rows.hpp"
#include "logic/state/open_grid.hpp"
#include "logic/step.hpp"

namespace rookery {

struct StrongLink {
    CandidateId to;
    ChainReason reason;
};

// The kinds of houses, in the order of CellPlace, as reasons; and the inverse.
inline constexpr std::array<ChainReason, 3> kHouseReasons = {ChainReason::box, ChainReason::row, ChainReason::column};
constexpr int house_kind_of(ChainReason reason) {
    return static_cast<int>(reason) - static_cast<int>(ChainReason::box);
}

// The links that a search uses: those within a digit, strong links of cells only, or all.
enum class LinkSet : std::uint8_t { x, y, xy };

constexpr bool is_in(LinkSet set, ChainReason reason) {
    return set == LinkSet::xy || (set == LinkSet::y) == (reason == ChainReason::cell);
}

class ChainGraph {
  public:
    // Lists candidates and strong links. The grid must not change while links are used.
    void build(const OpenGrid& grid);
    // Makes this a part of another graph, which must not change either: `grid` has some of its candidates, and they
    // keep their ids. The part uses the rows of the whole; only the two-links of new strong links have to be added
    // first (for LinkSet::xy). Link lists, and rows of other sets, are available after list_links(). Rows may contain
    // candidates that the part does not have; for those that it has, they are correct.
    void begin_part(ChainGraph& whole, const OpenGrid& grid);
    void add_new_link(CandidateId y, CandidateId z);
    void list_links();
    // Builds the rows of weak links and of the two-links of a set. A second call for the same graph costs nothing.
    void build_rows(LinkSet set);

    int size() const { return size_; }
    int words() const { return words_; }
    int cell_of(CandidateId id) const { return cells_[id]; }
    int digit_of(CandidateId id) const { return digits_[id]; }
    // Requires that the grid has the candidate.
    CandidateId id_of(int cell, int digit) const {
        ROOKERY_EXPECTS(grid_->has(cell, digit));
        return ids_[9 * cell + digit - 1];
    }

    // Lists are built on first use.
    std::span<const CandidateId> weak(CandidateId id) { return weak_list(id).all(); }
    std::span<const CandidateId> weak_in_houses(CandidateId id) { return weak_list(id).in_houses(); }
    std::span<const CandidateId> weak(LinkSet set, CandidateId id) {
        return set == LinkSet::x ? weak_in_houses(id) : weak(id);
    }
    std::span<const StrongLink> strong(CandidateId id) const { return {strong_[id].data(), strong_count_[id]}; }

    // These need build_rows().
    const std::uint64_t* weak_row(CandidateId id) const {
        ROOKERY_EXPECTS(weak_rows_built_ && id < size_);
        return weak_rows_in_use_ + static_cast<std::size_t>(id) * words_;
    }
    const std::uint64_t* two_row(LinkSet set, CandidateId id) const {
        ROOKERY_EXPECTS(of(set).built && id < size_);
        return row(of(set).rows, id);
    }
    // Candidates that are true if this one is. It is in its own row only if it leads back to itself.
    const std::uint64_t* closure(LinkSet set, CandidateId id) {
        TwoLinks& links = of(set);
        ROOKERY_EXPECTS(links.built && id < size_);
        if (!links.closed[id]) close(links, id);
        return row(links.closures, id);
    }
    // Candidates that are false if this one is true.
    const std::uint64_t* refuted(LinkSet set, CandidateId id) {
        TwoLinks& links = of(set);
        ROOKERY_EXPECTS(links.built && id < size_);
        if (!links.has_refuted[id]) refute(set, id);
        return row(links.refuted, id);
    }

  private:
    // At most 8 in the cell and 20 in the houses.
    struct WeakList {
        bool listed;
        std::uint8_t in_cell;
        std::uint8_t count;
        std::array<CandidateId, 28> ids;
        std::span<const CandidateId> all() const { return {ids.data(), count}; }
        std::span<const CandidateId> in_houses() const { return {ids.data() + in_cell, ids.data() + count}; }
    };
    const WeakList& weak_list(CandidateId id) {
        WeakList& list = weak_[id];
        if (!list.listed) make_list(id, list);
        return list;
    }
    void make_list(CandidateId id, WeakList& list) const;
    void build_weak_rows();

    struct TwoLinks {
        bool built = false;
        std::vector<std::uint64_t> rows;
        std::vector<std::uint64_t> closures;
        std::vector<std::uint64_t> refuted;
        std::array<bool, kMaxCandidates> closed;
        std::array<bool, kMaxCandidates> has_refuted;
    };
    TwoLinks& of(LinkSet set) { return two_links_[static_cast<int>(set)]; }
    const TwoLinks& of(LinkSet set) const { return two_links_[static_cast<int>(set)]; }
    TwoLinks& begin_rows(LinkSet set);
    const std::uint64_t* row(const std::vector<std::uint64_t>& rows, int id) const {
        return rows.data() + static_cast<std::size_t>(id) * words_;
    }
    std::uint64_t* row(std::vector<std::uint64_t>& rows, int id) const {
        return rows.data() + static_cast<std::size_t>(id) * words_;
    }
    // Called once for each candidate; inlining it would prevent closure() from being inlined.
    [[gnu::noinline]] void close(TwoLinks& links, CandidateId id);
    [[gnu::noinline]] void refute(LinkSet set, CandidateId id);

    int size_ = 0;
    int words_ = 0;
    std::array<CandidateId, kMaxCandidates> ids_;
    std::array<std::uint8_t, kMaxCandidates> cells_;
    std::array<std::uint8_t, kMaxCandidates> digits_;
    const OpenGrid* grid_ = nullptr;
    std::array<WeakList, kMaxCandidates> weak_;
    std::array<std::array<StrongLink, 4>, kMaxCandidates> strong_;
    std::array<std::uint8_t, kMaxCandidates> strong_count_;
    static constexpr int kGroups = 81 + 9 * kHouseCount;  // cells; houses by digit
    bool weak_rows_built_ = false;
    std::vector<std::uint64_t> group_rows_;
    std::vector<std::uint64_t> weak_rows_;
    const std::uint64_t* weak_rows_in_use_ = nullptr;  // this graph's, or those of the whole
    std::array<TwoLinks, 3> two_links_;
};

}  // namespace rookery
