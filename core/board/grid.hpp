// Grid: one digit or nothing per cell. A puzzle, a solution and a half-filled board are all grids.
// Candidates: a set of digits per cell.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <optional>

#include "board/digits.hpp"
#include "board/geometry.hpp"

namespace rookery {

template <int N>
struct Grid {
    using Geo = Geometry<N>;
    std::array<Digit, Geo::kCells> digits{};  // 0 = empty

    constexpr Digit& operator[](int cell) { return digits[Geo::index(cell)]; }
    constexpr Digit operator[](int cell) const { return digits[Geo::index(cell)]; }
    // Row by row, an empty cell before any digit: the order of min-lex forms.
    // (Written out because libc++ in the wasm build cannot yet compare arrays with <=>.)
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

    constexpr DigitSet& operator[](int cell) { return sets[Geo::index(cell)]; }
    constexpr DigitSet operator[](int cell) const { return sets[Geo::index(cell)]; }
    friend constexpr bool operator==(const Candidates&, const Candidates&) = default;
};

using Candidates9 = Candidates<3>;

// A house that contains a digit twice.
struct Conflict {
    int house;
    Digit digit;
    int first_cell;
    int second_cell;
    friend bool operator==(const Conflict&, const Conflict&) = default;
};

// Whether a house contains a digit twice. This and first_conflict() are defined for N = 2, 3, 4.
template <int N>
bool has_conflict(const Grid<N>& grid, Variant variant = Variant::plain);

// The conflict whose second cell comes first in reading order; ties: row, column, box, diagonal.
template <int N>
std::optional<Conflict> first_conflict(const Grid<N>& grid, Variant variant = Variant::plain);

// The same for a board of any shape with `size` rows. Its houses are boxes, rows and columns, as many of each, and
// diagonals; cells_of(house) lists their cells.
template <class CellsOf, class DigitAt>
std::optional<Conflict> first_conflict_in(int size, int houses, CellsOf cells_of, DigitAt digit_at) {
    std::optional<Conflict> first;
    const int plain = 3 * size;
    for (int i = 0; i < houses; ++i) {
        const int house = i < plain ? (i + size) % plain : i;  // rows, columns, boxes
        std::array<int, 32> seen{};                            // by digit: 1 + the cell that has it
        for (const int cell : cells_of(house)) {
            const Digit digit = digit_at(cell);
            if (digit == 0) continue;
            if (seen[digit] != 0 && (!first || cell < first->second_cell)) {
                first = Conflict{house, digit, seen[digit] - 1, cell};
            }
            seen[digit] = cell + 1;
        }
    }
    return first;
}

// Full, and every house contains every digit once.
template <int N>
bool is_solution(const Grid<N>& grid, Variant variant = Variant::plain) {
    return grid.is_full() && !has_conflict(grid, variant);
}

// `solution` is a solution and agrees with every digit of `puzzle`.
template <int N>
bool solves(const Grid<N>& solution, const Grid<N>& puzzle, Variant variant = Variant::plain) {
    for (int cell = 0; cell < Geometry<N>::kCells; ++cell) {
        if (puzzle[cell] != 0 && puzzle[cell] != solution[cell]) return false;
    }
    return is_solution(solution, variant);
}

}  // namespace rookery
