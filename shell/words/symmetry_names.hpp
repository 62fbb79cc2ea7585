// The names of symmetries in the page's language.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "board/symmetry.hpp"

namespace rookery::shell {

std::string_view title_of(PatternSymmetry symmetry);      // "Half-turn"
std::string title_in_sentence(PatternSymmetry symmetry);  // "half-turn"

// Rows contain the English word of the option: "half-turn". Any other text is returned unchanged.
std::string_view symmetry_in_words(std::string_view name_in_row);
// Appends the names, as in rows, of the symmetries whose title contains the text.
void append_symmetries_in_rows(std::string_view part, std::vector<std::string_view>& names);

}  // namespace rookery::shell
