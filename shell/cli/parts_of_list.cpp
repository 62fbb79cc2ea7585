#include "parts_of_list.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "board/hash.hpp"
#include "interrupt.hpp"
#include "journal.hpp"

namespace rookery::cli {
namespace {

constexpr int kLinePause = 5;  // milliseconds without anything new: what has come is run

// Where line number `count` ends, behind its line feed; npos if there are fewer whole lines.
std::size_t end_of_line(std::string_view text, int count) {
    std::size_t at = 0;
    for (int i = 0; i < count; ++i) {
        const void* feed = std::memchr(text.data() + at, '\n', text.size() - at);
        if (feed == nullptr) return std::string_view::npos;
        at = static_cast<std::size_t>(static_cast<const char*>(feed) - text.data()) + 1;
    }
    return at;
}

class ListPart final : public Part {
  public:
    ListPart(Call call, std::uint64_t call_number) : call_{std::move(call)}, call_number_{call_number} {}

    PartStatus run(Sink& sink, StopToken stop) override {
        const Job& lines = job();
        for (std::int64_t part = 0; part < lines.parts(); ++part) {
            if (lines.run(part, sink, stop) != PartStatus::done) return PartStatus::stopped;
        }
        return PartStatus::done;
    }
    std::int64_t items() override { return job().items(); }
    std::int64_t number() const override { return call_.lines->first; }
    PartKey key() const override {
        Hash hash;
        hash.add(call_.input);
        return {call_number_, hash.value(), number()};
    }

  private:
    const Job& job() {
        if (!job_) job_ = std::move(std::get<std::unique_ptr<Job>>(make_job(call_)));
        return *job_;
    }

    Call call_;
    const std::uint64_t call_number_;
    std::unique_ptr<Job> job_;
};

}  // namespace

PartsOfList::PartsOfList(List list, Source& source)
    : list_{std::move(list)}, call_number_{number_of(list_.call)}, source_{source}, text_{std::move(list_.beginning)} {}

std::variant<std::unique_ptr<Job>, CallError> PartsOfList::without_lines() const {
    return make_job(list_.call);
}

std::unique_ptr<Part> PartsOfList::next(const std::atomic<bool>& stop) {
    while (true) {
        const std::string_view lines = next_lines(stop);
        if (lines.empty()) return nullptr;
        const std::int64_t first = std::exchange(line_, line_ + lines_in(lines));
        if (part_++ % list_.shard.count != list_.shard.index) continue;
        Call call = list_.call;
        call.input = lines;
        call.lines->first = first;
        return std::make_unique<ListPart>(std::move(call), call_number_);
    }
}

std::string_view PartsOfList::next_lines(const std::atomic<bool>& stop) {
    const auto take = [&](std::size_t end) {
        const std::string_view rest = std::string_view(text_).substr(at_);
        const std::string_view lines = rest.substr(0, std::min(end, rest.size()));
        at_ += lines.size();
        return lines;
    };
    while (true) {
        const std::size_t end = end_of_line(std::string_view(text_).substr(at_), list_.lines);
        if (end != std::string_view::npos || ended_) return take(end);
        text_.erase(0, std::exchange(at_, 0));
        const std::size_t whole = text_.rfind('\n') + 1;
        const bool waits = whole > 0 && !list_.whole_parts;
        const Source::Got got = source_.read(text_, waits ? kLinePause : static_cast<int>(kLookInterval.count()));
        if (stop.load() || interrupted()) return {};
        if (got == Source::Got::pause && waits) return take(whole);
        ended_ = got == Source::Got::end || got == Source::Got::failed;
    }
}

}  // namespace rookery::cli
