#include "unavoidable/minimal.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace rookery {
namespace {

constexpr std::size_t kBatch = 8192;

// Sorts by size first, in one pass, so that comparing two sets need not count their cells.
void sort_list(UnavoidableList& list) {
    std::array<std::size_t, Geometry9::kCells + 2> begin{};
    for (const CellSet& set : list) ++begin[static_cast<std::size_t>(set.size()) + 1];
    for (std::size_t size = 1; size < begin.size(); ++size) begin[size] += begin[size - 1];
    UnavoidableList sorted(list.size());
    std::array<std::size_t, Geometry9::kCells + 2> next = begin;
    for (const CellSet& set : list) sorted[next[static_cast<std::size_t>(set.size())]++] = set;
    for (std::size_t size = 0; size + 1 < begin.size(); ++size) {
        const auto first = sorted.begin() + static_cast<std::ptrdiff_t>(begin[size]);
        const auto last = sorted.begin() + static_cast<std::ptrdiff_t>(begin[size + 1]);
        std::sort(first, last, has_lowest_difference);
    }
    list = std::move(sorted);
}

}  // namespace

void sort_and_merge(UnavoidableList& list) {
    sort_list(list);
    list.erase(std::unique(list.begin(), list.end()), list.end());
}

void keep_minimal(UnavoidableList& list) {
    sort_and_merge(list);
    SubsetIndex smaller;
    std::size_t kept = 0;
    for (const CellSet& set : list) {
        if (smaller.part_of(set) != nullptr) continue;
        smaller.add(set);
        list[kept++] = set;
    }
    list.resize(kept);
}

void SubsetIndex::add(const CellSet& set) {
    ROOKERY_EXPECTS(!set.empty());
    Group& group = by_first_cell_[static_cast<std::size_t>(set.first())];
    const std::size_t place = group.sets.size() % kBlock;
    if (place == 0) group.blocks.emplace_back();
    group.sets.push_back(set);
    group.cells |= set;
    const std::uint64_t bit = std::uint64_t{1} << (place % 64);
    const V128 mark = place < 64 ? V128::from_u64(bit, 0) : V128::from_u64(0, bit);
    Block& block = group.blocks.back();
    set.for_each([&](int cell) { block[static_cast<std::size_t>(cell)] |= mark; });
}

const CellSet* SubsetIndex::part_of(const CellSet& cells) const {
    for (CellSet rest = cells; !rest.empty();) {
        const int first = rest.first();
        rest.remove(first);
        const Group& group = by_first_cell_[static_cast<std::size_t>(first)];
        if (group.sets.empty()) continue;
        const CellSet outside = group.cells - cells;
        for (std::size_t number = 0; number < group.blocks.size(); ++number) {
            const Block& block = group.blocks[number];
            V128 beyond;  // the sets with a cell outside
            outside.for_each([&](int cell) { beyond |= block[static_cast<std::size_t>(cell)]; });
            const std::uint64_t lo = ~beyond.lo();
            const std::uint64_t hi = ~beyond.hi();
            if ((lo | hi) == 0) continue;
            const std::size_t place =
                static_cast<std::size_t>(lo != 0 ? std::countr_zero(lo) : 64 + std::countr_zero(hi));
            const std::size_t index = number * kBlock + place;  // beyond the end: an unused place in the last block
            if (index < group.sets.size()) return &group.sets[index];
        }
    }
    return nullptr;
}

void SubsetIndex::clear() {
    for (Group& group : by_first_cell_) {
        group.sets.clear();
        group.blocks.clear();
        group.cells = CellSet();
    }
}

void MinimalSets::add(const CellSet& set) {
    ROOKERY_EXPECTS(!set.empty());
    if (index_.part_of(set) != nullptr) return;
    fresh_.push_back(set);
    if (fresh_.size() >= kBatch) merge();
}

void MinimalSets::merge() {
    kept_.insert(kept_.end(), fresh_.begin(), fresh_.end());
    fresh_.clear();
    keep_minimal(kept_);
    index_.clear();
    for (const CellSet& set : kept_) index_.add(set);
}

UnavoidableList MinimalSets::take() {
    merge();
    index_.clear();
    return std::exchange(kept_, {});
}

CellSet shrunk_to_minimal(const KnownGrid& grid, const CellSet& cells) {
    OtherSolution other = grid.other(~cells);
    if (!other.found) return {};
    // The difference between two solutions is unavoidable, so only that is examined further. A cell that is needed in a
    // set stays needed in every part of it.
    CellSet set = other.differing;
    CellSet needed;
    for (CellSet open = set; !open.empty(); open = set - needed) {
        const CellSet cell = CellSet::single(open.first());
        other = grid.other(~(set - cell));
        if (other.found) {
            set = other.differing;
        } else {
            needed |= cell;
        }
    }
    return set;
}

}  // namespace rookery
