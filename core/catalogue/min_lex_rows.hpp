// Computes the min-lex form of a solved grid from the classes of its bands and stacks, in a few microseconds. The
// search of board/canonical.hpp accepts any grid but is ten times slower.
#pragma once

#include <array>
#include <cstddef>

#include "board/grid.hpp"
#include "catalogue/band_classes.hpp"

namespace rookery {

// Grids as nine rows, and their images when one of their bands or stacks is mapped to the form of its class.
using GridRows = std::array<BandRow, 9>;

GridRows transposed(const GridRows& rows);
GridRows rows_of_bands(const Band& first, const Band& second, const Band& third);
Band band_at(const GridRows& rows, std::size_t band);  // 0..2
Digit digit_that_becomes_two(const BandMap& map);

// Compares the image of a row with another: below it (-1), equal (0) or above (1).
int compare_image(const BandMap& map, const BandRow& source, const BandRow& other);
// Compares the image of the grid `rows` under `map`, a map of band `band`, with `other`, as above, skipping the first
// band. In the image that band comes first; in the others the rows, and then the bands themselves, are in the order of
// their first digits.
int compare_image(const GridRows& rows, std::size_t band, const BandMap& map, const GridRows& other);
// That image.
GridRows image_of(const GridRows& rows, std::size_t band, const BandMap& map);

struct MinLexRows {
    int first_class;  // of the form's first band: the lowest among the grid's bands and stacks
    GridRows rows;
    int automorphisms;  // of the grid: the number of isomorphisms to itself, with the identity
};

// `grid` must be solved.
MinLexRows min_lex_rows(const Grid9& grid);
Grid9 grid_of_rows(const GridRows& rows);

}  // namespace rookery
