#include "board/grid.hpp"

#include "contract/contract.hpp"

namespace rookery {

namespace {

// One of a digit in the counts of a house, four bits a digit; an empty cell counts as nothing.
constexpr std::array<std::uint64_t, 17> kOnce = [] {
    std::array<std::uint64_t, 17> table{};
    for (std::size_t digit = 1; digit < table.size(); ++digit) table[digit] = std::uint64_t{1} << (4 * (digit - 1));
    return table;
}();
// The bits of counts of two and more. (Sixteen of a digit overflow, in a house of order 4; then there are four of it in
// other houses.)
constexpr std::uint64_t kSeveral = 0xEEEE'EEEE'EEEE'EEEE;

}  // namespace

template <int N>
bool has_conflict(const Grid<N>& grid, Variant variant) {
    using Geo = Geometry<N>;
    constexpr std::size_t kSize = Geo::kSize;
    std::array<std::uint64_t, kSize> columns{};
    std::array<std::uint64_t, kSize> boxes{};
    std::uint64_t counts = 0;
    for (std::size_t line = 0; line < kSize; ++line) {
        std::uint64_t row = 0;
        for (std::size_t c = 0; c < kSize; ++c) {
            ROOKERY_EXPECTS(grid.digits[line * kSize + c] <= kSize);
            const std::uint64_t once = kOnce[grid.digits[line * kSize + c]];
            row += once;
            columns[c] += once;
            boxes[line / N * N + c / N] += once;
        }
        counts |= row;
    }
    for (std::size_t h = 0; h < kSize; ++h) counts |= columns[h] | boxes[h];
    for (int house = Geo::kDiagonals; variant == Variant::diagonal && house < Geo::kAllHouses; ++house) {
        std::uint64_t diagonal = 0;
        for (const int cell : Geo::kHouseCells[house]) diagonal += kOnce[grid[cell]];
        counts |= diagonal;
    }
    return (counts & kSeveral) != 0;
}

template <int N>
std::optional<Conflict> first_conflict(const Grid<N>& grid, Variant variant) {
    using Geo = Geometry<N>;
    std::optional<Conflict> first;
    if (!has_conflict(grid, variant)) return first;
    const int houses = variant == Variant::diagonal ? Geo::kAllHouses : Geo::kHouses;
    for (int i = 0; i < houses; ++i) {
        const int house = i < Geo::kHouses ? (i + Geo::kSize) % Geo::kHouses : i;  // rows, columns, boxes
        std::array<int, Geo::kSize + 1> seen{};                                    // 1 + the cell that holds the digit
        for (const int cell : Geo::kHouseCells[house]) {
            const Digit digit = grid[cell];
            if (digit == 0) continue;
            if (seen[digit] != 0 && (!first || cell < first->second_cell)) {
                first = Conflict{house, digit, seen[digit] - 1, cell};
            }
            seen[digit] = cell + 1;
        }
    }
    return first;
}

template bool has_conflict(const Grid4&, Variant);
template bool has_conflict(const Grid9&, Variant);
template bool has_conflict(const Grid16&, Variant);
template std::optional<Conflict> first_conflict(const Grid4&, Variant);
template std::optional<Conflict> first_conflict(const Grid9&, Variant);
template std::optional<Conflict> first_conflict(const Grid16&, Variant);

}  // namespace rookery
