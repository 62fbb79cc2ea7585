// Where a text comes from, read as it comes: a file, or standard input.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "board/hash.hpp"
#include "clock.hpp"

namespace rookery::cli {

// Lines A to B of a text that comes in blocks.
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

class Source {
  public:
    Source() = default;
    Source(const Source&) = delete;
    Source& operator=(const Source&) = delete;
    ~Source();

    // "-" is standard input. Returns what is wrong, or nothing.
    std::string open(const std::string& name);
    // Before it is read: only lines `first` to `last` come. `known`: all of it is read, so that lines() and hash() are
    // of the whole text.
    void select_lines(std::int64_t first, std::int64_t last, bool known);
    // Reading stops then.
    void limit_time(const TimeLimit& time_limit) { time_limit_ = time_limit; }

    enum class Got : std::uint8_t {
        bytes,
        pause,    // nothing came for that long
        end,      // of the text
        stopped,  // by what end_asked_for() says
        failed,   // problem() says why
    };
    // Appends what is there, waiting up to so many milliseconds for it (-1: as long as it takes).
    Got read(std::string& text, int milliseconds);
    const std::string& problem() const { return problem_; }

    // How much of a file has been read, from 0 to 1; negative where that is not known.
    double share() const { return size_ > 0 ? static_cast<double>(read_) / static_cast<double>(size_) : -1; }

    // If lines were selected: how many there were.
    std::int64_t lines() const { return window_ ? window_->lines() : 0; }
    // If the text is known.
    const Hash& hash() const { return hash_; }

  private:
    int descriptor_ = -1;
    std::string name_;  // as complaints call it
    std::string problem_;
    std::int64_t size_ = 0;  // of a file; 0: not known
    std::int64_t read_ = 0;
    TimeLimit time_limit_;
    std::optional<LineWindow> window_;
    bool known_ = false;
    Hash hash_;
};

}  // namespace rookery::cli
