// The first walk through a text: one puzzle a line, or one row of a puzzle a line?
#pragma once

#include <cstdint>
#include <string_view>

#include "text/scan/puzzle_line.hpp"
#include "text/scan/row.hpp"

namespace rookery::reading {

struct Survey {
    bool has_rows = false;               // most lines are rows of a grid
    std::int64_t puzzle_lines = 0;       // lines that have the length of a puzzle
    std::int64_t attempts = 0;           // long lines of no such length
    LineLength usual = LineLength::any;  // the length that most of these have
    RowRules rules;                      // where has_rows
    bool tabbed = false;                 // rows of cells between tabs
};

Survey survey_of(std::string_view text);

}  // namespace rookery::reading
