// Additions: the smallest sets of further clues that leave a board with one solution.
//
// Method. All solutions are listed, and for each candidate which of them hold it, as bits. A set of candidates is
// enough if their bits have exactly one in common. Of two candidates all pairs are tried; a third is then one that
// exactly one of the solutions with the first two holds, which a count over those solutions tells.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "board/grid.hpp"
#include "job/progress_callback.hpp"

namespace rookery {

inline constexpr int kMaxAddedClues = 3;

struct AdditionLimits {
    int size = kMaxAddedClues;       // look for sets up to this size, 0 to kMaxAddedClues
    std::size_t sets = 1000;         // end with so many of them, >= 1
    std::uint64_t solutions = 1000;  // of a board with more of them nothing is said, >= 1
    ProgressCallback progress = {};  // asked, and reported to, now and then
};

struct AddedClue {
    std::uint8_t cell;  // 0..80
    Digit digit;
    friend bool operator==(const AddedClue&, const AddedClue&) = default;
};

struct Additions {
    std::uint64_t solutions = 0;  // of the board, up to one more than the limit
    int size = -1;  // of the smallest sets; 0: it has one solution; negative: none is so small, or unknown
    std::vector<std::vector<AddedClue>> sets;  // those of that size, each and all in the order of cells and digits
    bool complete = false;                     // false: stopped, too many solutions, or there may be more sets
};

Additions find_additions(const Grid9& board, const AdditionLimits& limits = {});

}  // namespace rookery
