// Divides a list of any length into parts while it is read: a few lines at a time form a separate call.
//
// A free thread reads until it has the lines of a part, and runs them; the others wait for their turn. So memory does
// not grow with the list, and the row of a line is written even if the next line has not arrived yet. The rows are the
// same as if the whole list were one call.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "parts.hpp"
#include "source.hpp"
#include "verbs/verbs.hpp"

namespace rookery::cli {

// In bytes. A longer line is not a puzzle in any format, and could be an endless file.
inline constexpr std::size_t kLongestLine = 1 << 20;

struct List {
    Call call;              // without its input
    int lines = 1;          // of a part, at most
    std::string beginning;  // already read
    Shard shard;
    // Every part except the last has its full number of lines, however slowly they arrive. So the same list has the
    // same parts in every run, which shards and a journal need.
    bool whole_parts = false;
};

class PartsOfList final : public Parts {
  public:
    PartsOfList(List list, Source& source);

    std::unique_ptr<Part> next(const std::atomic<bool>& stop) override;
    std::optional<std::int64_t> count() const override { return std::nullopt; }
    std::optional<std::int64_t> items() const override { return std::nullopt; }
    double share() const override { return source_.share(); }

    // A job without lines, which has the columns and rules of every part; or the error of the call.
    std::variant<std::unique_ptr<Job>, CallError> without_lines() const;
    // Identifies the call without its lines in the journal.
    std::uint64_t call_number() const { return call_number_; }

  private:
    // Lines of the list, from at_ on.
    struct Lines {
        std::string_view text;
        std::int64_t line_ends = 0;
        bool too_long = false;  // one line, whose text is not kept
    };

    // The lines of a part; none if there are no more, or if the run must end.
    Lines next_lines(const std::atomic<bool>& stop);
    // Scans from scanned_ to the end of the next line. Returns false if that has not been read yet.
    bool find_line_end();
    Lines take(std::size_t end);
    // Skips the rest of a line that is already too long.
    Lines skip_line(const std::atomic<bool>& stop);
    // Reads more. Stops waiting if the run must end, or, if `may_pause`, after a pause in the input.
    Source::Got read_on(bool may_pause, const std::atomic<bool>& stop);

    List list_;
    const std::uint64_t call_number_;
    Source& source_;
    std::string text_;  // read so far; bytes before at_ have been taken
    std::size_t at_ = 0;
    // No byte is searched for line ends twice: line_ends_ lines end between at_ and whole_, and none between whole_ and
    // scanned_.
    int line_ends_ = 0;
    std::size_t whole_ = 0;
    std::size_t scanned_ = 0;
    bool ended_ = false;  // there is nothing more to read
    std::int64_t line_ = 1;
    std::int64_t part_ = 0;
};

}  // namespace rookery::cli
