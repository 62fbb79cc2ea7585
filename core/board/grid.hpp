// Grid: one digit or nothing per cell. A puzzle, a solution and a half-filled board are all grids.
// Candidates: a set of digits per cell.
#pragma once

#include <array>
#include <compare>
#include <cstddef>

#include "board/digits.hpp"
#include "board/geometry.hpp"

namespace rookery {

template <int N>
struct Grid {
    using Geo = Geometry<N>;
    std::array<Digit, Geo::kCells> digits{};  // 0 = empty

    constexpr Digit& operator[](int cell) { return digits[static_cast<std::size_t>(cell)]; }
    constexpr Digit operator[](int cell) const { return digits[static_cast<std::size_t>(cell)]; }
    // Row by row, an empty cell before any digit: the order in which min-lex forms are least.
    // (Written out, since the libc++ of the wasm build cannot yet compare arrays with <=>.)
    friend constexpr std::strong_ordering operator<=>(const Grid& a, const Grid& b) {
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            if (a[cell] != b[cell]) return a[cell] <=> b[cell];
        }
        return std::strong_ordering::equal;
    }
    friend constexpr bool operator==(const Grid&, const Grid&) = default;

    constexpr int clue_count() const {
        int n = 0;
        for (const Digit d : digits) n += d != 0;
        return n;
    }
    constexpr bool is_full() const { return clue_count() == Geo::kCells; }
};

using Grid4 = Grid<2>;   // 4x4
using Grid9 = Grid<3>;   // 9x9
using Grid16 = Grid<4>;  // 16x16

template <int N>
struct Candidates {
    using Geo = Geometry<N>;
    std::array<DigitSet, Geo::kCells> sets{};

    constexpr DigitSet& operator[](int cell) { return sets[static_cast<std::size_t>(cell)]; }
    constexpr DigitSet operator[](int cell) const { return sets[static_cast<std::size_t>(cell)]; }
    friend constexpr bool operator==(const Candidates&, const Candidates&) = default;
};

using Candidates9 = Candidates<3>;

// A house that holds a digit twice.
struct Conflict {
    int house;
    Digit digit;
    int first_cell;
    int second_cell;
};

// The first conflict in house order (boxes, rows, columns, then diagonals in that variant). Returns false if there is
// none.
template <int N>
constexpr bool find_conflict(const Grid<N>& grid, Conflict& conflict, Variant variant = Variant::plain) {
    using Geo = Geometry<N>;
    const int houses = variant == Variant::diagonal ? Geo::kAllHouses : Geo::kHouses;
    for (int house = 0; house < houses; ++house) {
        std::array<int, Geo::kSize + 1> seen{};  // 1 + the cell that holds the digit
        for (const int cell : Geo::kHouseCells[static_cast<std::size_t>(house)]) {
            const Digit d = grid[cell];
            if (d == 0) continue;
            if (seen[d] != 0) {
                conflict = {house, d, seen[d] - 1, cell};
                return true;
            }
            seen[d] = cell + 1;
        }
    }
    return false;
}

// Full, and every house holds every digit once.
template <int N>
constexpr bool is_solution(const Grid<N>& grid, Variant variant = Variant::plain) {
    Conflict conflict{};
    return grid.is_full() && !find_conflict(grid, conflict, variant);
}

// `solution` is a solution and agrees with every digit of `puzzle`.
template <int N>
constexpr bool solves(const Grid<N>& solution, const Grid<N>& puzzle, Variant variant = Variant::plain) {
    for (int cell = 0; cell < Geometry<N>::kCells; ++cell) {
        if (puzzle[cell] != 0 && puzzle[cell] != solution[cell]) return false;
    }
    return is_solution(solution, variant);
}

}  // namespace rookery
