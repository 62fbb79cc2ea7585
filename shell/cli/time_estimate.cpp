#include "time_estimate.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <system_error>
#include <thread>
#include <vector>

#include "ending.hpp"
#include "process.hpp"
#include "text/tab_separated.hpp"

namespace rookery::cli {
namespace {

// A stop flag for one call that polls it. Set when the run is interrupted or its time is up.
class StopTimer {
  public:
    explicit StopTimer(const TimeLimit& time_limit);
    ~StopTimer();
    StopTimer(const StopTimer&) = delete;
    StopTimer& operator=(const StopTimer&) = delete;

    const std::atomic<bool>* flag() const { return &stop_; }

  private:
    std::atomic<bool> stop_{false};
    std::mutex mutex_;  // guards over_
    bool over_ = false;
    std::condition_variable ended_;
    std::thread thread_;
};

StopTimer::StopTimer(const TimeLimit& time_limit) {
    try {
        thread_ = std::thread([this, time_limit] {
            std::unique_lock lock(mutex_);
            while (!ended_.wait_for(lock, kLookInterval, [this] { return over_; })) {
                if (end_asked_for(time_limit)) stop_.store(true);
            }
        });
    } catch (const std::system_error&) {
        stop_.store(true);  // nothing would end the call
    }
}

StopTimer::~StopTimer() {
    {
        const std::lock_guard lock(mutex_);
        over_ = true;
    }
    ended_.notify_all();
    if (thread_.joinable()) thread_.join();
}

constexpr std::int64_t kMaxSampledGrids = 3;

// The row of one grid from the verb estimate.
struct Nodes {
    std::string grid;
    int parts = 1;
    double sampled = 0;
    double all = 0;
    double low = 0;
    double high = 0;
};

Nodes nodes_of(std::string_view row, bool json) {
    if (json) {
        const auto object = nlohmann::json::parse(row);
        const auto number = [&](const char* key) { return object[key].get<double>(); };
        return {object["grid"].get<std::string>(),
                static_cast<int>(number("parts")),
                number("sampled_nodes"),
                number("nodes"),
                number("low"),
                number("high")};
    }
    const std::vector<std::string> fields = fields_of(row);
    const auto number = [&](std::size_t field) { return std::strtod(fields[field].c_str(), nullptr); };
    return {fields[0], static_cast<int>(number(2)), number(4), number(5), number(6), number(7)};
}

// Seconds on one thread.
struct TimeEstimate {
    int parts = 1;
    double seconds = 0;
    double low = 0;
    double high = 0;
};

// `seconds`: the time for the row, which is the time to prepare the grid and to run the sample. `call`: the options.
TimeEstimate time_of(const Nodes& nodes, double seconds, const Call& call) {
    Call one{"enumerate", call.options, nodes.grid};
    std::erase_if(one.options, [](const auto& option) { return option.first == "seed"; });
    const Clock::time_point start = Clock::now();
    const auto job = make_job(one);
    const double ready = std::min(seconds_since(start), seconds);
    const double per_node = nodes.sampled > 0 ? (seconds - ready) / nodes.sampled : 0;
    return {nodes.parts, ready + per_node * nodes.all, ready + per_node * nodes.low, ready + per_node * nodes.high};
}

// A time as number and unit.
struct Words {
    std::string number;
    std::string unit;
};

Words words_of(double seconds) {
    struct Unit {
        double seconds;
        double until;
        const char* name;
    };
    static constexpr std::array<Unit, 5> kUnits{
        {{1, 100, "s"}, {60, 6000, "min"}, {3600, 172800, "h"}, {86400, 6e7, "days"}, {31557600, 1e300, "years"}}};
    const auto unit = std::find_if(kUnits.begin(), kUnits.end() - 1, [&](const Unit& u) { return seconds < u.until; });
    const double number = seconds / unit->seconds;
    std::array<char, 48> text{};
    std::snprintf(text.data(), text.size(), number < 10 ? "%.1f" : number < 1e4 ? "%.0f" : "%.1e", number);
    return {text.data(), unit->name};
}

// "about 2.1 s (1.6 to 2.9 s) on 2 threads"
std::string sentence_for(const TimeEstimate& estimate, int threads) {
    const int used = std::max(1, std::min(threads, estimate.parts));
    const std::string on = " on " + std::to_string(used) + (used == 1 ? " thread" : " threads");
    if (estimate.high / used < 0.1) return "less than 0.1 s" + on;
    const Words about = words_of(estimate.seconds / used);
    const Words low = words_of(estimate.low / used);
    const Words high = words_of(estimate.high / used);
    return "about " + about.number + ' ' + about.unit + " (" + low.number +
           (low.unit == high.unit ? "" : ' ' + low.unit) + " to " + high.number + ' ' + high.unit + ')' + on;
}

// The call of the verb estimate for the same puzzles.
Call estimate_call(const Call& enumerate) {
    Call call{"estimate", {}, enumerate.input};
    for (const VerbInfo& verb : all_verbs()) {
        if (verb.name != call.verb) continue;
        for (const OptionInfo& option : verb.options) {
            const auto found = enumerate.options.find(std::string(option.name));
            if (found != enumerate.options.end() && option.name != "json") call.options.insert(*found);
        }
    }
    return call;
}

// Extrapolates from the sampled grids to all grids of the list.
TimeEstimate whole_of(const std::vector<TimeEstimate>& sampled, std::int64_t grids) {
    TimeEstimate whole = sampled.front();
    if (grids == 1) return whole;
    whole = {static_cast<int>(std::min<std::int64_t>(grids, INT32_MAX)), 0, sampled.front().low, 0};
    for (const TimeEstimate& one : sampled) {
        whole.seconds += one.seconds / static_cast<double>(sampled.size());
        whole.low = std::min(whole.low, one.low);
        whole.high = std::max(whole.high, one.high);
    }
    const auto times = static_cast<double>(grids);
    return {whole.parts, times * whole.seconds, times * whole.low, times * whole.high};
}

}  // namespace

void print_time_estimate(const Call& enumerate, int threads, const Shard& shard, const TimeLimit& time_limit,
                         Output& output) {
    const Call call = estimate_call(enumerate);
    const auto made = make_job(call);
    if (std::holds_alternative<CallError>(made)) return;
    const Job& job = *std::get<std::unique_ptr<Job>>(made);
    const std::int64_t samples = std::min(job.parts(), kMaxSampledGrids);
    std::vector<TimeEstimate> sampled;
    const StopTimer timer(time_limit);
    for (std::int64_t i = 0; i < samples; ++i) {
        CollectingSink sink;
        const Clock::time_point start = Clock::now();
        if (job.run(i * job.parts() / samples, sink, timer.flag()) != PartStatus::done) return;
        const double seconds = seconds_since(start);
        for (const std::string& row : sink.rows) sampled.push_back(time_of(nodes_of(row, false), seconds, call));
    }
    if (sampled.empty()) return;
    TimeEstimate whole = whole_of(sampled, job.parts());
    for (double* seconds : {&whole.seconds, &whole.low, &whole.high}) *seconds /= static_cast<double>(shard.count);
    output.remark("estimate", sentence_for(whole, threads));
}

void print_time_of_estimate(std::string_view row, double seconds, const Call& call, int threads, Output& output) {
    const TimeEstimate estimate = time_of(nodes_of(row, call.options.count("json") != 0), seconds, call);
    output.remark("estimate", sentence_for(estimate, threads));
}

}  // namespace rookery::cli
