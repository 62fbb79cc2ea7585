#include "board/shape.hpp"

#include <algorithm>

namespace rookery {

ShapeHouses::ShapeHouses(const Shape& shape) : shape_{shape} {
    const int side = shape.side();
    cells_.reserve(static_cast<std::size_t>(shape.houses()) * static_cast<std::size_t>(side));
    const auto add = [&](int cell) { cells_.push_back(static_cast<Cell>(cell)); };
    for (int box = 0; box < side; ++box) {
        for (int i = 0; i < side; ++i) add(shape.cell_of_box(box, i));
    }
    for (int cell = 0; cell < shape.cells(); ++cell) add(cell);
    for (int column = 0; column < side; ++column) {
        for (int row = 0; row < side; ++row) add(row * side + column);
    }
    for (int row = 0; shape.diagonal && row < side; ++row) add(row * side + row);
    for (int row = 0; shape.diagonal && row < side; ++row) add(row * side + side - 1 - row);

    houses_.resize(static_cast<std::size_t>(shape.cells()));
    for (int house = 0; house < shape.houses(); ++house) {
        for (const Cell cell : cells_of(house)) {
            Own& own = houses_[cell];
            own.houses[own.count++] = static_cast<std::uint8_t>(house);
        }
    }
}

const ShapeHouses& ShapeHouses::of(const Shape& shape) {
    static const std::vector<ShapeHouses> kAll = [] {
        std::vector<ShapeHouses> all;
        for (const bool diagonal : {false, true}) {
            for (const Shape& one : kShapes) all.emplace_back(Shape{one.box_rows, one.box_columns, diagonal});
        }
        return all;
    }();
    const auto found = std::find_if(kAll.begin(), kAll.end(), [&](const auto& one) { return one.shape() == shape; });
    ROOKERY_EXPECTS(found != kAll.end());
    return *found;
}

int ShapedGrid::clue_count() const {
    return static_cast<int>(digits.size()) - static_cast<int>(std::count(digits.begin(), digits.end(), Digit{0}));
}

std::optional<Conflict> first_conflict(const ShapedGrid& grid) {
    const ShapeHouses& houses = ShapeHouses::of(grid.shape);
    return first_conflict_in(
        grid.shape.side(), grid.shape.houses(), [&](int house) { return houses.cells_of(house); },
        [&](int cell) { return grid[cell]; });
}

bool is_solution(const ShapedGrid& grid) {
    return grid.is_full() && !first_conflict(grid);
}

bool solves(const ShapedGrid& solution, const ShapedGrid& puzzle) {
    if (solution.shape != puzzle.shape) return false;
    for (std::size_t at = 0; at < puzzle.digits.size(); ++at) {
        if (puzzle.digits[at] != 0 && puzzle.digits[at] != solution.digits[at]) return false;
    }
    return is_solution(solution);
}

}  // namespace rookery
