// Rectangles of four empty cells in two boxes, two rows and two columns, and two digits that no placed digit excludes
// from any of them: the digits could be swapped there, so in a unique solution some corner holds another digit.
//
// HoDoKu 2.2 visits them from each cell with two candidates, ascending, to the cells of its box in its row or column,
// ascending; then along the lines of these two, outside the box. A corner may have lost one or both of the digits to
// earlier steps. Of rectangles seen several times only the first counts. Two rectangles are taken for the same if their
// corners, in ascending order, have the same sum with weights of 1000, 100, 10 and 1.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "logic/finders.hpp"
#include "logic/state/state.hpp"

namespace rookery {

// The rectangles seen so far.
class SeenRectangles {
  public:
    // False for one that was seen before.
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

// The rectangles of a state, for the techniques that search it in turn.
class RectangleMemory {
  public:
    // In HoDoKu's order.
    const std::vector<CornerRectangle>& of(const State& state);

  private:
    State state_;
    bool is_made_ = false;
    std::vector<CornerRectangle> rectangles_;
};

// Calls f(neighbour, opposite, crossing) for each rectangle with the corner: `neighbour` is in its box and one of
// `neighbours`; `opposite` is the other end of the corner's side outside the box, `crossing` that of the neighbour's.
// Stops when f returns true.
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

// Highlights the corners, their two digits as base and the others as cover.
void highlight_rectangle(Step& step, const State& state, const CornerRectangle& rectangle);
// "if r1c1, r1c2, r4c1 and r4c2 held only 3 and 7, the puzzle would have two solutions".
std::string rectangle_words(const Step& step, Language language);

}  // namespace rookery
