#include "logic/uniqueness/corner_rectangles.hpp"

namespace rookery {

bool SeenRectangles::add(std::array<int, 4> corners) {
    std::sort(corners.begin(), corners.end());
    int sum = 0;
    for (const int corner : corners) sum = 10 * sum + corner;
    if (std::find(sums_.begin(), sums_.end(), sum) != sums_.end()) return false;
    sums_.push_back(sum);
    return true;
}

namespace {

// Empty cells that see no cell with the digit.
CellSet allowed_cells(const State& state, int digit) {
    CellSet allowed;
    CellSet excluded;
    for (int cell = 0; cell < 81; ++cell) {
        if (state.value(cell) == 0) allowed.add(cell);
        if (state.value(cell) == digit) excluded |= CellSet::peers_of(cell);
    }
    return allowed - excluded;
}

}  // namespace

std::vector<CornerRectangle> corner_rectangles(const State& state) {
    std::array<CellSet, 10> allowed;
    for (int digit = 1; digit <= 9; ++digit) allowed[static_cast<std::size_t>(digit)] = allowed_cells(state, digit);
    SeenRectangles seen;
    std::vector<CornerRectangle> found;
    for (int corner = 0; corner < 81; ++corner) {
        const DigitSet digits = state.candidates(corner);
        if (digit_count(digits) != 2) continue;
        const Digit low = lowest_digit(digits);
        const Digit high = lowest_digit(without_lowest(digits));
        const CellSet both = allowed[low] & allowed[high];
        for_each_rectangle_at(corner, [&](int neighbour, int opposite, int crossing) {
            if (!both.contains(neighbour) || !both.contains(crossing) || !allowed[low].contains(opposite)) return false;
            const std::array corners{corner, neighbour, opposite, crossing};
            if (!seen.add(corners)) return false;
            CornerRectangle rectangle{corners, low, high, {}, {}};
            for (const int cell : corners) {
                ((state.candidates(cell) & ~digits) == 0 ? rectangle.plain : rectangle.extra).add(cell);
            }
            found.push_back(rectangle);
            return false;
        });
    }
    return found;
}

}  // namespace rookery
