#include "catalogue/min_lex_rows.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

#include "board/insertion_sort.hpp"
#include "contract/contract.hpp"

namespace rookery {

namespace {

BandRow image_of_row(const BandRow& row, const BandMap& map) {
    BandRow image{};
    for (std::size_t i = 0; i < 9; ++i) image[i] = map.labels[row[map.columns[i]]];
    return image;
}

// The rows of the grid in the order of the image, by their first digits.
std::array<std::size_t, 9> order_of_rows(const GridRows& rows, std::size_t band, const BandMap& map) {
    const auto first_digit = [&](std::size_t row) { return map.labels[rows[row][map.columns[0]]]; };
    std::array<std::size_t, 9> order{};
    for (std::size_t place = 0; place < 9; ++place) order[place] = (3 * band + place) % 9;
    for (std::size_t i = 0; i < 9; i += 3) {
        auto rows_of_band = std::span(order).subspan(i, 3);
        insertion_sort(rows_of_band, [&](std::size_t a, std::size_t b) { return first_digit(a) < first_digit(b); });
    }
    if (first_digit(order[3]) > first_digit(order[6])) {
        std::swap_ranges(order.begin() + 3, order.begin() + 6, order.begin() + 6);
    }
    return order;
}

}  // namespace

GridRows transposed(const GridRows& rows) {
    GridRows result{};
    for (std::size_t row = 0; row < 9; ++row) {
        for (std::size_t column = 0; column < 9; ++column) result[column][row] = rows[row][column];
    }
    return result;
}

GridRows rows_of_bands(const Band& first, const Band& second, const Band& third) {
    GridRows rows{};
    std::copy(first.begin(), first.end(), rows.begin());
    std::copy(second.begin(), second.end(), rows.begin() + 3);
    std::copy(third.begin(), third.end(), rows.begin() + 6);
    return rows;
}

Band band_at(const GridRows& rows, std::size_t band) {
    return {rows[3 * band], rows[3 * band + 1], rows[3 * band + 2]};
}

Digit digit_that_becomes_two(const BandMap& map) {
    return static_cast<Digit>(std::find(map.labels.begin() + 1, map.labels.end(), Digit{2}) - map.labels.begin());
}

int compare_image(const BandMap& map, const BandRow& source, const BandRow& other) {
    for (std::size_t i = 0; i < 9; ++i) {
        const Digit digit = map.labels[source[map.columns[i]]];
        if (digit != other[i]) return digit < other[i] ? -1 : 1;
    }
    return 0;
}

int compare_image(const GridRows& rows, std::size_t band, const BandMap& map, const GridRows& other) {
    // Row 4 nearly always decides.
    std::size_t row = 3 * ((band + 1) % 3);
    while (map.labels[rows[row][map.columns[0]]] != 2) row = (row + 1) % 9;
    if (const int order = compare_image(map, rows[row], other[3]); order != 0) return order;
    const std::array<std::size_t, 9> order = order_of_rows(rows, band, map);
    for (std::size_t place = 4; place < 9; ++place) {
        if (const int result = compare_image(map, rows[order[place]], other[place]); result != 0) return result;
    }
    return 0;
}

GridRows image_of(const GridRows& rows, std::size_t band, const BandMap& map) {
    const std::array<std::size_t, 9> order = order_of_rows(rows, band, map);
    GridRows image{};
    for (std::size_t place = 0; place < 9; ++place) image[place] = image_of_row(rows[order[place]], map);
    return image;
}

MinLexRows min_lex_rows(const Grid9& grid) {
    ROOKERY_EXPECTS(is_solution(grid));
    const BandClasses& classes = BandClasses::get();
    std::array<GridRows, 2> sides{};
    for (std::size_t cell = 0; cell < 81; ++cell) sides[0][cell / 9][cell % 9] = grid.digits[cell];
    sides[1] = transposed(sides[0]);
    std::array<int, 6> class_of{};
    for (std::size_t chute = 0; chute < 6; ++chute) {
        class_of[chute] = classes.class_of(band_number(band_at(sides[chute / 3], chute % 3)));
    }
    MinLexRows least{*std::min_element(class_of.begin(), class_of.end()), {}, 0};
    for (std::size_t chute = 0; chute < 6; ++chute) {
        if (class_of[chute] != least.first_class) continue;
        const GridRows& rows = sides[chute / 3];
        const BandMap map = classes.map_to_form(band_at(rows, chute % 3));
        for (const BandMap& automorphism : classes.automorphisms(least.first_class)) {
            const BandMap both = one_after_other(map, automorphism);
            const int order = least.automorphisms == 0 ? -1 : compare_image(rows, chute % 3, both, least.rows);
            if (order < 0) {
                least.rows = image_of(rows, chute % 3, both);
                least.automorphisms = 0;
            }
            if (order <= 0) ++least.automorphisms;
        }
    }
    return least;
}

Grid9 grid_of_rows(const GridRows& rows) {
    Grid9 grid{};
    for (std::size_t cell = 0; cell < 81; ++cell) grid.digits[cell] = rows[cell / 9][cell % 9];
    return grid;
}

}  // namespace rookery
