// Cutting a text into lines: LF, CRLF or CR ends one; skips a byte-order mark and the marks of quoted mail.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

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

}  // namespace rookery::reading
