#include "logic/chains/chain_graph.hpp"

#include <algorithm>
#include <bit>

#include "logic/state/crossings.hpp"

namespace rookery {

void ChainGraph::build(const OpenGrid& grid) {
    grid_ = &grid;
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
    weak_rows_built_ = false;
    for (TwoLinks& links : two_links_) links.built = false;
    list_links();
}

void ChainGraph::list_links() {
    const OpenGrid& grid = *grid_;
    for (int i = 0; i < size_; ++i) {
        weak_[i].listed = false;
        const int cell = cells_[i];
        const int digit = digits_[i];
        strong_count_[i] = 0;
        if (!grid.has(cell, digit)) continue;
        const auto others = static_cast<DigitSet>(grid.candidates(cell) & ~digit_bit(digit));
        std::uint8_t strong = 0;
        if (is_single(others)) strong_[i][strong++] = {id_of(cell, lowest_digit(others)), ChainReason::cell};
        const std::uint8_t house_links = strong;
        const CellPlace& place = kCellPlaces[cell];
        for (int kind = 0; kind < 3; ++kind) {
            const int house = place.houses[kind];
            const auto positions = static_cast<PositionSet>(grid.positions(house, digit) & ~place.bits[kind]);
            if (!is_single(positions)) continue;
            const CandidateId to = id_of(first_cell_of(house, positions), digit);
            bool known = false;  // a pair of a box may also be one of a line
            for (std::uint8_t k = house_links; k < strong; ++k) known |= strong_[i][k].to == to;
            if (!known) strong_[i][strong++] = {to, kHouseReasons[kind]};
        }
        strong_count_[i] = strong;
    }
}

void ChainGraph::begin_part(ChainGraph& whole, const OpenGrid& grid) {
    whole.build_rows(LinkSet::xy);
    grid_ = &grid;
    size_ = whole.size_;
    words_ = whole.words_;
    ids_ = whole.ids_;
    std::copy_n(whole.cells_.begin(), size_, cells_.begin());
    std::copy_n(whole.digits_.begin(), size_, digits_.begin());
    weak_rows_in_use_ = whole.weak_rows_in_use_;
    weak_rows_built_ = true;
    for (TwoLinks& links : two_links_) links.built = false;
    TwoLinks& links = begin_rows(LinkSet::xy);
    links.rows = whole.of(LinkSet::xy).rows;
}

// y false ─► z true: so every candidate weakly linked to y gets the two-link.
void ChainGraph::add_new_link(CandidateId y, CandidateId z) {
    TwoLinks& links = of(LinkSet::xy);
    for_each_id(weak_row(y), words_, [&](CandidateId x) {
        if (x != z) add_id(row(links.rows, x), z);
    });
}

void ChainGraph::make_list(CandidateId id, WeakList& list) const {
    const int cell = cells_[id];
    const int digit = digits_[id];
    int count = 0;
    for (DigitSet rest = grid_->candidates(cell) & ~digit_bit(digit); rest != 0; rest = without_lowest(rest)) {
        list.ids[count++] = id_of(cell, lowest_digit(rest));
    }
    list.in_cell = static_cast<std::uint8_t>(count);
    const CellPlace& place = kCellPlaces[cell];
    // Cells of the lines that are also in the box are listed with the box.
    const std::array<PositionSet, 3> listed = {0, kRowThirds[Geometry9::column_of(cell) / 3],
                                               kRowThirds[Geometry9::row_of(cell) / 3]};
    for (int kind = 0; kind < 3; ++kind) {
        const int house = place.houses[kind];
        const PositionSet positions = grid_->positions(house, digit) & ~place.bits[kind] & ~listed[kind];
        for_each_cell(house, positions, [&](int other) { list.ids[count++] = id_of(other, digit); });
    }
    list.count = static_cast<std::uint8_t>(count);
    list.listed = true;
}

// A candidate's row is the union of the rows of its cell and of its digit in its three houses, without itself.
void ChainGraph::build_weak_rows() {
    const int words = words_;
    weak_rows_.resize(static_cast<std::size_t>(size_) * words);
    group_rows_.assign(static_cast<std::size_t>(kGroups) * words, 0);
    const auto groups_of = [&](int id) {
        const CellPlace& place = kCellPlaces[cells_[id]];
        const int first = 81 + kHouseCount * (digits_[id] - 1);
        return std::array<int, 4>{cells_[id], first + place.houses[0], first + place.houses[1],
                                  first + place.houses[2]};
    };
    for (int id = 0; id < size_; ++id) {
        for (const int group : groups_of(id)) add_id(row(group_rows_, group), static_cast<CandidateId>(id));
    }
    for (int id = 0; id < size_; ++id) {
        const std::array<int, 4> groups = groups_of(id);
        const std::uint64_t* const cell = row(group_rows_, groups[0]);
        const std::uint64_t* const box = row(group_rows_, groups[1]);
        const std::uint64_t* const line = row(group_rows_, groups[2]);
        const std::uint64_t* const column = row(group_rows_, groups[3]);
        std::uint64_t* const weak = row(weak_rows_, id);
        for (int w = 0; w < words; ++w) weak[w] = cell[w] | box[w] | line[w] | column[w];
        remove_id(weak, static_cast<CandidateId>(id));
    }
    weak_rows_in_use_ = weak_rows_.data();
}

// Allocates everything except `rows`.
ChainGraph::TwoLinks& ChainGraph::begin_rows(LinkSet set) {
    TwoLinks& links = of(set);
    const auto row_words = static_cast<std::size_t>(size_) * words_;
    links.built = true;
    links.closures.resize(row_words);
    links.refuted.resize(row_words);
    std::fill_n(links.closed.begin(), size_, false);
    std::fill_n(links.has_refuted.begin(), size_, false);
    return links;
}

void ChainGraph::build_rows(LinkSet set) {
    if (!weak_rows_built_) {
        weak_rows_built_ = true;
        build_weak_rows();
    }
    if (of(set).built) return;
    TwoLinks& links = begin_rows(set);
    links.rows.assign(static_cast<std::size_t>(size_) * words_, 0);
    // x true ─► y false ─► z true, read as: y has the strong link to z, so every x weakly linked to y gets the two-link
    // to z.
    for (int i = 0; i < size_; ++i) {
        const auto y = static_cast<CandidateId>(i);
        const std::uint64_t* const weak = weak_row(y);
        for (const StrongLink& strong : this->strong(y)) {
            if (!is_in(set, strong.reason)) continue;
            const CandidateId z = strong.to;
            for_each_id(weak, words_, [&](CandidateId x) {
                if (x != z && (set != LinkSet::x || digits_[x] == digits_[i])) add_id(row(links.rows, x), z);
            });
        }
    }
}

// The order of visits does not matter here; rows that are already closed are reused.
void ChainGraph::close(TwoLinks& links, CandidateId id) {
    links.closed[id] = true;
    const int words = words_;
    std::uint64_t* const reached = row(links.closures, id);
    std::array<std::uint64_t, kMaxWords> todo;
    std::copy_n(row(links.rows, id), words, reached);
    std::copy_n(reached, words, todo.begin());
    drain(todo.data(), words, [&](CandidateId z) {
        if (links.closed[z] && z != id) {
            const std::uint64_t* const more = row(links.closures, z);
            for (int w = 0; w < words; ++w) {
                reached[w] |= more[w];
                todo[w] &= ~more[w];
            }
            return;
        }
        const std::uint64_t* const more = row(links.rows, z);
        for (int w = 0; w < words; ++w) {
            todo[w] |= more[w] & ~reached[w];
            reached[w] |= more[w];
        }
    });
}

void ChainGraph::refute(LinkSet set, CandidateId id) {
    TwoLinks& links = of(set);
    links.has_refuted[id] = true;
    const int words = words_;
    std::uint64_t* const gone = row(links.refuted, id);
    std::array<std::uint64_t, kMaxWords> todo;
    std::copy_n(closure(set, id), words, todo.begin());
    std::copy_n(weak_row(id), words, gone);
    remove_id(todo.data(), id);
    // As in close(): a finished row covers everything that its candidate leads to.
    drain(todo.data(), words, [&](CandidateId z) {
        if (!links.has_refuted[z]) return unite(gone, weak_row(z), words);
        const std::uint64_t* const more = row(links.refuted, z);
        const std::uint64_t* const led_to = row(links.closures, z);
        for (int w = 0; w < words; ++w) {
            gone[w] |= more[w];
            todo[w] &= ~led_to[w];
        }
    });
}

}  // namespace rookery
