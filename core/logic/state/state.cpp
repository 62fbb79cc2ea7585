// How State keeps its two views in step.
//
// Placing a digit affects one digit in all houses and all digits in three houses. The first part is done for the 27
// houses at once: the row kReach of the cell is subtracted from the digit's row of position sets, a loop without
// branches over whole vectors. That is why positions are stored digit by digit.
//
// Contradictions are detected where they arise, because a set can become empty only when its last member is removed.
#include "logic/state/state.hpp"

namespace rookery {

State::State() {
    HouseRow every_house{};
    for (int house = 0; house < kHouseCount; ++house) every_house[house] = kAllPositions;
    positions_.fill(every_house);
    candidates_.fill(kAllDigits);
    empty_ = every_house;
}

State::State(const Grid9& givens) : State() {
    for (int cell = 0; cell < 81; ++cell) {
        if (givens[cell] == 0) continue;
        place(cell, givens[cell]);
        givens_[static_cast<std::size_t>(cell) / 64] |= std::uint64_t{1} << cell % 64;
    }
}

State::State(const Candidates9& candidates) : State(Grid9{}, candidates) {}

State::State(const Grid9& values, const Candidates9& candidates) : State(values) {
    for (int cell = 0; cell < 81; ++cell) {
        for (DigitSet gone = static_cast<DigitSet>(candidates_[cell] & ~candidates[cell]); gone != 0;
             gone = without_lowest(gone)) {
            eliminate(cell, lowest_digit(gone));
        }
    }
}

CellSet State::cells_with(int digit) const {
    ROOKERY_EXPECTS(1 <= digit && digit <= 9);
    // The nine rows, nine bits each, one after the other; the eighth (house 16) starts at bit 63.
    const HouseRow& row = positions_[digit - 1];
    std::uint64_t lo = 0;
    for (int r = 0; r < 7; ++r) lo |= std::uint64_t{row[9 + r]} << (9 * r);
    lo |= std::uint64_t{row[16]} << 63;
    const std::uint64_t hi = std::uint64_t{row[16]} >> 1 | std::uint64_t{row[17]} << 8;
    return CellSet::from_words(lo, hi);
}

CellSet State::cells_with_count(int count) const {
    std::uint64_t lo = 0;
    std::uint64_t hi = 0;
    for (int cell = 0; cell < 64; ++cell) lo |= std::uint64_t{candidate_count(cell) == count} << cell;
    for (int cell = 64; cell < 81; ++cell) hi |= std::uint64_t{candidate_count(cell) == count} << (cell - 64);
    return CellSet::from_words(lo, hi);
}

void State::place(int cell, int digit) {
    ROOKERY_EXPECTS(values_[cell] == 0 && 1 <= digit && digit <= 9);
    const DigitSet bit = digit_bit(digit);
    if (values_[cell] != 0 || (candidates_[cell] & bit) == 0) contradiction_ = true;
    if (values_[cell] != 0) return;

    const CellPlace& place = kCellPlaces[cell];
    for (DigitSet rest = static_cast<DigitSet>(candidates_[cell] & ~bit); rest != 0; rest = without_lowest(rest)) {
        HouseRow& row = positions_[lowest_digit(rest) - 1];
        for (int kind = 0; kind < 3; ++kind) {
            PositionSet& positions = row[place.houses[kind]];
            if (positions == place.bits[kind]) contradiction_ = true;
            positions = static_cast<PositionSet>(positions & ~place.bits[kind]);
        }
    }
    for (int kind = 0; kind < 3; ++kind) {
        PositionSet& empty = empty_[place.houses[kind]];
        empty = static_cast<PositionSet>(empty & ~place.bits[kind]);
    }
    values_[cell] = static_cast<Digit>(digit);
    candidates_[cell] = 0;
    ++placed_[digit - 1];
    --empty_cells_;

    bool emptied = false;
    for (const int peer : Geometry9::kPeerCells[cell]) {
        emptied |= candidates_[peer] == bit;
        candidates_[peer] = static_cast<DigitSet>(candidates_[peer] & ~bit);
    }
    HouseRow& row = positions_[digit - 1];
    const HouseRow& reach = kReach[cell];
    PositionSet lost = 0;  // union of the last positions lost by houses other than the cell's own
    for (std::size_t house = 0; house < row.size(); ++house) {
        const PositionSet before = row[house];
        const PositionSet after = static_cast<PositionSet>(before & ~reach[house]);
        lost = static_cast<PositionSet>(lost | (before & all_if(after == 0) & all_if(reach[house] != kAllPositions)));
        row[house] = after;
    }
    if (emptied || lost != 0) contradiction_ = true;
}

void State::eliminate(int cell, int digit) {
    ROOKERY_EXPECTS(0 <= cell && cell < 81);
    if (!has(cell, digit)) return;
    const CellPlace& place = kCellPlaces[cell];
    bool last = candidates(cell) == digit_bit(digit);
    for (int kind = 0; kind < 3; ++kind) last |= positions(place.houses[kind], digit) == place.bits[kind];
    if (last) contradiction_ = true;
    remove(cell, digit);
}

Grid9 State::values() const {
    Grid9 grid;
    grid.digits = values_;
    return grid;
}

}  // namespace rookery
