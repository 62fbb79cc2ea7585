// A list of any length as parts, read as it comes: some lines of it at a time are a call of their own.
//
// Whichever thread is free reads on until it has the lines of a part, and runs them; the others wait for their turn. So
// memory does not grow with the list, and the row of a line is written although no other line has come yet. Rows are
// those of the whole list as one call.
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

// In bytes. What is longer is no puzzle, in any format, and could be a file without an end.
inline constexpr std::size_t kLongestLine = 1 << 20;

struct List {
    Call call;              // without its input
    int lines = 1;          // of a part, at most
    std::string beginning;  // read already
    Shard shard;
    // Each part but the last has all of its lines, however slowly they come: so the same list has the same parts in
    // every run, as shards and a journal want it.
    bool whole_parts = false;
};

class PartsOfList final : public Parts {
  public:
    PartsOfList(List list, Source& source);

    std::unique_ptr<Part> next(const std::atomic<bool>& stop) override;
    std::optional<std::int64_t> count() const override { return std::nullopt; }
    std::optional<std::int64_t> items() const override { return std::nullopt; }
    double share() const override { return source_.share(); }

    // The job of no lines: its columns and rules are those of every part. Or what is wrong with the call.
    std::variant<std::unique_ptr<Job>, CallError> without_lines() const;
    // Of the call without its lines, as the journal knows it.
    std::uint64_t call_number() const { return call_number_; }

  private:
    // Of the list, from at_ on.
    struct Lines {
        std::string_view text;
        std::int64_t line_ends = 0;
        bool too_long = false;  // one line, whose text is not kept
    };

    // The lines of a part; none: there are no more, or the run is to end.
    Lines next_lines(const std::atomic<bool>& stop);
    // Scans from scanned_ to the end of the next line. False: it has not been read yet.
    bool find_line_end();
    Lines take(std::size_t end);
    // A line that has been too long so far: to its end.
    Lines skip_line(const std::atomic<bool>& stop);
    // What ends the run ends the wait too; without anything new it may be a pause.
    Source::Got read_on(bool may_pause, const std::atomic<bool>& stop);

    List list_;
    const std::uint64_t call_number_;
    Source& source_;
    std::string text_;  // read, and perhaps not taken yet
    std::size_t at_ = 0;
    // No byte is searched for line ends twice: from at_ on, line_ends_ lines end before `whole_`, and none from there
    // to `scanned_`.
    int line_ends_ = 0;
    std::size_t whole_ = 0;
    std::size_t scanned_ = 0;
    bool ended_ = false;  // nothing is to be read any more
    std::int64_t line_ = 1;
    std::int64_t part_ = 0;
};

}  // namespace rookery::cli
