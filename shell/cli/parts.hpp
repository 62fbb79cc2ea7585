// The parts of a run, in a fixed order, which free threads take one after the other.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "cli_settings.hpp"
#include "job/job.hpp"
#include "journal/journal_record.hpp"
#include "source.hpp"
#include "verbs/verbs.hpp"

namespace rookery::cli {

// A part, used by the thread that takes it.
class Part {
  public:
    virtual ~Part() = default;
    virtual PartStatus run(Sink& sink, StopToken stop) = 0;
    // The items that it adds to the progress (Job::items_in). Not while it is running.
    virtual std::int64_t items() = 0;
    // Its number in documents.
    virtual std::int64_t number() const = 0;
    // Its key in the journal.
    virtual PartKey key() const = 0;
};

class Parts {
  public:
    virtual ~Parts() = default;
    // The next part; waits if it is still being read. Null if there are no more, or if `stop` was set. Only one thread
    // at a time may call it.
    virtual std::unique_ptr<Part> next(const std::atomic<bool>& stop) = 0;
    // The number of parts; nothing if it is unknown because the list is still being read, or if there is no last one.
    virtual std::optional<std::int64_t> count() const = 0;
    // The items of all parts, or the rows wanted; nothing if unknown.
    virtual std::optional<std::int64_t> items() const = 0;
    // How much of the input has been read, from 0 to 1; negative if unknown.
    virtual double share() const { return -1; }
};

// The parts of a job that belong to a shard. `call_number` is used only with a journal.
class JobParts final : public Parts {
  public:
    JobParts(const Job& job, const Shard& shard, std::uint64_t call_number);

    std::unique_ptr<Part> next(const std::atomic<bool>& stop) override;
    std::optional<std::int64_t> count() const override { return count_; }
    std::optional<std::int64_t> items() const override;

  private:
    std::int64_t part_at(std::int64_t position) const { return shard_.index + position * shard_.count; }

    const Job& job_;
    Shard shard_;
    std::uint64_t call_number_;
    std::optional<std::int64_t> count_;
    std::int64_t next_ = 0;  // position in the shard
};

// Divides a list of any length into parts while it is read: a few lines at a time form a separate call.
//
// A free thread reads until it has the lines of a part, and runs them; the others wait for their turn. So memory does
// not grow with the list, and the row of a line is written even if the next line has not arrived yet. The rows are the
// same as if the whole list were one call.

// Limit in bytes: a longer line is not a puzzle in any format, and could be an endless file.
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
