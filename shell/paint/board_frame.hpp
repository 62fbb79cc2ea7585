// BoardFrame: the positions of the cells of a drawn board.
#pragma once

#include <algorithm>

#include "board/shape.hpp"
#include "shell/paint/canvas.hpp"

namespace rookery::shell {

// The size of the board's digits, as a fraction of a cell.
inline constexpr float kDigitShare = 0.66F;

// The size of candidates: a fraction of the cell; on a phone, the smallest legible size, as long as three fit.
constexpr float candidate_size(float cell) {
    constexpr float kShare = 0.26F;
    constexpr float kLegible = 11;
    constexpr float kFitting = 0.31F;
    return std::max(cell * kShare, std::min(kLegible, cell * kFitting));
}

// The boxes of a board with 4 to 25 rows.
constexpr Shape shape_of_rows(int rows) {
    return shape_of_side(rows).value_or(Shape{});
}

struct BoardFrame {
    float x = 0, y = 0;  // top left corner of r1c1
    float cell = 0;
    float strip = 0;  // width of the coordinate strips at the left and the top
    float pixel = 1;  // line widths are multiples of this, and lines begin on whole multiples
    int rows = 9;     // 4 to 25, with as many columns

    float side() const { return static_cast<float>(rows) * cell; }
    int cells() const { return rows * rows; }
    Shape shape() const { return shape_of_rows(rows); }
    Point corner(int index) const {
        const int row = index / rows;
        return {x + static_cast<float>(index % rows) * cell, y + static_cast<float>(row) * cell};
    }
    Point centre(int index) const {
        const Point at = corner(index);
        return {at.x + cell / 2, at.y + cell / 2};
    }
    Box box(int index, float inset = 0, float rounding = 0) const {
        const Point at = corner(index);
        return {{at.x + inset, at.y + inset}, {at.x + cell - inset, at.y + cell - inset}, rounding};
    }
    // The centre of a candidate's position, of as many in a cell as there are digits; and the distance between these.
    Point candidate(int index, int digit) const {
        const Point at = corner(index);
        const Shape boxes = shape();
        const auto place = [&](int n) { return cell * kMargin + (static_cast<float>(n) + 0.5F) * candidate_step(); };
        const float lower = static_cast<float>(boxes.box_columns - boxes.box_rows) / 2 * candidate_step();
        return {at.x + place((digit - 1) % boxes.box_columns), at.y + lower + place((digit - 1) / boxes.box_columns)};
    }
    float candidate_step() const { return cell * (1 - 2 * kMargin) / static_cast<float>(shape().box_columns); }

    static constexpr float kMargin = 0.05F;  // of a cell, around its candidates
};

}  // namespace rookery::shell
