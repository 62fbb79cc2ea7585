#include "parts.hpp"

#include <algorithm>

namespace rookery::cli {
namespace {

class WorkPart final : public Part {
  public:
    WorkPart(const Work& work, std::int64_t number, std::uint64_t call_number)
        : work_{work}, number_{number}, call_number_{call_number} {}

    PartStatus run(Sink& sink, StopToken stop) override { return work_.run(number_, sink, stop); }
    std::int64_t items() override { return work_.items_in(number_); }
    std::int64_t number() const override { return number_; }
    std::uint64_t call_number() const override { return call_number_; }

  private:
    const Work& work_;
    std::int64_t number_;
    std::uint64_t call_number_;
};

}  // namespace

WorkParts::WorkParts(const Work& work, const Shard& shard, std::uint64_t call_number)
    : work_{work}, shard_{shard}, call_number_{call_number} {
    const std::int64_t parts = work.parts();
    if (parts == kOpenEnded) return;
    count_ = std::max<std::int64_t>(0, (parts - shard.index + shard.count - 1) / shard.count);
}

std::unique_ptr<Part> WorkParts::next(const std::atomic<bool>&) {
    if (count_ && next_ >= *count_) return nullptr;
    return std::make_unique<WorkPart>(work_, part_at(next_++), call_number_);
}

std::optional<std::int64_t> WorkParts::items() const {
    if (!count_ || shard_.count == 1) return work_.items();
    std::int64_t items = 0;
    for (std::int64_t i = 0; i < *count_; ++i) items += work_.items_in(part_at(i));
    return items;
}

}  // namespace rookery::cli
