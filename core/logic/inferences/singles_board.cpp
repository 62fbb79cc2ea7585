#include "logic/inferences/singles_board.hpp"

#include <algorithm>

#include "logic/highlights.hpp"

namespace rookery {

namespace {

// HoDoKu's order of the houses of a cell.
std::array<int, 3> row_column_box(int cell) {
    const auto& houses = kCellPlaces[cell].houses;
    return {houses[1], houses[2], houses[0]};
}

}  // namespace

SinglesBoard::SinglesBoard(const State& state) {
    for (int cell = 0; cell < 81; ++cell) {
        candidates_[cell] = state.candidates(cell);
        values_[cell] = state.value(cell);
        if (is_single(candidates_[cell])) naked_.push_back(cell_digit(cell, lowest_digit(candidates_[cell])));
    }
    for (int house = 0; house < kHouseCount; ++house) {
        for (int digit = 1; digit <= 9; ++digit) {
            const PositionSet places = state.positions(house, digit);
            places_[house][digit - 1] = static_cast<std::int16_t>(std::popcount(places));
            if (is_single(places)) hidden_.push_back(cell_digit(first_cell_of(house, places), digit));
        }
    }
}

void SinglesBoard::take_place(int house, int digit, bool is_placed) {
    const int left = --places_[house][digit - 1];
    if (left == 1 && !is_placed) {
        for (const int cell : Geometry9::kHouseCells[house]) {
            if (!has_digit(candidates_[cell], digit)) continue;
            hidden_.push_back(cell_digit(cell, digit));
            break;
        }
    }
}

void SinglesBoard::drop_hidden_single(int house, int digit) {
    const auto found = std::find_if(hidden_.begin(), hidden_.end(), [&](CellDigit single) {
        const auto& houses = kCellPlaces[single.cell].houses;
        return single.digit == digit && std::find(houses.begin(), houses.end(), house) != houses.end();
    });
    if (found != hidden_.end()) hidden_.erase(found);
}

void SinglesBoard::eliminate(int cell, int digit) {
    if (!has_digit(candidates_[cell], digit)) return;
    candidates_[cell] = static_cast<DigitSet>(candidates_[cell] & ~digit_bit(digit));
    if (candidates_[cell] == 0) return;  // a contradiction: HoDoKu stops counting
    if (is_single(candidates_[cell])) naked_.push_back(cell_digit(cell, lowest_digit(candidates_[cell])));
    for (const int house : row_column_box(cell)) {
        take_place(house, digit, false);
        if (places(house, digit) == 0) drop_hidden_single(house, digit);
    }
}

void SinglesBoard::place(int cell, int digit) {
    if (values_[cell] == digit) return;
    values_[cell] = static_cast<Digit>(digit);
    const DigitSet before = candidates_[cell];
    candidates_[cell] = 0;
    CellSet::peers_of(cell).for_each([&](int peer) { eliminate(peer, digit); });
    for (DigitSet rest = before; rest != 0; rest = without_lowest(rest)) {
        const int gone = lowest_digit(rest);
        for (const int house : row_column_box(cell)) take_place(house, gone, gone == digit);
    }
}

void SinglesBoard::naked_singles(std::vector<CellDigit>& singles) const {
    for (const CellDigit single : naked_) {
        if (values_[single.cell] == 0) singles.push_back(single);
    }
}

void SinglesBoard::hidden_singles(std::vector<CellDigit>& singles) const {
    CellSet found;
    for (const CellDigit single : hidden_) {
        if (values_[single.cell] != 0 || found.contains(single.cell)) continue;
        for (const int house : kCellPlaces[single.cell].houses) {
            if (places(house, single.digit) != 1) continue;
            singles.push_back(single);
            found.add(single.cell);
            break;
        }
    }
}

}  // namespace rookery
