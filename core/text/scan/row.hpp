// One row of a grid: cells, or groups of candidates, between borders of any kind.
#pragma once

#include <array>
#include <cstdint>

#include "text/scan/cells.hpp"
#include "text/scan/lines.hpp"
#include "text/text.hpp"

namespace rookery::reading {

enum class RowKind : std::uint8_t {
    rule,    // a border or an ornament: nothing in it could be a cell
    cells,   // `size` cells
    groups,  // nine groups of candidates, at least one of them with several (or with marks)
    broken,  // meant as a row, but invalid: see `problem`
    words,   // a title, a remark
};

struct Row {
    RowKind kind = RowKind::rule;
    Line line;
    int size = 0;                          // 4, 9 or 16, of cells and groups
    std::array<Digit, 16> digits{};        // of cells, or the single candidates of groups
    std::array<DigitSet, 9> candidates{};  // if size is 9: the row read as groups
    std::uint16_t placed = 0;              // of groups: bit i if group i is "u" and a digit, .sdx's mark of placed ones
    std::array<const char*, 16> places{};  // where each cell or group begins
    CellReader reader{9};                  // of cells: the symbols, to be checked together with the other rows
    bool boxed = false;                    // there was a | or a line of a box
    bool tabbed = false;                   // cells between tabs, some empty
    bool dash_is_blank = false;            // a row of digits and dashes
    TextProblem problem;                   // of a broken row
};

struct RowRules {
    int size = 0;                // the cells of a row; 0 = 4, 9 or 16
    bool dash_is_blank = false;  // a row of only dashes is a row, not a border
    bool wants_problem = true;   // whether the sentence of a problem is needed
};

Row read_row(const Line& line, const RowRules& rules);

// Whether a line of white space is a row of empty cells between tabs.
bool is_tabbed_blank(const Line& line, int size);

}  // namespace rookery::reading
