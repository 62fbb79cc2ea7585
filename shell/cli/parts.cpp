#include "parts.hpp"

#include <algorithm>

namespace rookery::cli {
namespace {

class JobPart final : public Part {
  public:
    JobPart(const Job& job, std::int64_t number, std::uint64_t call_number)
        : job_{job}, number_{number}, call_number_{call_number} {}

    PartStatus run(Sink& sink, StopToken stop) override { return job_.run(number_, sink, stop); }
    std::int64_t items() override { return job_.items_in(number_); }
    std::int64_t number() const override { return number_; }
    PartKey key() const override { return {call_number_, 0, number_}; }

  private:
    const Job& job_;
    std::int64_t number_;
    std::uint64_t call_number_;
};

}  // namespace

JobParts::JobParts(const Job& job, const Shard& shard, std::uint64_t call_number)
    : job_{job}, shard_{shard}, call_number_{call_number} {
    const std::int64_t parts = job.parts();
    if (parts == kOpenEnded) return;
    count_ = std::max<std::int64_t>(0, (parts - shard.index + shard.count - 1) / shard.count);
}

std::unique_ptr<Part> JobParts::next(const std::atomic<bool>&) {
    if (count_ && next_ >= *count_) return nullptr;
    return std::make_unique<JobPart>(job_, part_at(next_++), call_number_);
}

std::optional<std::int64_t> JobParts::items() const {
    if (!count_ || shard_.count == 1) return job_.items();
    std::int64_t items = 0;
    for (std::int64_t i = 0; i < *count_; ++i) items += job_.items_in(part_at(i));
    return items;
}

}  // namespace rookery::cli
