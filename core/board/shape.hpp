// Boards of other sizes: a shape is known only at run time, and its boxes need not be square.
//
// A board with boxes of R rows and C columns has R*C rows, columns and digits. Houses are numbered as in geometry.hpp:
// boxes row by row, then rows, then columns, then the two diagonals if they are houses.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "board/digits.hpp"
#include "board/geometry.hpp"
#include "board/grid.hpp"
#include "contract/contract.hpp"

namespace rookery {

inline constexpr int kLargestSide = 25;

// A set of digits up to 25: bit d-1 for digit d.
using WideSet = std::uint32_t;

namespace wide {
constexpr WideSet bit(int digit) {
    ROOKERY_EXPECTS(1 <= digit && digit <= kLargestSide);
    return WideSet{1} << (digit - 1);
}
constexpr bool has(WideSet set, int digit) {
    return (set & bit(digit)) != 0;
}
constexpr int count(WideSet set) {
    return std::popcount(set);
}
// The smallest digit; the set must not be empty.
constexpr Digit lowest(WideSet set) {
    ROOKERY_EXPECTS(set != 0);
    return static_cast<Digit>(std::countr_zero(set) + 1);
}
constexpr WideSet without_lowest(WideSet set) {
    return set & (set - 1);
}
constexpr WideSet all(int side) {
    ROOKERY_EXPECTS(1 <= side && side <= kLargestSide);
    return (WideSet{1} << side) - 1;
}
}  // namespace wide

struct Shape {
    int box_rows = 3;
    int box_columns = 3;
    bool diagonal = false;  // both main diagonals are houses too

    constexpr int side() const { return box_rows * box_columns; }
    constexpr int cells() const { return side() * side(); }
    constexpr int houses() const { return 3 * side() + (diagonal ? 2 : 0); }
    constexpr int row_of(int cell) const { return cell / side(); }
    constexpr int column_of(int cell) const { return cell % side(); }
    constexpr int box_of(int cell) const { return row_of(cell) / box_rows * box_rows + column_of(cell) / box_columns; }
    constexpr int cell_of_box(int box, int index) const {
        const int row = box / box_rows * box_rows + index / box_columns;
        return row * side() + box % box_rows * box_columns + index % box_columns;
    }
    // Whether a and b are different cells that share a house.
    constexpr bool sees(int a, int b) const {
        if (a == b) return false;
        if (row_of(a) == row_of(b) || column_of(a) == column_of(b) || box_of(a) == box_of(b)) return true;
        return diagonal && ((is_falling(a) && is_falling(b)) || (is_rising(a) && is_rising(b)));
    }
    constexpr bool is_falling(int cell) const { return row_of(cell) == column_of(cell); }
    constexpr bool is_rising(int cell) const { return row_of(cell) + column_of(cell) == side() - 1; }

    friend constexpr bool operator==(const Shape&, const Shape&) = default;
};

// All sizes, smallest first. Rectangular boxes are wider than high.
inline constexpr std::array<Shape, 7> kShapes = {{{2, 2}, {2, 3}, {2, 4}, {3, 3}, {3, 4}, {4, 4}, {5, 5}}};

constexpr std::optional<Shape> shape_of_side(int side, bool diagonal = false) {
    for (const Shape& shape : kShapes) {
        if (shape.side() == side) return Shape{shape.box_rows, shape.box_columns, diagonal};
    }
    return std::nullopt;
}
constexpr std::optional<Shape> shape_of_cells(std::size_t cells, bool diagonal = false) {
    for (const Shape& shape : kShapes) {
        if (static_cast<std::size_t>(shape.cells()) == cells) return shape_of_side(shape.side(), diagonal);
    }
    return std::nullopt;
}

// The cells of every house of a shape, and the houses of every cell.
class ShapeHouses {
  public:
    using Cell = std::uint16_t;

    explicit ShapeHouses(const Shape& shape);
    // The same object for equal shapes.
    static const ShapeHouses& of(const Shape& shape);

    const Shape& shape() const { return shape_; }
    std::span<const Cell> cells_of(int house) const {
        const auto side = static_cast<std::size_t>(shape_.side());
        return std::span(cells_).subspan(static_cast<std::size_t>(house) * side, side);
    }
    std::span<const std::uint8_t> houses_of(int cell) const {
        const auto& own = houses_[static_cast<std::size_t>(cell)];
        return std::span(own.houses).first(own.count);
    }

  private:
    struct Own {
        std::array<std::uint8_t, 5> houses{};
        std::size_t count = 0;
    };

    Shape shape_;
    std::vector<Cell> cells_;  // of all houses, one after another
    std::vector<Own> houses_;
};

// One digit or nothing (0) per cell.
struct ShapedGrid {
    Shape shape;
    std::vector<Digit> digits = std::vector<Digit>(static_cast<std::size_t>(shape.cells()));

    Digit& operator[](int cell) { return digits[static_cast<std::size_t>(cell)]; }
    Digit operator[](int cell) const { return digits[static_cast<std::size_t>(cell)]; }
    int clue_count() const;
    bool is_full() const { return clue_count() == shape.cells(); }
    friend bool operator==(const ShapedGrid&, const ShapedGrid&) = default;
};

// The conflict whose second cell comes first in reading order; ties: row, column, box, diagonal.
std::optional<Conflict> first_conflict(const ShapedGrid& grid);
inline bool has_conflict(const ShapedGrid& grid) {
    return first_conflict(grid).has_value();
}
// Full, and every house contains every digit once.
bool is_solution(const ShapedGrid& grid);
// `solution` is a solution and agrees with every digit of `puzzle`.
bool solves(const ShapedGrid& solution, const ShapedGrid& puzzle);

template <int N>
ShapedGrid shaped(const Grid<N>& grid, Variant variant = Variant::plain) {
    return {{N, N, variant == Variant::diagonal}, {grid.digits.begin(), grid.digits.end()}};
}

}  // namespace rookery
