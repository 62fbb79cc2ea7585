// core/unavoidable: unavoidable sets of a solved grid. Read this first.
//
// A set of cells is unavoidable if it can be filled in another way, with the rest of the grid unchanged, so every
// puzzle of the grid has a clue in it. It is minimal if no proper subset is unavoidable. All sets here are minimal.
//
//   solved grid ──► template_sets.hpp    complete: all sets of up to 5 digits
//              ├──► small_sets.hpp       complete: all sets of up to 12 cells
//              └──► pseudo_puzzles.hpp   all sets within some digits, some boxes, or random cells
//
//   minimal.hpp   the sets of a list that contain no other, and a minimal set within given cells
//   clique.hpp    the most sets that share no cell
//   set_text.hpp  reading and writing lists as text
//
// A list of sets is sorted by listed_before(): fewer cells first.
#pragma once

#include <cstdint>
#include <vector>

#include "board/board.hpp"
#include "solve/other_solution.hpp"

namespace rookery {

using UnavoidableList = std::vector<CellSet>;

// Whether the lowest cell that is in only one of the two is in a. False if they are equal.
inline bool has_lowest_difference(const CellSet& a, const CellSet& b) {
    const CellSet differing = a ^ b;
    return !differing.empty() && a.contains(differing.first());
}

// The order of lists: by size, then by has_lowest_difference().
bool listed_before(const CellSet& a, const CellSet& b);

// The digits of the grid in `cells`.
DigitSet digits_of(const Grid9& grid, const CellSet& cells);

// The houses with a cell of the set: bit h for house h (boxes 0..8, rows 9..17, columns 18..26).
std::uint32_t houses_of(const CellSet& cells);

}  // namespace rookery
