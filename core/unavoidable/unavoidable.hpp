// core/unavoidable: unavoidable sets of a solved grid. Read this first.
//
// A set of cells is unavoidable if the grid can be solved otherwise once they are emptied: every puzzle of the grid has
// a clue in each of them. It is minimal if no part of it is unavoidable. All sets here are minimal.
//
//   solved grid ──► template_sets.hpp    complete: all sets of up to 4 digits
//              ├──► five_digit_sets.hpp  complete: all sets of 5 digits
//              ├──► small_sets.hpp       complete: all sets of up to 12 cells
//              └──► pseudo_puzzles.hpp   all that lie in some digits, in some boxes, or in random cells
//
//   minimal.hpp   which sets of a list hold no other, and a minimal set in given cells
//   clique.hpp    the most sets that share no cell
//   set_text.hpp  lists as text, read and written
//
// A list of sets is sorted: fewer cells first, then by listed_before().
#pragma once

#include <cstdint>
#include <vector>

#include "board/board.hpp"
#include "solve/other_solution.hpp"

namespace rookery {

using UnavoidableList = std::vector<CellSet>;

// Whether the lowest cell that only one of the two has is one of a's. False if they are equal.
inline bool has_lowest_difference(const CellSet& a, const CellSet& b) {
    const CellSet differing = a ^ b;
    return !differing.empty() && a.contains(differing.first());
}

// The order of lists: by size, then by has_lowest_difference().
bool listed_before(const CellSet& a, const CellSet& b);

// The digits of the grid in `cells`.
DigitSet digits_of(const Grid9& grid, const CellSet& cells);

// The houses that hold a cell of the set: bit h for house h (boxes 0..8, rows 9..17, columns 18..26).
std::uint32_t houses_of(const CellSet& cells);

}  // namespace rookery
