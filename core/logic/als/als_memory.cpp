#include "logic/als/als_memory.hpp"

#include <bit>

namespace rookery {

namespace {

constexpr int kMaxSetCells = 8;

// Chooses cells of one house, each choice before its extensions.
class HouseSets {
  public:
    HouseSets(const State& state, int house, std::vector<AlmostLockedSet>& sets)
        : state_{state}, kind_{Geometry9::kind_of_house(house)}, sets_{sets} {
        for (const int cell : Geometry9::kHouseCells[house]) {
            if (state.value(cell) == 0) cells_[count_++] = cell;
        }
    }
    void choose(int first, int size, CellSet chosen, DigitSet digits) {
        for (int i = first; i < count_; ++i) {
            const int cell = cells_[i];
            const auto united = static_cast<DigitSet>(digits | state_.candidates(cell));
            const int excess = digit_count(united) - size - 1;
            if (excess > count_ - i) continue;  // too many digits, however many cells follow
            const CellSet cells = chosen | CellSet::single(cell);
            if (excess == 1 && !is_known(cells, size + 1)) sets_.push_back({cells, united, {}, {}, {}});
            if (size + 1 < kMaxSetCells) choose(i + 1, size + 1, cells, united);
        }
    }

  private:
    // Rows are visited first, so single cells of a column, and sets of a box that are within one line, are already
    // known.
    bool is_known(CellSet cells, int size) const {
        if (kind_ == HouseKind::row) return false;
        if (kind_ == HouseKind::column || size == 1) return size == 1;
        const int cell = cells.first();
        return (cells - CellSet::house(Geometry9::house_of(cell, HouseKind::row))).empty() ||
               (cells - CellSet::house(Geometry9::house_of(cell, HouseKind::column))).empty();
    }

    const State& state_;
    HouseKind kind_;
    std::vector<AlmostLockedSet>& sets_;
    std::array<int, 9> cells_{};
    int count_ = 0;
};

}  // namespace

void AlsMemory::prepare(const State& state) {
    const bool same = prepared_ && state_ == state;
    if (!same) {
        state_ = state;
        collect(state);
    }
    if (!same || linked_with_overlap_ != overlap_) link();
    prepared_ = true;
    linked_with_overlap_ = overlap_;
}

void AlsMemory::collect(const State& state) {
    sets_.clear();
    for (const HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::box}) {
        for (int i = 0; i < 9; ++i) {
            HouseSets(state, 9 * static_cast<int>(kind) + i, sets_).choose(0, 0, {}, 0);
        }
    }
    std::array<CellSet, 9> with;
    for (int digit = 1; digit <= 9; ++digit) with[digit - 1] = state.cells_with(digit);
    for (AlmostLockedSet& set : sets_) {
        for (DigitSet rest = set.digits; rest != 0; rest = without_lowest(rest)) {
            const int d = lowest_digit(rest) - 1;
            set.places[d] = set.cells & with[d];
            CellSet sees = with[d] - set.cells;
            set.places[d].for_each([&](int cell) { sees &= CellSet::peers_of(cell); });
            set.sees[d] = sees;
            set.seen |= sees;
        }
    }
}

void AlsMemory::link() {
    relate();
    shares_are_known_ = false;
    commons_.clear();
    for (std::size_t i = 0; i < sets_.size(); ++i) {
        for (std::size_t v = i / 128; v < partners_.width(); ++v) {
            V128 partners;
            for (std::size_t row = first_row_[i]; row < first_row_[i + 1]; ++row) partners |= partners_.row(row)[v];
            list_commons(i, 128 * v, partners.lo());
            list_commons(i, 128 * v + 64, partners.hi());
        }
    }
    from_.fill(sets_.size(), commons_.size(), [&](std::size_t i) { return commons_[i].first; });
    to_.fill(sets_.size(), commons_.size(), [&](std::size_t i) { return commons_[i].second; });
}

