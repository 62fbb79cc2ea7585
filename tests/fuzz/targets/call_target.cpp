// A verb, called with arbitrary input. Long calls are stopped after a while, as when the user of a page presses Cancel;
// libFuzzer (-timeout) checks that they then end.
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "fuzz/targets/checking_sink.hpp"
#include "fuzz/targets/targets.hpp"
#include "job/job.hpp"
#include "support/loaded_tables.hpp"
#include "verbs/verbs.hpp"

namespace rookery::fuzz {
namespace {

constexpr auto kTimeout = std::chrono::milliseconds(300);
constexpr std::int64_t kMaxParts = 3;

// Sets a flag after a while, unless destroyed earlier.
class Cancel {
  public:
    Cancel() : thread_{[this] { wait(); }} {}
    ~Cancel() {
        {
            const std::lock_guard lock(mutex_);
            over_ = true;
        }
        changed_.notify_all();
        thread_.join();
    }
    StopToken token() const { return StopToken{&flag_}; }
    bool fired() const { return flag_.load(); }

  private:
    void wait() {
        std::unique_lock lock(mutex_);
        if (!changed_.wait_for(lock, kTimeout, [this] { return over_; })) flag_.store(true);
    }

    std::atomic<bool> flag_{false};
    std::mutex mutex_;
    std::condition_variable changed_;
    bool over_ = false;
    std::thread thread_;  // the last: it uses the others
};

Call call_of(std::string_view bytes) {
    const auto line = [&bytes] {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        const std::string_view text = bytes.substr(0, end);
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
        return text;
    };
    Call call{std::string(line()), {}, {}};
    for (std::string_view option = line(); !option.empty(); option = line()) {
        const std::size_t equals = std::min(option.find('='), option.size());
        const std::string_view value = option.substr(std::min(equals + 1, option.size()));
        call.options[std::string(option.substr(0, equals))] = value;
    }
    call.input = bytes;
    return call;
}

}  // namespace

std::string broken_call(std::string_view bytes) {
    if (!tests::kTablesAreLoaded) return "no tables";
    const auto made = make_job(call_of(bytes));
    if (const auto* error = std::get_if<CallError>(&made)) {
        return error->sentence.empty() || !is_clean(error->sentence) ? "a refusal that is not clean" : "";
    }
    const Job& job = *std::get<std::unique_ptr<Job>>(made);
    if (job.columns().empty()) return "a job without columns";
    if (job.items() < 0) return "a negative number of items";
    const Cancel cancel;
    CheckingSink sink;
    for (std::int64_t part = 0; part < kMaxParts && (job.parts() == kOpenEnded || part < job.parts()); ++part) {
        const PartStatus status = job.run(part, sink, cancel.token());
        if (status == PartStatus::stopped && !cancel.fired()) return "a part that stopped unasked";
        if (status == PartStatus::stopped) break;
    }
    return sink.broken;
}

}  // namespace rookery::fuzz
