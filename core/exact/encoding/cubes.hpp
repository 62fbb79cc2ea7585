// A refutation divided into parts by the cell that each step places first, in the order of cells.
//
//     step 1 places r2c3 and r7c7     part {r2c3}, not part {r7c7}, since r2c3 comes first
//     step 1 places nothing           part {nothing}: then it must have removed candidates
//
// Dividing by the digits of clue cells is the obvious choice, but a bad one: most of the proof is the same for each
// digit (27 times the work on a pattern of 45 clues in 33 parts). Such a proof examines which cell can be placed first
// anyway.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "board/cell_set.hpp"
#include "board/geometry.hpp"
#include "exact/strategies.hpp"
#include "sat/formula.hpp"

namespace rookery {

// The first cell that step 1, 2, ... places; kNothing if the step places none. A cube does not restrict later steps.
using Cube = std::vector<int>;
inline constexpr int kNothing = -1;

// At least `wanted` cubes, if three steps give that many. Every assignment of the pattern's cells is in exactly one.
template <int N>
std::vector<Cube> cubes_of(CellSet pattern, StrategySet strategies, int wanted);

// The cell that a step places first, in the order of cells: variables that divide a refutation into parts.
//
//   first(k,c)       step k places c, and no cell before it
//   new-up-to(k,c)   step k places c or a cell before it
//
// The formula itself defines them, so it also states that the parts are complete: some cell is the first, or none is.
// The numbers of the clauses are kept for the proof of that (cube_cover.hpp).
template <int N>
struct FirstPlaced {
    static constexpr int kCells = Geometry<N>::kCells;
    using Clauses = std::array<std::int64_t, kCells>;  // clause numbers, from 1; undefined for cells with is[] = kFalse

    std::array<Literal, kCells> is{};  // first(k,c); kFalse: the step cannot place it
    Literal any = kFalse;              // new-up-to of the last possible cell: the step places something
    Clauses placed{};                  // first(k,c) -> placed(k,c)
    Clauses was_not{};                 // first(k,c) -> not placed(k-1,c); undefined if that is trivial
    Clauses chain{};                   // new-up-to(k,c) -> first(k,c), or new-up-to of the cell before
    Clauses stays{};                   // placed(k-1,c) -> placed(k,c); as was_not

    // The literal that says that this cell is the first or, for kNothing, that there is none.
    Literal says(int cell) const { return cell == kNothing ? -any : is[static_cast<std::size_t>(cell)]; }
};

}  // namespace rookery
