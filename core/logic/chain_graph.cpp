#include "logic/chain_graph.hpp"

#include <algorithm>
#include <bit>

#include "logic/crossings.hpp"

namespace rookery {

void ChainGraph::build(const OpenGrid& grid) {
    int size = 0;
    for (int cell = 0; cell < 81; ++cell) {
        for (DigitSet rest = grid.candidates(cell); rest != 0; rest = without_lowest(rest)) {
            const int digit = lowest_digit(rest);
            ids_[9 * cell + digit - 1] = static_cast<CandidateId>(size);
            cells_[size] = static_cast<std::uint8_t>(cell);
            digits_[size] = static_cast<std::uint8_t>(digit);
            ++size;
        }
    }
    size_ = size;
    words_ = std::max(1, (size + 63) / 64);

    // At most 8 in the cell and 20 in the houses.
    weak_.resize(static_cast<std::size_t>(size) * 28);
    CandidateId* weak = weak_.data();
    for (int i = 0; i < size; ++i) {
        const int cell = cells_[i];
        const int digit = digits_[i];
        const DigitSet others = static_cast<DigitSet>(grid.candidates(cell) & ~digit_bit(digit));
        const CandidateId first_of_cell = ids_[9 * cell + lowest_digit(grid.candidates(cell)) - 1];
        weak_begin_[i] = static_cast<std::uint16_t>(weak - weak_.data());
        for (int k = 0, n = digit_count(others) + 1; k < n; ++k) {
            if (first_of_cell + k != i) *weak++ = static_cast<CandidateId>(first_of_cell + k);
        }
        weak_houses_[i] = static_cast<std::uint16_t>(weak - weak_.data());

        std::uint8_t strong = 0;
        if (is_single(others)) {
            strong_[i][strong++] = {id_of(cell, lowest_digit(others)), ChainReason::cell};
        }
        const std::uint8_t house_links = strong;
        const CellPlace& place = kCellPlaces[cell];
        // Cells of the lines that lie in the box too were listed with the box.
        const std::array<PositionSet, 3> listed = {0, kRowThirds[Geometry9::column_of(cell) / 3],
                                                   kRowThirds[Geometry9::row_of(cell) / 3]};
        for (int kind = 0; kind < 3; ++kind) {
            const int house = place.houses[kind];
            const auto positions = static_cast<PositionSet>(grid.positions(house, digit) & ~place.bits[kind]);
            for (PositionSet rest = positions & ~listed[kind]; rest != 0; rest = without_lowest(rest)) {
                *weak++ = id_of(first_cell_of(house, rest), digit);
            }
            if (!is_single(positions)) continue;
            const CandidateId to = id_of(first_cell_of(house, positions), digit);
            bool known = false;  // a pair of a box may be one of a line too
            for (std::uint8_t k = house_links; k < strong; ++k) known |= strong_[i][k].to == to;
            if (!known) strong_[i][strong++] = {to, kHouseReasons[kind]};
        }
        strong_count_[i] = strong;
    }
    weak_begin_[size] = static_cast<std::uint16_t>(weak - weak_.data());
    weak_rows_built_ = false;
    for (TwoLinks& links : two_links_) links.built = false;
}

void ChainGraph::build_rows(LinkSet set) {
    const auto row_words = static_cast<std::size_t>(size_) * words_;
    if (!weak_rows_built_) {
        weak_rows_built_ = true;
        weak_rows_.assign(row_words, 0);
        for (int i = 0; i < size_; ++i) {
            std::uint64_t* const row = this->row(weak_rows_, i);
            for (const CandidateId y : weak(static_cast<CandidateId>(i))) add_id(row, y);
        }
    }
    TwoLinks& links = of(set);
    if (links.built) return;
    links.built = true;
    links.rows.assign(row_words, 0);
    links.closures.resize(row_words);
    std::fill_n(links.closed.begin(), size_, false);
    // x true ─► y false ─► z true, read as: y has the strong link to z, so all that y is weakly linked to have it.
    for (int i = 0; i < size_; ++i) {
        const auto y = static_cast<CandidateId>(i);
        for (const StrongLink& strong : this->strong(y)) {
            if (!is_in(set, strong.reason)) continue;
            for (const CandidateId x : weak(set, y)) {
                if (x != strong.to) add_id(row(links.rows, x), strong.to);
            }
        }
    }
}

// Breadth does not matter here; rows that are closed already serve the others.
void ChainGraph::close(TwoLinks& links, CandidateId id) {
    links.closed[id] = true;
    const int words = words_;
    std::uint64_t* const reached = row(links.closures, id);
    std::array<std::uint64_t, kMostWords> todo;
    std::copy_n(row(links.rows, id), words, reached);
    std::copy_n(reached, words, todo.begin());
    for (int w = 0; w < words;) {
        if (todo[w] == 0) {
            ++w;
            continue;
        }
        const int z = 64 * w + std::countr_zero(todo[w]);
        todo[w] &= todo[w] - 1;
        const bool known = links.closed[z] && z != id;
        const std::uint64_t* const more = row(known ? links.closures : links.rows, z);
        int lowest = w;
        for (int k = 0; k < words; ++k) {
            const std::uint64_t fresh = more[k] & ~reached[k];
            reached[k] |= fresh;
            todo[k] = known ? todo[k] & ~more[k] : todo[k] | fresh;
            if (k < lowest && todo[k] != 0) lowest = k;
        }
        w = lowest;
    }
}

}  // namespace rookery
