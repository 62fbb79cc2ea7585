// The meaning of a formula's variables, as comment lines in its file, for readers without this program.
//
//     v 17 digit r1c3 5         variable 17: the solution has 5 in r1c3
//     v 903 placed 2 r4c1       variable 903: r4c1 is placed after step 2
//     known digit r1c1 1        no variable: true in every solution of the formula
//
// The lines before these explain each word.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "board/cell_set.hpp"
#include "exact/encoding/solution_formula.hpp"
#include "exact/encoding/symmetry_breaking.hpp"
#include "sat/formula.hpp"

namespace rookery {

// Kinds of VariableTag.
enum class Says : std::uint8_t {
    nothing,
    // Numbers: cell, digit from 0.
    digit,
    clue_with,
    cycle_link,  // two cells
    same_digit,  // two cells
    equal_so_far,
    // No numbers.
    clue_count,
    placed_count,
    // The first number is the step; then cell, house, digit from 0.
    placed,
    digit_placed,
    gone,
    naked_single,
    hidden_single,
    locked,
    naked_pair,
    naked_pair_digit,
    hidden_pair,
    hidden_pair_cell,
    new_place,
    new_removal,
    complete,
    first,
    new_up_to,
    part,           // no numbers
    part_of_whole,  // its number, in two
    // The paper's (state_encoding.hpp).
    value,
    candidate,
    reason,
    removed_nothing,
};

template <class... Numbers>
VariableTag says(Says what, Numbers... numbers) {
    return {static_cast<std::uint8_t>(what), {static_cast<std::uint16_t>(numbers)...}};
}

// "..x.x..": a character for each cell.
template <int N>
std::string pattern_text(CellSet pattern);
// "r1c1 r1c2"
template <int N>
std::string cells_text(CellSet cells);

// The words that the formula uses, and the meaning of each of its variables.
template <int N>
std::string legend(const Formula& formula);
// The digits that have no variable, since they are known.
template <int N>
std::string known_digits(const SolutionLiterals<N>& solution);
// The symmetries that the formula breaks, keeping one of each group of equivalent solutions: the labels of the digits,
// with the house that fixes them, and the maps of the pattern onto itself.
template <int N>
std::string symmetry_text(int labelled_house, const BrokenSymmetries<N>& broken);

}  // namespace rookery
