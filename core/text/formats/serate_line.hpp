// Lines as Sudoku Explainer's batch program writes them: the puzzle, then ED=7.1/1.2/1.2 for its ER, EP and ED.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "text/text.hpp"

namespace rookery::reading {

// The ratings of a note that begins with "ED=".
std::optional<SerateRatings> serate_ratings(std::string_view note);

std::string write_serate_line(std::string_view puzzle, const SerateRatings& ratings);

}  // namespace rookery::reading
