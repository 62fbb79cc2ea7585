// Writes rows to standard output or a file, problems to standard error, and progress there too if it is a terminal.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "job/collect.hpp"
#include "output/result_file.hpp"
#include "process.hpp"

namespace rookery::cli {

class Output {
  public:
    Output();

    // Sends rows to this file from now on.
    void write_to(ResultFile& file) { file_ = &file; }
    void row(std::string_view text);
    void rows(std::string_view text);  // each ends in a line feed
    // "NAME:LINE:COLUMN: sentence"
    void problem(std::string_view input_name, const InputProblem& problem);
    // "rookery: sentence"
    void complaint(std::string_view sentence);
    // "NAME: sentence"
    void remark(std::string_view name, std::string_view sentence);
    void flush();

    // Begins the progress of a new run with `total` items (0: unknown).
    void begin_progress(std::int64_t total, const TimeLimit& time_limit);
    // Draws progress at most five times a second, on one line:
    // "37/100  2.5/s  0:25 left  Nested forcing chains, r4c7". `done`: finished items; `activity`: what a long
    // computation is doing, may be empty; `share`: of the input, for an unknown total (negative: unknown too).
    void progress(std::int64_t done, std::string_view activity, double share = -1);
    void end_progress();

    bool shows_progress() const { return shows_progress_; }
    bool has_rows() const { return has_rows_; }  // or the line of column names
    // Whether a row could not be written. No more rows are written after that.
    bool write_failed() const;
    // Why, as a sentence.
    std::string write_problem() const;
    // Ends the program at once because memory has run out. Keeps the rows written so far, and prints a sentence.
    // Allocates nothing.
    [[noreturn]] void abandon();

  private:
    void erase_progress();

    void note_error();  // records errno for standard output

    ResultFile* file_ = nullptr;  // null: standard output
    int error_ = 0;               // errno of the first failed write to standard output; 0: none failed
    bool shows_progress_;
    bool has_rows_ = false;
    bool progress_visible_ = false;
    std::int64_t total_ = 0;
    TimeLimit time_limit_;
    Clock::time_point started_;
    Clock::time_point drawn_;
};

// Makes foreign text, such as file names, safe in messages: replaces each control character, which could move the
// terminal's cursor or break a line, with "?".
std::string clean_text(std::string_view text);

// --seconds: a last column, or the last key of a JSON object, with the time of the row's part. The core has no clock,
// so the time is added here, once the part is done.
inline constexpr const char* kSecondsColumn = "seconds";

// Without a value, the time is unknown ("-" or null).
std::string with_seconds(std::string_view row, std::optional<double> seconds, bool json);

}  // namespace rookery::cli
