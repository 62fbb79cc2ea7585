#include "solve/shape_state.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace rookery {

ShapeState::ShapeState(const Shape& shape)
    : houses_{&ShapeHouses::of(shape)},
      sets_(static_cast<std::size_t>(shape.cells()), wide::all(shape.side())),
      placed_(static_cast<std::size_t>(shape.cells())) {}

ShapeState::ShapeState(const ShapedGrid& puzzle) : ShapeState(puzzle.shape) {
    for (int cell = 0; cell < shape().cells(); ++cell) {
        if (puzzle[cell] > shape().side()) {
            dead_ = true;
        } else if (puzzle[cell] != 0) {
            place(cell, puzzle[cell]);
        }
    }
    dirty_.fill(~std::uint64_t{0});
}

ShapeState::ShapeState(const Shape& shape, std::span<const WideSet> candidates) : ShapeState(shape) {
    ROOKERY_EXPECTS(candidates.size() == sets_.size());
    for (int cell = 0; cell < shape.cells(); ++cell) keep(cell, candidates[static_cast<std::size_t>(cell)]);
    dirty_.fill(~std::uint64_t{0});
}

void ShapeState::mark_houses_of(int cell) {
    for (const int house : houses_->houses_of(cell)) {
        dirty_[static_cast<std::size_t>(house / 64)] |= std::uint64_t{1} << (house % 64);
    }
}

void ShapeState::remove(int cell, WideSet digits) {
    WideSet& set = sets_[static_cast<std::size_t>(cell)];
    if ((set & digits) == 0) return;
    set &= ~digits;
    if (set == 0) dead_ = true;
    if (wide::count(set) == 1) queue_.push_back(static_cast<std::uint16_t>(cell));
    mark_houses_of(cell);
}

void ShapeState::place(int cell, Digit digit) {
    const WideSet bit = wide::bit(digit);
    if (!wide::has(candidates(cell), digit)) dead_ = true;
    if (is_placed(cell)) return;
    if (candidates(cell) != bit) mark_houses_of(cell);
    sets_[static_cast<std::size_t>(cell)] = bit;
    placed_[static_cast<std::size_t>(cell)] = 1;
    ++placed_count_;
    for (const int house : houses_->houses_of(cell)) {
        for (const int other : houses_->cells_of(house)) {
            if (other != cell) remove(other, bit);
        }
    }
}

bool ShapeState::place_queued(ShapeSingles singles) {
    bool any = false;
    // With hidden singles only, the cells wait in the queue until a house decides them.
    for (std::size_t i = 0; singles == ShapeSingles::all && i < queue_.size() && !dead_; ++i) {
        const int cell = queue_[i];
        if (is_placed(cell)) continue;
        place(cell, wide::lowest(candidates(cell)));
        any = true;
    }
    if (singles == ShapeSingles::all) queue_.clear();
    return any;
}

void ShapeState::place_hidden(int house) {
    WideSet once = 0;
    WideSet twice = 0;
    WideSet there = 0;
    for (const int cell : houses_->cells_of(house)) {
        const WideSet here = candidates(cell);
        twice |= once & here;
        once |= here;
        if (is_placed(cell)) there |= here;
    }
    if (once != wide::all(shape().side())) dead_ = true;
    const WideSet hidden = once & ~twice & ~there;
    if (hidden == 0) return;
    for (const int cell : houses_->cells_of(house)) {
        const WideSet here = candidates(cell) & hidden;
        if (here == 0 || dead_ || is_placed(cell)) continue;
        if (wide::count(here) > 1) {
            dead_ = true;  // two digits have only this place
        } else {
            place(cell, wide::lowest(here));
        }
    }
}

bool ShapeState::propagate(ShapeSingles singles) {
    while (!dead_) {
        if (place_queued(singles)) continue;
        int house = -1;
        for (std::size_t word = 0; word < dirty_.size() && house < 0; ++word) {
            if (dirty_[word] == 0) continue;
            house = static_cast<int>(word) * 64 + std::countr_zero(dirty_[word]);
            dirty_[word] &= dirty_[word] - 1;
        }
        if (house < 0) return true;
        if (house < shape().houses()) place_hidden(house);
    }
    return false;
}

ShapedGrid ShapeState::grid() const {
    ShapedGrid grid{shape()};
    for (int cell = 0; cell < shape().cells(); ++cell) {
        if (is_placed(cell)) grid[cell] = wide::lowest(candidates(cell));
    }
    return grid;
}

}  // namespace rookery
