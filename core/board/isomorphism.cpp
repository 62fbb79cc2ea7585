#include "board/isomorphism.hpp"

#include <cstddef>

namespace rookery {
namespace {

constexpr std::size_t kSide = Geometry9::kSize;
using Lines = std::array<std::uint8_t, kSide>;

// outer[inner[i]]: the lines that two permutations of lines, one after the other, end up with.
Lines composed(const Lines& outer, const Lines& inner) {
    Lines lines{};
    for (std::size_t i = 0; i < kSide; ++i) lines[i] = outer[inner[i]];
    return lines;
}

Lines inverted(const Lines& lines) {
    Lines inverse{};
    for (std::size_t i = 0; i < kSide; ++i) inverse[lines[i]] = static_cast<std::uint8_t>(i);
    return inverse;
}

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

Isomorphism inverse_of(const Isomorphism& map) {
    Isomorphism inverse;
    inverse.transpose = map.transpose;
    // Undoing a transposed map permutes first and transposes last; written the other way round, rows and columns change
    // places.
    inverse.rows = inverted(map.transpose ? map.columns : map.rows);
    inverse.columns = inverted(map.transpose ? map.rows : map.columns);
    for (std::size_t d = 0; d < map.label.size(); ++d) inverse.label[map.label[d]] = static_cast<Digit>(d);
    return inverse;
}

Isomorphism then(const Isomorphism& first, const Isomorphism& second) {
    Isomorphism both;
    both.transpose = first.transpose != second.transpose;
    // The second transposition, taken to the front, exchanges what the first map does to rows and to columns.
    both.rows = composed(second.transpose ? first.columns : first.rows, second.rows);
    both.columns = composed(second.transpose ? first.rows : first.columns, second.columns);
    for (std::size_t d = 0; d < both.label.size(); ++d) both.label[d] = second.label[first.label[d]];
    return both;
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
