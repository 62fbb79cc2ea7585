#include "logic/singles/singles_queue.hpp"

#include <algorithm>

#include "logic/changes.hpp"
#include "logic/highlights.hpp"

namespace rookery {

namespace {

constexpr std::array kHouseOrder{HouseKind::row, HouseKind::column, HouseKind::box};

// The peers of each cell, ascending.
constexpr auto kAscendingPeers = [] {
    auto table = Geometry9::kPeerCells;
    for (auto& peers : table) std::sort(peers.begin(), peers.end());
    return table;
}();

}  // namespace

void SinglesQueue::follow(const State& state, std::span<const CellDigit> order) {
    if (started_ && is_last(state)) return;
    if (!started_ || !follows_from_last(state)) start_over();
    for_each_difference(values_, state.all_values(), [&](int cell) { place(cell, state.value(cell)); });
    for (const CellDigit& at : order) {
        if (!state.has(at.cell, at.digit)) remove(at.cell, at.digit);
    }
    for_each_difference(candidates_, state.all_candidates(), [&](int cell) {
        DigitSet gone = static_cast<DigitSet>(candidates_[cell] & ~state.candidates(cell));
        for (; gone != 0; gone = without_lowest(gone)) remove(cell, lowest_digit(gone));
    });
    forget_filled();
}

bool SinglesQueue::is_last(const State& state) const {
    return candidates_ == state.all_candidates() && values_ == state.all_values();
}

bool SinglesQueue::follows_from_last(const State& state) const {
    bool follows = true;
    for_each_difference(values_, state.all_values(), [&](int cell) { follows &= values_[cell] == 0; });
    for_each_difference(candidates_, state.all_candidates(),
                        [&](int cell) { follows &= (state.candidates(cell) & ~candidates_[cell]) == 0; });
    return follows;
}

void SinglesQueue::start_over() {
    started_ = true;
    values_.fill(0);
    candidates_.fill(kAllDigits);
    for (auto& house : places_) house.fill(9);
    naked_.clear();
    hidden_.clear();
}

void SinglesQueue::place(int cell, int digit) {
    const DigitSet own = candidates_[cell];
    values_[cell] = static_cast<Digit>(digit);
    candidates_[cell] = 0;
    for (const int peer : kAscendingPeers[static_cast<std::size_t>(cell)]) remove(peer, digit);
    for (DigitSet rest = own; rest != 0; rest = without_lowest(rest)) {
        const Digit lost = lowest_digit(rest);
        for (const HouseKind kind : kHouseOrder) {
            const int house = Geometry9::house_of(cell, kind);
            if (lost == digit) {
                --places_[house][lost];
            } else {
                lose_place(house, lost);
            }
        }
    }
}

void SinglesQueue::remove(int cell, int digit) {
    DigitSet& set = candidates_[cell];
    if (!has_digit(set, digit)) return;
    set = static_cast<DigitSet>(set & ~digit_bit(digit));
    if (is_single(set)) naked_.push_back(cell_digit(cell, lowest_digit(set)));
    for (const HouseKind kind : kHouseOrder) lose_place(Geometry9::house_of(cell, kind), digit);
}

// The last place may be the cell that has just been filled, which is no longer a single.
void SinglesQueue::lose_place(int house, int digit) {
    if (--places_[house][digit] != 1) return;
    for (const int cell : Geometry9::kHouseCells[house]) {
        if (!has_digit(candidates_[cell], digit)) continue;
        hidden_.push_back(cell_digit(cell, digit));
        return;
    }
}

void SinglesQueue::forget_filled() {
    const auto filled = [this](const CellDigit& at) { return values_[at.cell] != 0; };
    naked_.erase(std::remove_if(naked_.begin(), naked_.end(), filled), naked_.end());
    hidden_.erase(std::remove_if(hidden_.begin(), hidden_.end(), filled), hidden_.end());
}

}  // namespace rookery
