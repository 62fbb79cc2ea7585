// Reads grids from rows of text: plain, boxed, or of candidates, one or many in a text.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "text/diagnostics.hpp"
#include "text/scan/row.hpp"
#include "text/survey.hpp"

namespace rookery::reading {

// Takes the lines of a text in order. It keeps at most the rows of one grid, so its memory does not grow with the text.
//
// Rows are one grid if
//   - they follow each other, with at most borders, comments and remarks between them; or
//   - blank lines divide them evenly (every row, or every band), or divide one grid in two.
// A row that cannot be read counts as a row: only its own grid is lost.
class GridReader {
  public:
    GridReader(const Survey& survey, Diagnostics& to) : survey_(survey), to_(to) {}

    // `rest` follows `line`: the text after a blank line decides whether the grid continues.
    void take(const Line& line, const LineCutter& rest);
    void take_blank(const Line& line);
    // Ends the current grid, complete or not: at the end of the text, or before a puzzle on one line.
    void end();
    // The current title: the last remark before a grid.
    std::string take_title();

  private:
    void add_row(Row row);
    void complete();
    bool goes_on(const Row& next, LineCutter rest) const;
    std::optional<TextProblem> symbol_problem() const;
    const TextFormat& format_of(bool has_groups, bool marks_placed) const;
    template <int N>
    void deliver(const Grid<N>& grid);
    void deliver_candidates();
    // Takes up to two of the puzzles just read that are earlier states of this one. False if there are none.
    bool take_stacked(const Candidates9& candidates, ParsedPuzzle& puzzle);
    void add_problem(TextProblem problem);
    void clear();

    const Survey& survey_;
    Diagnostics& to_;
    std::array<Row, 16> rows_{};
    int count_ = 0;
    int block_ = 0;     // rows before the first blank line inside the grid; 0 = none yet
    bool gap_ = false;  // a blank line came after the last row
    bool boxed_ = false;
    bool starred_ = false;  // its border begins with a star, as in the files of Simple Sudoku
    std::string title_;
    std::optional<TextProblem> remark_;  // words between the rows, in case a row is missing
    // Lines before the first row that look like broken rows. They may be a title with digits in it.
    std::int64_t spoilt_ = 0;
    std::optional<TextProblem> first_spoilt_;
};

}  // namespace rookery::reading
