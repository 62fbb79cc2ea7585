#include "catalogue/min_lex_rows.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "contract/contract.hpp"

namespace rookery {

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
