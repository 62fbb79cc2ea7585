// A text cut into lines: any of LF, CRLF and CR ends one; a byte-order mark and the marks of quoted mail are set aside.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace rookery::reading {

struct Line {
    std::string_view whole;  // without its end; columns are counted in this
    std::size_t body = 0;    // where the line begins behind "> " of quoted mail
    std::int64_t number = 1;
};

Line line_of(std::string_view whole, std::int64_t number);

bool is_blank(const Line& line);    // white space only
bool is_comment(const Line& line);  // its first visible characters are #, ; or //, or it only ends JSON rows of ours

// Cells between semicolons, as some spreadsheets write them: three semicolons or more, otherwise digits, dots and
// white space only. Such a line is no comment, though its first cell may be empty.
bool has_semicolon_cells(const Line& line);

// Walks through the lines once. A copy continues from the same place, which is how a reader looks ahead.
class LineCutter {
  public:
    explicit LineCutter(std::string_view text, std::int64_t first_line = 1);
    bool next(Line& line);  // false at the end of the text

  private:
    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t next_lf_ = 0;  // the first LF and CR at or after at_: each is searched once, for any text
    std::size_t next_cr_ = 0;
    std::int64_t number_ = 0;
};

}  // namespace rookery::reading
