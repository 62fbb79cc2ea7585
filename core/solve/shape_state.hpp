// ShapeState: the candidates of a board of any shape, and the singles that follow from them.
//
// A cell that holds its only candidate is placed once the cells that it sees have lost that digit. Changed cells and
// houses are queued, so a placement costs time in proportion to what it changes, also on 25x25.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "board/shape.hpp"

namespace rookery {

enum class ShapeSingles : std::uint8_t { hidden, all };

class ShapeState {
  public:
    explicit ShapeState(const Shape& shape);  // every candidate is open
    // Digits out of range leave no solution. Nothing has been propagated.
    explicit ShapeState(const ShapedGrid& puzzle);
    ShapeState(const Shape& shape, std::span<const WideSet> candidates);

    const Shape& shape() const { return houses_->shape(); }
    const ShapeHouses& houses() const { return *houses_; }
    WideSet candidates(int cell) const { return sets_[static_cast<std::size_t>(cell)]; }
    bool is_placed(int cell) const { return placed_[static_cast<std::size_t>(cell)] != 0; }
    int placed() const { return placed_count_; }
    bool is_full() const { return placed_count_ == shape().cells(); }
    // Some cell has no candidate, or some digit has no place in a house.
    bool is_dead() const { return dead_; }

    // Puts the digit there, and removes it from the cells that this one sees.
    void place(int cell, Digit digit);
    void keep(int cell, WideSet digits) { remove(cell, candidates(cell) & ~digits); }
    void remove(int cell, WideSet digits);
    // Places singles until there are none. False: there is no solution.
    bool propagate(ShapeSingles singles = ShapeSingles::all);

    ShapedGrid grid() const;  // the placed digits

  private:
    bool place_queued(ShapeSingles singles);
    void place_hidden(int house);
    void mark_houses_of(int cell);

    const ShapeHouses* houses_;
    std::vector<WideSet> sets_;
    std::vector<std::uint8_t> placed_;
    std::vector<std::uint16_t> queue_;      // cells that may have one candidate left
    std::array<std::uint64_t, 2> dirty_{};  // houses in which a digit may have one place left
    int placed_count_ = 0;
    bool dead_ = false;
};

}  // namespace rookery
