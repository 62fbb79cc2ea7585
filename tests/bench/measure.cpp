// Method: all threads take small parts of a list through a shared counter, so that they finish together; one thread is
// just a special case. A run repeats the list until it takes at least a quarter of a second, since some clocks are
// coarse. The warm-up is as long: by then a WebAssembly engine has optimised the code, and the processor has chosen its
// frequency.
#include "bench/measure.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>

#include "bench/cpu_time.hpp"
#include "bench/threads.hpp"
#include "solve/signature.hpp"

namespace rookery::bench {
namespace {

constexpr double kRunSeconds = 0.25;

// Solves the list `repeats` times on `threads` threads.
void solve_list(const List& list, const Settings& settings, int threads, std::uint64_t repeats, SolveResult* results) {
    const std::uint64_t parts = (list.size() + kMaxInPart - 1) / kMaxInPart;
    std::atomic<std::uint64_t> next = 0;
    on_threads(threads, [&] {
        for (std::uint64_t part = next++; part < parts * repeats; part = next++) {
            const auto first = static_cast<std::size_t>(part % parts) * kMaxInPart;
            solve_part(list, first, std::min(first + kMaxInPart, list.size()), settings.way, results);
        }
    });
}

double wall_seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// Warms up, and returns how often a run has to solve the list.
std::uint64_t repeats_of_run(const List& list, const Settings& settings) {
    const double begun = wall_seconds();
    std::uint64_t passes = 1;  // doubled each time; the last time decides, since it ran the best code
    for (;;) {
        const double start = wall_seconds();
        solve_list(list, settings, 1, passes, nullptr);
        const double end = wall_seconds();
        if (end - begun >= kRunSeconds) {
            const double seconds_of_pass = std::max(end - start, 1e-6) / static_cast<double>(passes);
            return 1 + static_cast<std::uint64_t>(kRunSeconds / seconds_of_pass);
        }
        passes *= 2;
    }
}

double speed_of_run(const List& list, const Settings& settings, int threads, std::uint64_t repeats,
                    double (*seconds)()) {
    const double start = seconds();
    solve_list(list, settings, threads, repeats, nullptr);
    return static_cast<double>(list.size() * repeats) / std::max(seconds() - start, 1e-6);
}

}  // namespace

Counts count(const List& list, const Settings& settings) {
    std::vector<SolveResult> results(list.size());
    solve_list(list, settings, settings.threads, 1, results.data());
    Counts counts;
    SolveSignature signature;
    for (const SolveResult& result : results) {
        counts.solutions += result.solutions;
        counts.guesses += result.guesses;
        signature.add(result);
    }
    counts.signature = signature.value();
    return counts;
}

void Speeds::add(double per_second) {
    speeds_.insert(std::upper_bound(speeds_.begin(), speeds_.end(), per_second), per_second);
}

double Speeds::median() const {
    const std::size_t half = speeds_.size() / 2;
    return speeds_.size() % 2 == 1 ? speeds_[half] : (speeds_[half - 1] + speeds_[half]) / 2;
}

Timing time_runs(const List& list, const Settings& settings) {
    Timing timing;
    const std::uint64_t repeats = repeats_of_run(list, settings);
    if (settings.threads == 1) {
        for (int run = 0; run < settings.runs; ++run) {
            timing.speeds.add(speed_of_run(list, settings, 1, repeats, cpu_seconds));
        }
        return timing;
    }
    const std::uint64_t more = repeats * static_cast<std::uint64_t>(settings.threads);  // keeps runs equally long
    const auto run_one = [&] { timing.one_thread.add(speed_of_run(list, settings, 1, repeats, wall_seconds)); };
    const auto run_all = [&] { timing.speeds.add(speed_of_run(list, settings, settings.threads, more, wall_seconds)); };
    for (int run = 0; run < settings.runs; ++run) {
        if (run % 2 == 0) {
            run_one();
            run_all();
        } else {
            run_all();
            run_one();
        }
    }
    return timing;
}

}  // namespace rookery::bench
