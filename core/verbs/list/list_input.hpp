// The input of a verb that processes each puzzle of a list.
#pragma once

#include <string_view>

#include "text/text.hpp"

namespace rookery {

// How to read words on separate lines next to a single puzzle.
enum class Words {
    problems,  // they were meant as another puzzle, as among several puzzles
    title,     // of the puzzle, as parse() reads it
};

ParseResult read_list_input(std::string_view text, Words words);

}  // namespace rookery
