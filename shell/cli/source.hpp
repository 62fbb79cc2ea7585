// A file or standard input, read as data arrives.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "board/hash.hpp"
#include "process.hpp"

namespace rookery::cli {

// Selects lines A to B of a text that arrives in blocks.
class LineWindow {
  public:
    LineWindow(std::int64_t first, std::int64_t last) : first_{first}, last_{last} {}

    // Removes everything outside the selected lines from the next block, which is in `text` from `at` on.
    void cut(std::string& text, std::size_t at);
    // Whether no later text can be in the selected lines.
    bool passed() const { return line_ > last_ && !after_return_; }
    // Number of lines of the whole text so far, including an unfinished last line.
    std::int64_t lines() const { return line_ - 1 + (in_line_ ? 1 : 0); }

  private:
    std::int64_t first_;
    std::int64_t last_;
    std::int64_t line_ = 1;      // of the next character
    bool in_line_ = false;       // that line is not empty so far
    bool after_return_ = false;  // a line feed now belongs to the previous line
};

class Source {
  public:
    Source() = default;
    Source(const Source&) = delete;
    Source& operator=(const Source&) = delete;
    ~Source();

    // "-" is standard input. Returns an error sentence, or an empty text.
    std::string open(const std::string& name);
    // Call it before reading: selects lines `first` to `last`. `known`: reads the text to its end, so that lines() and
    // hash() cover all of it.
    void select_lines(std::int64_t first, std::int64_t last, bool known);
    // Reading stops at that time.
    void limit_time(const TimeLimit& time_limit) { time_limit_ = time_limit; }

    enum class Got : std::uint8_t {
        bytes,
        pause,    // no data for that long
        end,      // of the text
        stopped,  // end_asked_for() says why
        failed,   // problem() says why
    };
    // Appends the data that is available, and waits for it up to this many milliseconds (-1: without limit).
    Got read(std::string& text, int milliseconds);
    const std::string& problem() const { return problem_; }

    // How much of a file has been read, from 0 to 1; negative if unknown.
    double share() const { return size_ > 0 ? static_cast<double>(read_) / static_cast<double>(size_) : -1; }

    // The number of lines in the text so far; only if lines were selected.
    std::int64_t lines() const { return window_ ? window_->lines() : 0; }
    // The hash of the whole text; only if select_lines() was called with `known`.
    const Hash& hash() const { return hash_; }

  private:
    int descriptor_ = -1;
    std::string name_;  // for messages
    std::string problem_;
    std::int64_t size_ = 0;  // of a file; 0: unknown
    std::int64_t read_ = 0;
    TimeLimit time_limit_;
    std::optional<LineWindow> window_;
    bool known_ = false;
    Hash hash_;
};

}  // namespace rookery::cli
