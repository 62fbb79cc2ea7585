// Rows to standard output or a file, problems to standard error, and progress there too if it is a terminal.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "clock.hpp"
#include "job/collect.hpp"
#include "result_file.hpp"

namespace rookery::cli {

class Output {
  public:
    Output();

    // From now on rows go there.
    void write_to(ResultFile& file) { file_ = &file; }
    void row(std::string_view text);
    void rows(std::string_view text);  // each with its line end
    // "NAME:LINE:COLUMN: sentence"
    void problem(std::string_view input_name, const InputProblem& problem);
    // "rookery: sentence"
    void complaint(std::string_view sentence);
    // "NAME: sentence"
    void remark(std::string_view name, std::string_view sentence);
    void flush();

    // A new run with `total` items begins (0: not known); `done` of them are done. Drawn at most five times a second,
    // on one line: "37/100  2.5/s  0:25 left  Nested forcing chains, r4c7". `activity`: what a long computation is
    // doing now; may be empty.
    void begin_progress(std::int64_t total, const TimeLimit& time_limit);
    // Where the total is not known, `share` of the input may be; negative: that neither.
    void progress(std::int64_t done, std::string_view activity, double share = -1);
    void end_progress();

    bool shows_progress() const { return shows_progress_; }
    // A row could not be written. No more are.
    bool write_failed() const;
    // Why, as a sentence.
    std::string write_problem() const;
    // Ends the program at once, because memory has run out: keeps the rows that were written, and says so. It allocates
    // nothing.
    [[noreturn]] void abandon();

  private:
    void erase_progress();

    void note_error();  // of standard output, with errno

    ResultFile* file_ = nullptr;  // null: standard output
    int error_ = 0;               // of the first write to standard output that failed; 0: none did
    bool shows_progress_;
    bool progress_visible_ = false;
    std::int64_t total_ = 0;
    TimeLimit time_limit_;
    Clock::time_point started_;
    Clock::time_point drawn_;
};

// Text of others, as file names have it, for messages.
// With "?" for each control character: these move the cursor of a terminal, or break a line.
std::string clean_text(std::string_view text);

// --seconds: a last column, or last key of a JSON object, with the time that the part of the job took from which a row
// comes. The core has no clock, so this is added here, once the part is done.
inline constexpr const char* kSecondsColumn = "seconds";

// Nothing: not known ("-" and null).
std::string with_seconds(std::string_view row, std::optional<double> seconds, bool json);

}  // namespace rookery::cli
