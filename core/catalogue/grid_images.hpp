// Grids as nine rows, and what they become when one of their bands or stacks is brought to the form of its class.
#pragma once

#include <array>
#include <cstddef>

#include "catalogue/band_classes.hpp"

namespace rookery {

using GridRows = std::array<BandRow, 9>;

GridRows transposed(const GridRows& rows);
GridRows rows_of_bands(const Band& first, const Band& second, const Band& third);
Band band_at(const GridRows& rows, std::size_t band);  // 0..2
Digit digit_that_becomes_two(const BandMap& map);

// The image of a row compared with another: below it (-1), equal (0) or above (1).
int compare_image(const BandMap& map, const BandRow& source, const BandRow& other);
// The grid that `map`, a map of band `band`, makes of `rows`: the band comes first; the others follow with the rows of
// each, and then the bands, in the order of their first digits. Compared as above, in the rows after the first band.
int compare_image(const GridRows& rows, std::size_t band, const BandMap& map, const GridRows& other);
// That grid.
GridRows image_of(const GridRows& rows, std::size_t band, const BandMap& map);

}  // namespace rookery
