#include "logic/als/als_memory.hpp"

#include <bit>

namespace rookery {

namespace {

constexpr int kMaxSetCells = 8;

// Chooses cells of one house, each choice before those that it grows into.
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
            if (excess > count_ - i) continue;  // however many cells follow
            const CellSet cells = chosen | CellSet::single(cell);
            if (excess == 1 && !is_known(cells, size + 1)) sets_.push_back({cells, united, {}, {}, {}});
            if (size + 1 < kMaxSetCells) choose(i + 1, size + 1, cells, united);
        }
    }

  private:
    // Rows come first, so of columns only single cells, and of boxes what lies in a line, have been there before.
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
    commons_.clear();
    // Sets as bits: by digit those that something outside sees all places of, and of these, by cell, those with a place
    // there.
    const std::size_t words = (sets_.size() + 63) / 64;
    std::vector<std::uint64_t> of_digit(9 * words);
    std::vector<std::uint64_t> at_place(std::size_t{9} * 81 * words);
    const auto add = [](std::uint64_t* row, std::size_t set) { row[set / 64] |= std::uint64_t{1} << set % 64; };
    for (std::size_t i = 0; i < sets_.size(); ++i) {
        for (DigitSet rest = sets_[i].digits; rest != 0; rest = without_lowest(rest)) {
            const auto d = static_cast<std::size_t>(lowest_digit(rest) - 1);
            if (sets_[i].sees[d].empty()) continue;
            add(of_digit.data() + d * words, i);
            sets_[i].places[d].for_each(
                [&](int cell) { add(at_place.data() + (81 * d + static_cast<std::size_t>(cell)) * words, i); });
        }
    }
    std::array<CellSet, 9> with;
    for (int digit = 1; digit <= 9; ++digit) with[digit - 1] = state_.cells_with(digit);
    std::vector<std::uint64_t> partners(9 * words);  // by digit, of one set
    for (std::size_t i = 0; i < sets_.size(); ++i) {
        const AlmostLockedSet& a = sets_[i];
        DigitSet seen = 0;
        for (DigitSet rest = a.digits; rest != 0; rest = without_lowest(rest)) {
            const auto d = static_cast<std::size_t>(lowest_digit(rest) - 1);
            if (a.sees[d].empty()) continue;
            seen = static_cast<DigitSet>(seen | digit_bit(lowest_digit(rest)));
            std::uint64_t* const row = partners.data() + d * words;
            for (std::size_t w = i / 64; w < words; ++w) row[w] = of_digit[d * words + w];
            (with[d] - a.sees[d]).for_each([&](int cell) {
                const std::uint64_t* there = at_place.data() + (81 * d + static_cast<std::size_t>(cell)) * words;
                for (std::size_t w = i / 64; w < words; ++w) row[w] &= ~there[w];
            });
        }
        for (std::size_t w = i / 64; w < words; ++w) {
            std::uint64_t any = 0;
            for (DigitSet rest = seen; rest != 0; rest = without_lowest(rest)) {
                any |= partners[static_cast<std::size_t>(lowest_digit(rest) - 1) * words + w];
            }
            if (w == i / 64) any &= ~((std::uint64_t{2} << i % 64) - 1);  // later sets only
            for (; any != 0; any &= any - 1) {
                const std::size_t j = 64 * w + static_cast<std::size_t>(std::countr_zero(any));
                const CellSet shared = a.cells & sets_[j].cells;
                if (!overlap_ && !shared.empty()) continue;
                RestrictedCommon common{static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(j), 0, 0};
                for (DigitSet rest = seen; rest != 0; rest = without_lowest(rest)) {
                    const Digit digit = lowest_digit(rest);
                    const std::uint64_t row = partners[static_cast<std::size_t>(digit - 1) * words + w];
                    // What sees all of a's places lies outside a, so none of the other's is shared.
                    if ((row >> j % 64 & 1) == 0 || !(a.places_of(digit) & shared).empty()) continue;
                    (common.digit == 0 ? common.digit : common.other) = digit;
                }
                if (common.digit != 0) commons_.push_back(common);
            }
        }
    }
    from_.fill(sets_.size(), commons_.size(), [&](std::size_t i) { return commons_[i].first; });
    to_.fill(sets_.size(), commons_.size(), [&](std::size_t i) { return commons_[i].second; });
}

}  // namespace rookery
