// Which cell a step places first, in the order of cells: variables that divide a refutation into parts (cubes.hpp).
//
//   first(k,c)       step k places c, and no cell before it
//   new-up-to(k,c)   step k places c or a cell before it
//
// They are defined in the formula itself, so that it says of itself that the parts are all there is: some cell is the
// first, or none is. The numbers of the clauses are kept for the proof of that (cube_cover.hpp).
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
    using Clauses = std::array<std::int64_t, kCells>;  // their numbers, from 1; of cells with is[] = kFalse: nothing

    std::array<Literal, kCells> is{};  // first(k,c); kFalse: the step cannot place it
    Literal any = kFalse;              // new-up-to of the last cell that the step can place: it places something
    Clauses placed{};                  // first(k,c) -> placed(k,c)
    Clauses was_not{};                 // first(k,c) -> not placed(k-1,c); the number says nothing where that is clear
    Clauses chain{};                   // new-up-to(k,c) -> first(k,c), or new-up-to of the cell before
    Clauses stays{};                   // placed(k-1,c) -> placed(k,c); as was_not

    // That this cell is the first, or with kNothing that there is none.
    Literal says(int cell) const { return cell == kNothing ? -any : is[static_cast<std::size_t>(cell)]; }
};

}  // namespace rookery
