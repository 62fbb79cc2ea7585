// The min-lex form of a solved grid by the classes of its bands and stacks: some microseconds. The search of
// board/canonical.hpp, which takes any grid, is ten times slower.
#pragma once

#include "board/grid.hpp"
#include "catalogue/grid_images.hpp"

namespace rookery {

struct MinLexRows {
    int first_class;  // of the form's first band: the lowest among the grid's bands and stacks
    GridRows rows;
    int automorphisms;  // of the grid: the number of isomorphisms to itself, with the identity
};

// `grid` must be solved.
MinLexRows min_lex_rows(const Grid9& grid);
Grid9 grid_of_rows(const GridRows& rows);

}  // namespace rookery
