// The columns ER, EP, ED and "hardest technique", the same in every verb that rates.
#pragma once

#include "rate/rate.hpp"
#include "verbs/row.hpp"

namespace rookery {

// Rated: three numbers and the technique. Where no technique finds a step: "beyond" in place of each number that is
// not certain. No rating at all (not one solution): "-" thrice and the reason. In JSON: tenths or null, and the key
// "status". `with_technique`: whether the fourth column is wanted.
void add_rating(Row& row, const SeRating& rating, bool with_technique = true);

// "PUZZLE ED=ER/EP/ED", as researchers write it; "PUZZLE - reason" if there is no rating.
std::string rating_line(std::string_view puzzle, const SeRating& rating);

// "rated", "beyond", "no_solution", "several_solutions", "already_solved", "stopped": for programs.
std::string_view key_of(RatingStatus status);

}  // namespace rookery
