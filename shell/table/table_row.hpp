// TableRow: what a table keeps of a row. 32 bytes; its puzzle and solution are packed elsewhere.
#pragma once

#include <cstdint>

#include "shell/table/filter.hpp"

namespace rookery::shell {

// Ratings that are no number. They sort before and after all numbers.
inline constexpr int kNoRating = -1;
inline constexpr int kBeyondRating = 255;

struct TableRow {
    std::uint32_t line = 0;       // of the text it came from, or its number
    std::uint32_t puzzle_at = 0;  // place in the table's store of puzzles
    std::int32_t solutions = 0;
    // Of what is not known, -1.
    std::int32_t hodoku_score : 26 = -1;
    std::int32_t hodoku_level : 4 = -1;                                       // of rate/hodoku_scale.hpp
    std::int32_t minimal : 2 = -1;                                            // 1: it is, 0: it is not
    std::int32_t er : 9 = kNoRating, ep : 9 = kNoRating, ed : 9 = kNoRating;  // tenths
    std::int32_t level : 4 = -1;                                              // of rate/level.hpp
    bool more_solutions : 1 = false;                                          // the count stopped at a limit
    std::int16_t wnef = -1;                                                   // ten-thousandths
    std::int16_t steps = -1;                                                  // of the path
    std::int16_t clues = 0;
    std::uint16_t hardest = 0, hodoku_hardest = 0, symmetry = 0;  // indices of texts that many rows share
};
static_assert(sizeof(TableRow) == 32);

// The number that a row has in a column of numbers; ratings in tenths, levels from 0. At least -1.
std::int64_t number_in(const TableRow& row, Column column);

}  // namespace rookery::shell
