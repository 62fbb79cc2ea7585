// The first pass over a text: does each line have a puzzle, or a row of one?
#pragma once

#include <cstdint>
#include <string_view>

#include "text/scan/puzzle_line.hpp"
#include "text/scan/row.hpp"

namespace rookery::reading {

struct Survey {
    bool has_rows = false;               // most lines are rows of a grid
    std::int64_t puzzle_lines = 0;       // lines with the length of a puzzle
    std::int64_t attempts = 0;           // long lines of another length
    LineLength usual = LineLength::any;  // the most frequent length of these
    RowRules rules;                      // if has_rows
    bool tabbed = false;                 // rows of cells between tabs
};

Survey survey_of(std::string_view text);

}  // namespace rookery::reading
