#include "board/grid.hpp"

#include "contract/contract.hpp"

namespace rookery {

namespace {

// The amount that one occurrence of a digit adds to a house's counts, four bits per digit; 0 for an empty cell.
constexpr std::array<std::uint64_t, 17> kOnce = [] {
    std::array<std::uint64_t, 17> table{};
    for (std::size_t digit = 1; digit < table.size(); ++digit) table[digit] = std::uint64_t{1} << (4 * (digit - 1));
    return table;
}();
// Set where a count is two or more. (Sixteen of one digit overflow in a house of order 4, but then other houses have
// four of it.)
constexpr std::uint64_t kSeveral = 0xEEEE'EEEE'EEEE'EEEE;

}  // namespace

template <int N>
bool has_conflict(const Grid<N>& grid, Variant variant) {
    using Geo = Geometry<N>;
    constexpr std::size_t kSize = Geo::kSize;
    // Each cell is looked up once, and the inner loops have constant bounds, so the counts stay in registers.
    std::array<std::uint64_t, kSize> columns{};
    std::uint64_t counts = 0;
    const Digit* digits = grid.digits.data();
    for (int band = 0; band < N; ++band) {
        std::array<std::uint64_t, N> boxes{};
        for (int line = 0; line < N; ++line, digits += kSize) {
            std::uint64_t row = 0;
            for (std::size_t stack = 0; stack < N; ++stack) {
                std::uint64_t minirow = 0;
                for (std::size_t column = stack * N; column < (stack + 1) * N; ++column) {
                    ROOKERY_EXPECTS(digits[column] <= kSize);
                    const std::uint64_t once = kOnce[digits[column]];
                    minirow += once;
                    columns[column] += once;
                }
                row += minirow;
                boxes[stack] += minirow;
            }
            counts |= row;
        }
        for (const std::uint64_t box : boxes) counts |= box;
    }
    for (const std::uint64_t column : columns) counts |= column;
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
    if (!has_conflict(grid, variant)) return std::nullopt;
    return first_conflict_in(
        Geo::kSize, variant == Variant::diagonal ? Geo::kAllHouses : Geo::kHouses,
        [](int house) { return Geo::kHouseCells[house]; }, [&](int cell) { return grid[cell]; });
}

template bool has_conflict(const Grid4&, Variant);
template bool has_conflict(const Grid9&, Variant);
template bool has_conflict(const Grid16&, Variant);
template std::optional<Conflict> first_conflict(const Grid4&, Variant);
template std::optional<Conflict> first_conflict(const Grid9&, Variant);
template std::optional<Conflict> first_conflict(const Grid16&, Variant);

}  // namespace rookery
