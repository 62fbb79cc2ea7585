// The input of a verb that answers for each puzzle of a list.
#pragma once

#include <string_view>

#include "text/text.hpp"

namespace rookery {

// How words on lines of their own next to a single puzzle are read.
enum class Words {
    problems,  // another puzzle was meant there, as it is among several puzzles
    title,     // of the puzzle, as parse() reads it
};

ParseResult read_list_input(std::string_view text, Words words);

}  // namespace rookery
