// TableRow: what a table keeps of a row. 32 bytes; its puzzle and solution are packed elsewhere.
#pragma once

#include <cstdint>

#include "shell/table/filter.hpp"

namespace rookery::shell {

// Ratings that are no number. They sort before and after all numbers.
inline constexpr int kNoRating = -1;
inline constexpr int kBeyondRating = 1000;

struct TableRow {
    std::uint32_t line = 0;       // of the text it came from, or its number
    std::uint32_t puzzle_at = 0;  // place in the table's store of puzzles
    std::int32_t solutions = 0;
    std::int32_t wnef = -1;                                       // ten-thousandths; -1: not known
    std::uint16_t hardest = 0;                                    // index of a text that many rows share
    std::uint16_t symmetry = 0;                                   // the same
    std::int16_t er = kNoRating, ep = kNoRating, ed = kNoRating;  // tenths
    std::int16_t steps = -1;                                      // of the path; -1: not known
    std::int16_t clues = 0;
    std::int8_t minimal : 2 = -1;     // 1: it is, 0: it is not, -1: not known
    std::int8_t level : 4 = -1;       // of rate/level.hpp; -1: not known
    bool more_solutions : 1 = false;  // the count stopped at a limit
};
static_assert(sizeof(TableRow) == 32);

// The number that a row has in a column of numbers; ratings in tenths, levels from 0. At least -1.
std::int64_t number_in(const TableRow& row, Column column);

}  // namespace rookery::shell
