// Lists of puzzles: from files, from folders, or the sample that the tests carry.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "board/grid.hpp"

namespace rookery::bench {

// The puzzles lie one after the other as they stood in the file, 81 characters each: reading them is part of what is
// measured, looking for them in memory is not.
struct List {
    std::string name;
    std::string characters;

    std::size_t size() const { return characters.size() / Geometry9::kCells; }
    const char* puzzle(std::size_t index) const { return characters.data() + index * Geometry9::kCells; }
};

// Adds the list of a file, or of every *.txt file of a folder in the order of their names. A line that begins with 81
// digits and dots is a puzzle (0 and . are empty cells), any other is left out. Files of a folder without any puzzle
// are named in `skipped`. Returns an empty string, or what is wrong in a sentence.
std::string add_lists(const std::string& path, std::vector<List>& lists, std::vector<std::string>& skipped);

List sample_list();

// Without a branch, since reading is part of what is measured.
inline Grid9 read_puzzle(const char* characters) {
    Grid9 puzzle;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const auto digit = static_cast<std::uint8_t>(characters[cell] - '0');
        puzzle[cell] = digit <= 9 ? digit : Digit{0};  // a dot is far beyond 9
    }
    return puzzle;
}

}  // namespace rookery::bench
