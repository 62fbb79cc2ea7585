// Lists of puzzles: from files, from folders, or the tests' own sample.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "board/grid.hpp"

namespace rookery::bench {

// The puzzles are stored consecutively as in the file, 81 characters each: parsing them is part of the measurement,
// finding them in memory is not.
struct List {
    std::string name;
    std::string characters;

    std::size_t size() const { return characters.size() / Geometry9::kCells; }
    const char* puzzle(std::size_t index) const { return characters.data() + index * Geometry9::kCells; }
};

// Adds the list of a file, or of every *.txt file of a folder in the order of their names. A line that begins with 81
// digits and dots is a puzzle (0 and . are empty cells); other lines are skipped. `skipped` gets the names of the
// folder's files without a puzzle. Returns an empty string, or a sentence about the error.
std::string add_lists(const std::string& path, std::vector<List>& lists, std::vector<std::string>& skipped);

List sample_list();

// Branch-free, since parsing is part of the measurement.
inline Grid9 read_puzzle(const char* characters) {
    Grid9 puzzle;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const auto digit = static_cast<std::uint8_t>(characters[cell] - '0');
        puzzle[cell] = digit <= 9 ? digit : Digit{0};  // a dot is far beyond 9
    }
    return puzzle;
}

}  // namespace rookery::bench
