#include "parts.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "board/hash.hpp"
#include "journal/journal.hpp"
#include "process.hpp"
#include "source.hpp"
#include "text/line_list.hpp"

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

namespace {

constexpr int kLinePause = 5;  // milliseconds without data after which the lines so far are run

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

class LongLine final : public Part {
  public:
    LongLine(std::int64_t line, std::uint64_t call_number) : line_{line}, call_number_{call_number} {}

    PartStatus run(Sink& sink, StopToken) override {
        sink.problem(line_, 1, "expected a line of at most " + std::to_string(kLongestLine >> 20) + " MB");
        return PartStatus::done;
    }
    std::int64_t items() override { return 0; }
    std::int64_t number() const override { return line_; }
    PartKey key() const override { return {call_number_, 0, line_}; }

  private:
    std::int64_t line_;
    std::uint64_t call_number_;
};

}  // namespace

PartsOfList::PartsOfList(List list, Source& source)
    : list_{std::move(list)}, call_number_{number_of(list_.call)}, source_{source}, text_{std::move(list_.beginning)} {}

std::variant<std::unique_ptr<Job>, CallError> PartsOfList::without_lines() const {
    return make_job(list_.call);
}

std::unique_ptr<Part> PartsOfList::next(const std::atomic<bool>& stop) {
    while (true) {
        const Lines lines = next_lines(stop);
        if (lines.text.empty() && !lines.too_long) return nullptr;
        const std::int64_t first = std::exchange(line_, line_ + lines.line_ends);
        if (part_++ % list_.shard.count != list_.shard.index) continue;
        Call call = list_.call;
        call.input = lines.text;
        call.lines->first = first;
        if (lines.too_long) return std::make_unique<LongLine>(first, call_number_);
        return std::make_unique<ListPart>(std::move(call), call_number_);
    }
}

// A long line always ends the part before it, so that parts depend only on the list.
PartsOfList::Lines PartsOfList::next_lines(const std::atomic<bool>& stop) {
    while (true) {
        while (line_ends_ < list_.lines) {
            const std::size_t begin = whole_;
            const bool found = find_line_end();
            if ((found ? whole_ : scanned_) - begin > kLongestLine) {
                whole_ = begin;
                return begin > at_ ? take(begin) : skip_line(stop);
            }
            if (!found) break;
            ++line_ends_;
        }
        if (line_ends_ == list_.lines) return take(whole_);
        if (ended_) return take(text_.size());
        const bool may_pause = whole_ > at_ && !list_.whole_parts;
        const Source::Got got = read_on(may_pause, stop);
        if (got == Source::Got::stopped) return {};
        if (got == Source::Got::pause && may_pause) return take(whole_);
    }
}

bool PartsOfList::find_line_end() {
    const std::size_t feed = text_.find('\n', scanned_);
    scanned_ = feed == std::string::npos ? text_.size() : feed + 1;
    if (feed == std::string::npos) return false;
    whole_ = scanned_;
    return true;
}

PartsOfList::Lines PartsOfList::take(std::size_t end) {
    const std::string_view lines = std::string_view(text_).substr(at_, end - at_);
    at_ = whole_ = scanned_ = end;
    line_ends_ = 0;
    return {lines, lines_in(lines), false};
}

PartsOfList::Lines PartsOfList::skip_line(const std::atomic<bool>& stop) {
    LineWindow lines(1, 0);  // counts lines and keeps none: a CR also ends one
    scanned_ = at_;
    while (true) {
        const bool found = find_line_end();
        std::string piece = text_.substr(at_, scanned_ - at_);
        lines.cut(piece, 0);
        at_ = whole_ = scanned_;
        if (found || ended_) return {{}, lines.lines(), true};
        if (read_on(false, stop) == Source::Got::stopped) return {};
    }
}

Source::Got PartsOfList::read_on(bool may_pause, const std::atomic<bool>& stop) {
    const std::size_t taken = std::exchange(at_, 0);
    text_.erase(0, taken);
    whole_ -= taken;
    scanned_ -= taken;
    while (true) {
        const Source::Got got = source_.read(text_, may_pause ? kLinePause : static_cast<int>(kLookInterval.count()));
        if (stop.load()) return Source::Got::stopped;
        if (got == Source::Got::pause && !may_pause) continue;
        ended_ = got == Source::Got::end || got == Source::Got::failed;
        return got;
    }
}

}  // namespace rookery::cli
