#include "unavoidable/unavoidable.hpp"

namespace rookery {

bool listed_before(const CellSet& a, const CellSet& b) {
    const int size_a = a.size();
    const int size_b = b.size();
    if (size_a != size_b) return size_a < size_b;
    return has_lowest_difference(a, b);
}

DigitSet digits_of(const Grid9& grid, const CellSet& cells) {
    DigitSet digits = 0;
    cells.for_each([&](int cell) {
        if (grid[cell] != 0) digits = static_cast<DigitSet>(digits | digit_bit(grid[cell]));
    });
    return digits;
}

std::uint32_t houses_of(const CellSet& cells) {
    std::uint32_t houses = 0;
    cells.for_each([&](int cell) {
        houses |= 1U << Geometry9::box_of(cell);
        houses |= 1U << (9 + Geometry9::row_of(cell));
        houses |= 1U << (18 + Geometry9::column_of(cell));
    });
    return houses;
}

}  // namespace rookery
