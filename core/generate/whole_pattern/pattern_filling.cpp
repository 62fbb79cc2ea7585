#include "generate/whole_pattern/pattern_filling.hpp"

#include <algorithm>

#include "contract/contract.hpp"

namespace rookery {
namespace {

constexpr int kSize = Geometry9::kSize;
constexpr int kFewestDigits = 8;  // two missing digits could be swapped

}  // namespace

PatternFilling::PatternFilling(const WholePattern& pattern) : pattern_{pattern}, next_new_{pattern.first_alike_} {
    open_.resize(cells() + 1);
    std::vector<std::uint32_t>& all = open_[pattern.given_];
    for (std::size_t i = 0; i < pattern.maps_.size(); ++i) all.push_back(static_cast<std::uint32_t>(i));
    for (std::size_t i = 0; i < pattern.given_; ++i) {
        const int cell = pattern.cells_[i];
        const auto name = std::find(pattern.name_.begin() + 1, pattern.name_.end(), (*pattern.request_.given)[cell]);
        const auto digit = static_cast<Digit>(name - pattern.name_.begin());
        toggle(cell, digit);
        digits_.push_back(digit);
        next_new_.push_back(pattern.first_alike_);
    }
}

void PatternFilling::toggle(int cell, Digit digit) {
    const DigitSet bit = digit_bit(digit);
    for (const HouseKind kind : kHouseKinds)
        in_house_[static_cast<std::size_t>(Geometry9::house_of(cell, kind))] ^= bit;
    board_[cell] = board_[cell] == 0 ? pattern_.name_[digit] : Digit{0};
}

DigitSet PatternFilling::choices() const {
    const int cell = next_cell();
    DigitSet seen = 0;
    for (const HouseKind kind : kHouseKinds) {
        seen = static_cast<DigitSet>(seen | in_house_[static_cast<std::size_t>(Geometry9::house_of(cell, kind))]);
    }
    const int next_new = next_new_.back();
    DigitSet free = static_cast<DigitSet>(all_digits(std::min(next_new, kSize)) & ~seen);
    // If the number of new digits needed equals the number of cells left, the next digit must be new.
    const int missing = kFewestDigits - (next_new - 1);
    const int left = static_cast<int>(cells() - filled());
    if (missing > left) return 0;
    if (missing == left && next_new <= kSize) free = static_cast<DigitSet>(free & digit_bit(next_new));
    return free;
}

bool PatternFilling::push(Digit digit) {
    ROOKERY_EXPECTS(!is_full());
    const int next_new = next_new_.back();
    digits_.push_back(digit);
    if (!is_least()) {
        digits_.pop_back();
        return false;
    }
    toggle(pattern_.cells_[filled() - 1], digit);
    next_new_.push_back(next_new + (digit == next_new ? 1 : 0));
    return true;
}

void PatternFilling::pop() {
    toggle(pattern_.cells_[filled() - 1], digits_.back());
    digits_.pop_back();
    next_new_.pop_back();
}

bool PatternFilling::is_least() {
    std::vector<std::uint32_t>& still_open = open_[filled()];
    still_open.clear();
    comparisons_ += open_[filled() - 1].size() + 1;
    for (const std::uint32_t map : open_[filled() - 1]) {
        const Order order = compare(pattern_.maps_[map]);
        if (order == Order::before) return false;
        if (order == Order::open) still_open.push_back(map);
    }
    return true;
}

// Compares this filling with its image under the map, digits renamed.
PatternFilling::Order PatternFilling::compare(const PatternMap& map) const {
    std::array<Digit, kSize + 1> renamed{};
    Digit names = 0;
    for (std::size_t i = 0; i < digits_.size(); ++i) {
        if (map[i] >= digits_.size()) return Order::open;
        Digit& name = renamed[digits_[map[i]]];
        if (name == 0) name = ++names;
        if (name != digits_[i]) return name < digits_[i] ? Order::before : Order::behind;
    }
    return Order::open;
}

}  // namespace rookery
