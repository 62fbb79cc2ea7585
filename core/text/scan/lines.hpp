// Cutting a text into lines: LF, CRLF or CR ends one; skips a byte-order mark and the marks of quoted mail.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "text/text.hpp"

namespace rookery::reading {

struct Line {
    std::string_view whole;  // without its end; columns are counted in this
    std::size_t body = 0;    // where the line begins after the "> " of quoted mail
    std::int64_t number = 1;
};

Line line_of(std::string_view whole, std::int64_t number);

bool is_blank(const Line& line);    // white space only
bool is_comment(const Line& line);  // its first visible characters are #, ; or //, or it only ends our JSON rows

// Cells between semicolons, as some spreadsheets write them: at least three semicolons, otherwise only digits, dots and
// white space. Such a line is not a comment, although its first cell may be empty.
bool has_semicolon_cells(const Line& line);

// Walks through the lines once. A copy continues from the same place, so a reader can look ahead.
class LineCutter {
  public:
    explicit LineCutter(std::string_view text, std::int64_t first_line = 1);
    bool next(Line& line);  // false at the end of the text

  private:
    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t next_lf_ = 0;  // the first LF and CR at or after at_: each is searched for once
    std::size_t next_cr_ = 0;
    std::int64_t number_ = 0;
};

// A line as fields: runs of symbols between white space, commas, semicolons, '#', quotes and brackets.
struct Field {
    std::size_t begin = 0;  // bytes of the line
    std::size_t end = 0;
    std::int64_t symbols = 0;
    std::int64_t digits = 0;   // 1-9
    std::int64_t blanks = 0;   // '.' and '0'
    std::int64_t lines = 0;    // dashes, | and box-drawing characters
    std::int64_t letters = 0;  // includes everything beyond ASCII
    bool mixed_letters = false;
    std::int64_t controls = 0;

    // Mostly letters, and not all the same: a name, an address, a sentence.
    bool is_words() const { return mixed_letters && letters * 2 > symbols; }
    // A rule between parts of a text, never an empty puzzle.
    bool is_rule() const { return digits == 0 && lines > 0; }
    // Nothing in it could be part of a puzzle, unless its length is exactly that of an empty one.
    bool is_ornament() const { return digits + blanks + letters + controls == 0; }
};

// The first field at or after byte `from`; false if there is none.
bool next_field(std::string_view line, std::size_t from, Field& field);

// Whether a field ends before the character at `at` (the end of the line included).
bool field_ends_at(std::string_view line, std::size_t at);

// Problems at a place of a line.

// A problem at the character that starts at `at`, which must point into the line or to its end.
TextProblem problem_at(const Line& line, const char* at, std::string sentence);
// A problem at the first visible character of the line.
TextProblem problem_at_start(const Line& line, std::string sentence);
// A problem after the last visible character of the line.
TextProblem problem_at_end(const Line& line, std::string sentence);

}  // namespace rookery::reading
