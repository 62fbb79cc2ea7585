// One puzzle in every form in which people paste it.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "support/sample_puzzles.hpp"

namespace rookery::texts {

inline constexpr std::string_view kLine = samples::kPuzzle;

inline constexpr std::string_view kRows =
    "53..7....\n"
    "6..195...\n"
    ".98....6.\n"
    "8...6...3\n"
    "4..8.3..1\n"
    "7...2...6\n"
    ".6....28.\n"
    "...419..5\n"
    "....8..79\n";

inline constexpr std::string_view kBoxed =
    "+-------+-------+-------+\n"
    "| 5 3 . | . 7 . | . . . |\n"
    "| 6 . . | 1 9 5 | . . . |\n"
    "| . 9 8 | . . . | . 6 . |\n"
    "+-------+-------+-------+\n"
    "| 8 . . | . 6 . | . . 3 |\n"
    "| 4 . . | 8 . 3 | . . 1 |\n"
    "| 7 . . | . 2 . | . . 6 |\n"
    "+-------+-------+-------+\n"
    "| . 6 . | . . . | 2 8 . |\n"
    "| . . . | 4 1 9 | . . 5 |\n"
    "| . . . | . 8 . | . 7 9 |\n"
    "+-------+-------+-------+\n";

inline constexpr std::string_view kBoxDrawing =
    "┌───────┬───────┬───────┐\n"
    "│ 5 3 . │ . 7 . │ . . . │\n"
    "│ 6 . . │ 1 9 5 │ . . . │\n"
    "│ . 9 8 │ . . . │ . 6 . │\n"
    "├───────┼───────┼───────┤\n"
    "│ 8 . . │ . 6 . │ . . 3 │\n"
    "│ 4 . . │ 8 . 3 │ . . 1 │\n"
    "│ 7 . . │ . 2 . │ . . 6 │\n"
    "├───────┼───────┼───────┤\n"
    "│ . 6 . │ . . . │ 2 8 . │\n"
    "│ . . . │ 4 1 9 │ . . 5 │\n"
    "│ . . . │ . 8 . │ . 7 9 │\n"
    "└───────┴───────┴───────┘\n";

// With bars and rules only between the boxes, and asterisks for empty cells.
inline constexpr std::string_view kStars =
    "53*|*7*|***\n"
    "6**|195|***\n"
    "*98|***|*6*\n"
    "---+---+---\n"
    "8**|*6*|**3\n"
    "4**|8*3|**1\n"
    "7**|*2*|**6\n"
    "---+---+---\n"
    "*6*|***|28*\n"
    "***|419|**5\n"
    "***|*8*|*79\n";

// As copied from a spreadsheet: an empty cell is an empty string between two tabs. Row 3 begins with such a cell, row 1
// ends with one.
inline constexpr std::string_view kTabs =
    "5\t3\t\t\t7\t\t\t\t\n"
    "6\t\t\t1\t9\t5\t\t\t\n"
    "\t9\t8\t\t\t\t\t6\t\n"
    "8\t\t\t\t6\t\t\t\t3\n"
    "4\t\t\t8\t\t3\t\t\t1\n"
    "7\t\t\t\t2\t\t\t\t6\n"
    "\t6\t\t\t\t\t2\t8\t\n"
    "\t\t\t4\t1\t9\t\t\t5\n"
    "\t\t\t\t8\t\t\t7\t9\n";

// The first pencil marks: the digits that no peer contains.
inline constexpr std::string_view kPencilmarks =
    ".------------------.-------------------.--------------------.\n"
    "| 5    3     124   | 26   7     2468   | 1489  1249   248   |\n"
    "| 6    247   247   | 1    9     5      | 3478  234    2478  |\n"
    "| 12   9     8     | 23   34    24     | 13457 6      247   |\n"
    ":------------------+-------------------+--------------------:\n"
    "| 8    125   1259  | 579  6     147    | 4579  2459   3     |\n"
    "| 4    25    2569  | 8    5     3      | 579   259    1     |\n"
    "| 7    15    1359  | 59   2     14     | 4589  459    6     |\n"
    ":------------------+-------------------+--------------------:\n"
    "| 139  6     134579| 357  35    7      | 2     8      4     |\n"
    "| 23   278   237   | 4    1     9      | 36    3      5     |\n"
    "| 123  1245  12345 | 2356 8     26     | 1346  7      9     |\n"
    "'------------------'-------------------'--------------------'\n";

// Another puzzle, the usual example of other programs: zeros for empty cells.
inline constexpr std::string_view kPublishedZeros =
    "000001000064000280080003010907400000000010000000006305020500040046000820000700000";

inline constexpr std::string_view kFourByFour = "1...\n..3.\n.4..\n...2\n";
inline constexpr std::string_view kFourByFourLine = "1.....3..4.....2";

inline constexpr std::string_view kSixteenBySixteen =
    "1..4....89..C...\n"
    "5.7...B......1..\n"
    "..A.C...G.......\n"
    "....1..4...6....\n"
    "2......5........\n"
    ".......9..D.....\n"
    "...C............\n"
    "E........6...A..\n"
    "....G...........\n"
    ".3..............\n"
    ".......1........\n"
    ".......2....3...\n"
    "4...............\n"
    "......8.........\n"
    "....F...........\n"
    "...............G\n";

inline std::string joined(std::string_view rows) {
    std::string line;
    for (const char c : rows) {
        if (c != '\n') line += c;
    }
    return line;
}

// The cells of kLine as 729 characters: a given has one candidate, an empty cell all nine.
inline std::string candidate_line() {
    std::string line;
    for (const char c : kLine) {
        for (const char digit : std::string_view("123456789")) line += c == '.' || c == digit ? digit : '.';
    }
    return line;
}

// `text` with every `from` replaced.
inline std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
    std::string result;
    std::size_t at = 0;
    for (std::size_t hit = text.find(from); hit != std::string_view::npos; hit = text.find(from, at)) {
        result.append(text.substr(at, hit - at)).append(to);
        at = hit + from.size();
    }
    result.append(text.substr(at));
    return result;
}

}  // namespace rookery::texts
