// Lines A to B of a text that comes in blocks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace rookery::cli {

class LineWindow {
  public:
    LineWindow(std::int64_t first, std::int64_t last) : first_{first}, last_{last} {}

    // Of what stands in `text` from `at` on, the next block, leaves what is in the lines.
    void cut(std::string& text, std::size_t at);
    // Nothing that comes can be in them.
    bool passed() const { return line_ > last_ && !after_return_; }
    // Of the whole text so far; a last one without an end counts too.
    std::int64_t lines() const { return line_ - 1 + (in_line_ ? 1 : 0); }

  private:
    std::int64_t first_;
    std::int64_t last_;
    std::int64_t line_ = 1;      // of the next character
    bool in_line_ = false;       // some of it has come
    bool after_return_ = false;  // a line feed now is of the line before
};

}  // namespace rookery::cli