void AlsMemory::list_commons(std::size_t set, std::size_t first, std::uint64_t partners) {
    if (first + 63 <= set) return;
    if (first <= set) partners &= ~((std::uint64_t{2} << (set - first)) - 1);  // later sets only
    for (; partners != 0; partners &= partners - 1) {
        const std::size_t other = first + static_cast<std::size_t>(std::countr_zero(partners));
        RestrictedCommon common{static_cast<std::uint16_t>(set), static_cast<std::uint16_t>(other), 0, 0};
        std::size_t row = first_row_[set];
        for (DigitSet rest = seen_digits_[set]; rest != 0; rest = without_lowest(rest)) {
            if (partners_.has(row++, other)) (common.digit == 0 ? common.digit : common.other) = lowest_digit(rest);
        }
        commons_.push_back(common);
    }
}

void AlsMemory::relate() {
    const std::size_t count = sets_.size();
    seen_digits_.assign(count, 0);
    first_row_.assign(count + 1, 0);
    seen_from_.clear(std::size_t{9} * 81, count);
    for (std::size_t i = 0; i < count; ++i) {
        for (DigitSet rest = sets_[i].digits; rest != 0; rest = without_lowest(rest)) {
            const int digit = lowest_digit(rest);
            const CellSet& sees = sets_[i].sees_of(digit);
            if (sees.empty()) continue;
            seen_digits_[i] = static_cast<DigitSet>(seen_digits_[i] | digit_bit(digit));
            sees.for_each([&](int cell) { seen_from_.add(seen_from(digit, cell), i); });
        }
        first_row_[i + 1] = first_row_[i] + static_cast<std::uint32_t>(digit_count(seen_digits_[i]));
    }
    if (!overlap_) {
        at_cell_.clear(81, count);
        for (std::size_t i = 0; i < count; ++i) {
            sets_[i].cells.for_each([&](int cell) { at_cell_.add(static_cast<std::size_t>(cell), i); });
        }
        overlapping_.clear(count, count);
        for (std::size_t i = 0; i < count; ++i) {
            sets_[i].cells.for_each([&](int cell) { overlapping_.unite(i, at_cell_, static_cast<std::size_t>(cell)); });
        }
    }
    partners_.clear(first_row_[count], count);
    for (std::size_t i = 0; i < count; ++i) {
        std::size_t row = first_row_[i];
        for (DigitSet rest = seen_digits_[i]; rest != 0; rest = without_lowest(rest), ++row) {
            const int digit = lowest_digit(rest);
            CellSet places = sets_[i].places_of(digit);
            partners_.copy(row, seen_from_, seen_from(digit, places.first()));
            places.remove(places.first());
            places.for_each([&](int cell) { partners_.intersect(row, seen_from_, seen_from(digit, cell)); });
            if (!overlap_) partners_.subtract(row, overlapping_, i);
        }
    }
}

const SetRows& AlsMemory::sharers() {
    if (shares_are_known_) return sharers_;
    shares_are_known_ = true;
    const std::size_t count = sets_.size();
    sharers_.clear(first_row_[count], count);
    for (std::size_t i = 0; i < count; ++i) {
        std::size_t row = first_row_[i];
        for (DigitSet rest = seen_digits_[i]; rest != 0; rest = without_lowest(rest), ++row) {
            const int digit = lowest_digit(rest);
            sets_[i].sees_of(digit).for_each(
                [&](int cell) { sharers_.unite(row, seen_from_, seen_from(digit, cell)); });
        }
    }
    return sharers_;
}

SetRows AlsMemory::sets_with(CellSet cells) const {
    SetRows with;
    with.clear(1, sets_.size());
    for (std::size_t i = 0; i < sets_.size(); ++i) {
        if (!(sets_[i].cells & cells).empty()) with.add(0, i);
    }
    return with;
}

void AlsMemory::unite_others(const SetRows& rows, SetRows& united) const {
    united.clear(row_count(), sets_.size());
    for (std::size_t set = 0; set < sets_.size(); ++set)
        united.unite_others_of(rows, first_row_[set], first_row_[set + 1]);
}

void AlsMemory::subtract_overlapping(SetRows& rows) const {
    if (overlap_) return;
    for (std::size_t set = 0; set < sets_.size(); ++set) {
        for (std::size_t row = first_row_[set]; row < first_row_[set + 1]; ++row) rows.subtract(row, overlapping_, set);
    }
}

}  // namespace rookery
