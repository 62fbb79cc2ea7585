// What a run runs: parts, in an order that is theirs alone, handed to whichever thread is free.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

#include "cli_settings.hpp"
#include "job/job.hpp"
#include "journal_record.hpp"

namespace rookery::cli {

// A part, for the thread that takes it.
class Part {
  public:
    virtual ~Part() = default;
    virtual PartStatus run(Sink& sink, StopToken stop) = 0;
    // How much finishing it adds to what progress counts (Job::items_in). Not while it runs.
    virtual std::int64_t items() = 0;
    // What documents call it.
    virtual std::int64_t number() const = 0;
    // What the journal calls it.
    virtual PartKey key() const = 0;
};

class Parts {
  public:
    virtual ~Parts() = default;
    // The next part, waited for while it is still being read; null: there are no more, or `stop` was set. Only one
    // thread at a time is in this call.
    virtual std::unique_ptr<Part> next(const std::atomic<bool>& stop) = 0;
    // How many there are; nothing: nobody knows, because the list is still being read, or because there is no last one.
    virtual std::optional<std::int64_t> count() const = 0;
    // The items of all of them, or the rows wanted; nothing: not known.
    virtual std::optional<std::int64_t> items() const = 0;
    // How much of the input has been read, from 0 to 1; negative where that is not known.
    virtual double share() const { return -1; }
};

// The parts of a job that belong to a shard. `call_number` is asked for where there is a journal.
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
