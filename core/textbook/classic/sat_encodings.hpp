// A puzzle as a formula in conjunctive normal form. Variable cell * m + digit (cells from 0, m digits) says that the
// cell has the digit. Three encodings; h is the number of houses (3 m, or 3 m + 2 with diagonals), p = m (m - 1) / 2:
//
//   naive      each house by itself, as "Combinatorial explorations in Su-Doku" (jmc), section 1.4, translates
//              alldifferent: its cells pairwise different (p times m clauses), each with one of its values (m clauses).
//              The text counts x != y as one clause, so m (m + 1) / 2 for a house; written out, it is one clause for
//              each value. A cell's own clause occurs once for each of its houses.         h (p m + m)
//   minimal    "Sudoku as a SAT problem" (Lynce, Ouaknine, 2006): a digit in each cell, no digit twice in a house.
//                                                                                          m^2 + h p m
//   extended   the same paper: also no cell with two digits, and each digit somewhere in each house.
//                                                                                          m^2 + m^2 p + h (p m + m)
//
//   order    naive    minimal    extended      (without the givens, each a clause of one literal)
//     2        336        304         448
//     3      8,991      8,829      11,988
//     4     92,928     92,416     123,904
//
// No encoding needs more clauses: if m cells have at least one digit each, and no digit is in two of them, each has
// exactly one.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "sat/formula.hpp"
#include "textbook/classic/classic.hpp"

namespace rookery {

enum class SatEncoding : std::uint8_t { naive, minimal, extended };
constexpr std::string_view name_of(SatEncoding encoding) {
    return std::array<std::string_view, 3>{"naive", "minimal", "extended"}[static_cast<std::size_t>(encoding)];
}
// The encoding chosen in the settings of the solver `sat`.
SatEncoding encoding_in(const ClassicSettings& settings);

// The variable for `cell` having `digit`.
template <int N>
constexpr Literal cell_holds(int cell, int digit) {
    return cell * Geometry<N>::kSize + digit;
}

// The number of clauses by the formulas above, without those of the givens.
template <int N>
constexpr std::int64_t clause_count(SatEncoding encoding, Variant variant) {
    constexpr std::int64_t kSize = Geometry<N>::kSize;
    constexpr std::int64_t kPairs = kSize * (kSize - 1) / 2;
    const std::int64_t houses = 3 * kSize + (variant == Variant::diagonal ? 2 : 0);
    switch (encoding) {
        case SatEncoding::naive:
            return houses * (kPairs * kSize + kSize);
        case SatEncoding::minimal:
            return kSize * kSize + houses * kPairs * kSize;
        case SatEncoding::extended:
            break;
    }
    return kSize * kSize * (1 + kPairs) + houses * (kPairs * kSize + kSize);
}

// The rules, then the givens in cell order. Defined for N = 2, 3, 4, like dimacs_of.
template <int N>
Formula encode(const ClassicPuzzle<N>& puzzle, SatEncoding encoding);

// As a file in the DIMACS format, with comment lines that explain the variables.
template <int N>
std::string dimacs_of(const ClassicPuzzle<N>& puzzle, SatEncoding encoding);

}  // namespace rookery
