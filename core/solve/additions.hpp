// Additions: the smallest sets of further clues that leave a board with one solution.
//
// Method: list all solutions, with a bit set for each candidate of the solutions that contain it. A set of candidates
// is sufficient if its bit sets have exactly one solution in common. All pairs are tried. For triples, a count over the
// solutions that contain the first two candidates finds every third that occurs exactly once.
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
    std::size_t sets = 1000;         // stop at this number of sets, >= 1
    std::uint64_t solutions = 1000;  // give up on a board with more solutions, >= 1
    ProgressCallback progress = {};  // polled and reported to regularly
};

struct AddedClue {
    std::uint8_t cell;  // 0..80
    Digit digit;
    friend bool operator==(const AddedClue&, const AddedClue&) = default;
};

struct Additions {
    std::uint64_t solutions = 0;  // of the board, up to one more than the limit
    int size = -1;  // of the smallest sets; 0: the puzzle has one solution; negative: none that small, or unknown
    std::vector<std::vector<AddedClue>> sets;  // of that size; clues and sets are in the order of cells and digits
    bool complete = false;                     // false: stopped, too many solutions, or there may be more sets
};

Additions find_additions(const Grid9& board, const AdditionLimits& limits = {});

}  // namespace rookery
