// TableRow: the table's record of a row. 32 bytes; its puzzle and solution are packed elsewhere.
//
//   byte   fields, with their bits
//    0     line 32
//    4     puzzle_at 32
//    8     solutions 32
//   12     HoDoKu's score 26 | its level 4 | minimal 2
//   16     ER 9 | EP 9 | ED 9 | level 4 | more solutions 1
//   20     WNEF 15 | clues 10 | braids 7
//   24     steps 11 | T&E depth 3 | whips 7 | symmetry 11
//   28     hardest technique 16 | HoDoKu's 16
//
// The length of braids is B at depth 0 and 1, BxB at depth 2 and BxBB at depth 3: a puzzle has only one of them.
#pragma once

#include <cstdint>

#include "shell/table/filter.hpp"

namespace rookery::shell {

// Ratings that are not numbers. They sort before and after all numbers.
inline constexpr int kNoRating = -1;
inline constexpr int kBeyondRating = 255;
// The limits of a row's fields.
inline constexpr int kMaxRowScore = (1 << 25) - 1;
inline constexpr int kMaxRowSteps = (1 << 10) - 1;
inline constexpr int kMaxRowClues = (1 << 10) - 1;
inline constexpr int kMaxRowLength = (1 << 6) - 1;  // of braids and whips

struct TableRow {
    std::uint32_t line = 0;       // in the text that it came from, or its number
    std::uint32_t puzzle_at = 0;  // position in the table's store of puzzles
    std::int32_t solutions = 0;
    // -1: unknown, or does not apply.
    std::int32_t hodoku_score : 26 = -1;
    std::int32_t hodoku_level : 4 = -1;                                       // see rate/hodoku_scale.hpp
    std::int32_t minimal : 2 = -1;                                            // 1: yes, 0: no
    std::int32_t er : 9 = kNoRating, ep : 9 = kNoRating, ed : 9 = kNoRating;  // tenths
    std::int32_t level : 4 = -1;                                              // see rate/level.hpp
    bool more_solutions : 1 = false;                                          // the count stopped at a limit
    std::int32_t wnef : 15 = -1;                                              // ten-thousandths
    std::uint32_t clues : 10 = 0;
    std::int32_t braids : 7 = -1;
    std::int32_t steps : 11 = -1;  // of the path
    std::int32_t depth : 3 = -1;   // of T&E
    std::int32_t whips : 7 = -1;
    // Indices of texts that many rows share; there are a few hundred.
    std::uint32_t symmetry : 11 = 0;
    std::uint16_t hardest = 0, hodoku_hardest = 0;
};
static_assert(sizeof(TableRow) == 32);

// The value of a row in a numeric column; ratings in tenths, levels from 0. At least -1.
std::int64_t number_in(const TableRow& row, Column column);

}  // namespace rookery::shell
