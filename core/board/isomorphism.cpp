#include "board/isomorphism.hpp"

#include <cstddef>

#include "contract/contract.hpp"

namespace rookery {
namespace {

constexpr std::size_t kSide = Geometry9::kSize;
using Lines = std::array<std::uint8_t, kSide>;

// Bands (or stacks) in any order, and the three lines of each in any order.
Lines random_lines(Random& random) {
    std::array<std::uint8_t, 3> bands{0, 1, 2};
    random.shuffle(bands);
    Lines lines{};
    std::size_t n = 0;
    for (const std::uint8_t band : bands) {
        std::array<std::uint8_t, 3> inner{0, 1, 2};
        random.shuffle(inner);
        for (const std::uint8_t line : inner) lines[n++] = static_cast<std::uint8_t>(3 * band + line);
    }
    return lines;
}

}  // namespace

Grid9 apply(const Isomorphism& map, const Grid9& grid) {
    ROOKERY_EXPECTS(map.label[0] == 0);
    Grid9 image;
    for (int row = 0; row < Geometry9::kSize; ++row) {
        for (int column = 0; column < Geometry9::kSize; ++column) {
            const int from_row = map.rows[static_cast<std::size_t>(row)];
            const int from_column = map.columns[static_cast<std::size_t>(column)];
            const int from =
                map.transpose ? Geometry9::cell_at(from_column, from_row) : Geometry9::cell_at(from_row, from_column);
            image[Geometry9::cell_at(row, column)] = map.label[grid[from]];
        }
    }
    return image;
}

Isomorphism random_isomorphism(Random& random) {
    Isomorphism map;
    map.transpose = random.coin();
    map.rows = random_lines(random);
    map.columns = random_lines(random);
    std::array<Digit, 9> digits{1, 2, 3, 4, 5, 6, 7, 8, 9};
    random.shuffle(digits);
    for (std::size_t i = 0; i < digits.size(); ++i) map.label[i + 1] = digits[i];
    return map;
}

}  // namespace rookery
