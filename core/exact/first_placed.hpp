// The cell that a step places first, in the order of cells: variables that divide a refutation into parts (cubes.hpp).
//
//   first(k,c)       step k places c, and no cell before it
//   new-up-to(k,c)   step k places c or a cell before it
//
// The formula itself defines them, so it also states that the parts are complete: some cell is the first, or none is.
// The numbers of the clauses are kept for the proof of that (cube_cover.hpp).
#pragma once

#include <array>
#include <cstdint>

#include "board/geometry.hpp"
#include "exact/encoding/cubes.hpp"
#include "sat/formula.hpp"

namespace rookery {

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

    // That this cell is the first, or for kNothing that there is none.
    Literal says(int cell) const { return cell == kNothing ? -any : is[static_cast<std::size_t>(cell)]; }
};

}  // namespace rookery
