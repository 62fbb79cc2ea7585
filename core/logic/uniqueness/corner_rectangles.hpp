// Rectangles of four empty cells in two boxes, two rows and two columns, and two digits that no placed digit keeps from
// any of them: the digits could be exchanged there, so in the only solution some corner holds another digit.
//
// As HoDoKu 2.2 goes through them: from each cell with two candidates, ascending, to the cells of its box in its row or
// column, ascending; then along the lines of these two, outside the box. A candidate that a step has taken from a
// corner is not missed. Of a rectangle seen before, from wherever, only the first sight counts; and one is taken for
// another whose corners, ascending, make the same sum with weights of 1000, 100, 10 and 1.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "logic/state/state.hpp"

namespace rookery {

// The rectangles met so far.
class SeenRectangles {
  public:
    // False for one met before.
    bool add(std::array<int, 4> corners);

  private:
    std::vector<int> sums_;
};

struct CornerRectangle {
    std::array<int, 4> corners;
    Digit low;
    Digit high;
    CellSet plain;  // corners without other candidates
    CellSet extra;  // the others

    DigitSet digits() const { return static_cast<DigitSet>(digit_bit(low) | digit_bit(high)); }
    CellSet cells() const { return plain | extra; }
};

// Those of a state, for the techniques that ask one after the other.
class RectangleMemory {
  public:
    // In the order of HoDoKu.
    const std::vector<CornerRectangle>& of(const State& state);

  private:
    State state_;
    bool is_made_ = false;
    std::vector<CornerRectangle> rectangles_;
};

// Calls f(neighbour, opposite, crossing) for each rectangle with the corner: `neighbour` in its box and one of
// `neighbours`, `opposite` the other end of its own side outside the box and `crossing` that of the neighbour's; until
// f returns true.
template <class F>
bool for_each_rectangle_at(int corner, CellSet neighbours, F f) {
    const int box = Geometry9::box_of(corner);
    for (const int neighbour : Geometry9::kHouseCells[box]) {
        const bool same_row = Geometry9::row_of(neighbour) == Geometry9::row_of(corner);
        const bool same_column = Geometry9::column_of(neighbour) == Geometry9::column_of(corner);
        if (neighbour == corner || !neighbours.contains(neighbour) || (!same_row && !same_column)) continue;
        const HouseKind kind = same_row ? HouseKind::column : HouseKind::row;
        const auto& own = Geometry9::kHouseCells[Geometry9::house_of(corner, kind)];
        const auto& others = Geometry9::kHouseCells[Geometry9::house_of(neighbour, kind)];
        for (std::size_t i = 0; i < 9; ++i) {
            if (Geometry9::box_of(own[i]) == box) continue;
            if (f(neighbour, int{own[i]}, int{others[i]})) return true;
        }
    }
    return false;
}

}  // namespace rookery
