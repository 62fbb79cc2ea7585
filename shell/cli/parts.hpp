// The parts of a run, in a fixed order, which free threads take one after the other.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

#include "cli_settings.hpp"
#include "job/job.hpp"
#include "journal/journal_record.hpp"

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

}  // namespace rookery::cli
