// ChainGraph: the links between the candidates of a grid, as chains follow them. Candidates are numbered 0, 1, 2, ... by
// cell, then digit; such a number is an `id`.
//
//   weak link     x is true  ─► y is false    y is another candidate of the cell, or the same digit in a house of it
//   strong link   y is false ─► z is true     two candidates are all there are in the cell, or of the digit in a house
//   two-link      x is true  ─► y is false ─► z is true
//
// Orders are those of Sudoku Explainer, where the first way to reach something counts: links of the cell before those
// of box, row and column; ascending in each.
//
// Rows are sets of ids as bits, `words` words each, so that "what can be reached" is a few ORs for each candidate
// reached.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "logic/open_grid.hpp"
#include "logic/step.hpp"

namespace rookery {

using CandidateId = std::uint16_t;
inline constexpr CandidateId kNoCandidate = 0xFFFF;
inline constexpr int kMostCandidates = 729;

struct StrongLink {
    CandidateId to;
    ChainReason reason;
};

struct TwoLink {
    CandidateId via;  // false
    CandidateId to;   // true
    ChainReason reason;
};

// The kinds of houses in the order of CellPlace, as reasons, and back.
inline constexpr std::array<ChainReason, 3> kHouseReasons = {ChainReason::box, ChainReason::row, ChainReason::column};
constexpr int house_kind_of(ChainReason reason) {
    return static_cast<int>(reason) - static_cast<int>(ChainReason::box);
}

// The links that a search uses: those within a digit, strong links of cells only, or all.
enum class LinkSet : std::uint8_t { x, y, xy };

class ChainGraph {
  public:
    // Candidates, weak and strong links.
    void build(const OpenGrid& grid);
    // Two-links, and the rows. Not needed for dynamic chains, whose strong links change.
    void build_two_links();
    // closure(): what is true once a candidate is. Needs the two-links; a second call for a set costs nothing.
    void close(LinkSet set);

    int size() const { return size_; }
    int words() const { return words_; }
    int cell_of(CandidateId id) const { return cells_[id]; }
    int digit_of(CandidateId id) const { return digits_[id]; }
    // The candidate must be there.
    CandidateId id_of(int cell, int digit) const { return ids_[9 * cell + digit - 1]; }

    std::span<const CandidateId> weak(CandidateId id) const {
        return {weak_.data() + weak_begin_[id], weak_.data() + weak_begin_[id + 1]};
    }
    // Those of the houses only.
    std::span<const CandidateId> weak_in_houses(CandidateId id) const {
        return {weak_.data() + weak_houses_[id], weak_.data() + weak_begin_[id + 1]};
    }
    std::span<const StrongLink> strong(CandidateId id) const { return {strong_[id].data(), strong_count_[id]}; }

    std::span<const TwoLink> two_links(LinkSet set, CandidateId id) const {
        const TwoLinks& links = two_links_[static_cast<int>(set)];
        return {links.list.data() + links.begin[id], links.list.data() + links.begin[id + 1]};
    }
    const std::uint64_t* two_row(LinkSet set, CandidateId id) const {
        return two_links_[static_cast<int>(set)].rows.data() + static_cast<std::size_t>(id) * words_;
    }
    // As far as close() was called for the set. A candidate is in its own row only if it leads back to itself.
    const std::uint64_t* closure(LinkSet set, CandidateId id) const {
        return two_links_[static_cast<int>(set)].closures.data() + static_cast<std::size_t>(id) * words_;
    }
    const std::uint64_t* weak_row(CandidateId id) const {
        return weak_rows_.data() + static_cast<std::size_t>(id) * words_;
    }

  private:
    struct TwoLinks {
        std::vector<TwoLink> list;
        std::array<std::uint32_t, kMostCandidates + 1> begin;
        std::vector<std::uint64_t> rows;
        std::vector<std::uint64_t> closures;
        bool closed = false;
    };

    int size_ = 0;
    int words_ = 0;
    std::array<CandidateId, kMostCandidates> ids_;
    std::array<std::uint8_t, kMostCandidates> cells_;
    std::array<std::uint8_t, kMostCandidates> digits_;
    std::vector<CandidateId> weak_;
    std::array<std::uint16_t, kMostCandidates + 1> weak_begin_;
    std::array<std::uint16_t, kMostCandidates> weak_houses_;
    std::array<std::array<StrongLink, 4>, kMostCandidates> strong_;
    std::array<std::uint8_t, kMostCandidates> strong_count_;
    std::vector<std::uint64_t> weak_rows_;
    std::array<TwoLinks, 3> two_links_;
};

inline constexpr int kMostWords = kMostCandidates / 64 + 1;

inline bool has_id(const std::uint64_t* row, CandidateId id) {
    return ((row[id >> 6] >> (id & 63)) & 1) != 0;
}
inline void add_id(std::uint64_t* row, CandidateId id) {
    row[id >> 6] |= std::uint64_t{1} << (id & 63);
}
inline void remove_id(std::uint64_t* row, CandidateId id) {
    row[id >> 6] &= ~(std::uint64_t{1} << (id & 63));
}

}  // namespace rookery
