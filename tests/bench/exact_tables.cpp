#include "bench/exact_tables.hpp"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <limits>
#include <mutex>
#include <string>

#include "bench/cpu_time.hpp"
#include "bench/threads.hpp"
#include "exact/exact.hpp"
#include "exact/position_reasons.hpp"
#include "support/checkers/lrat_checker.hpp"
#include "support/puzzles/minimum_patterns.hpp"

namespace rookery::bench {
namespace {

constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max() / 2;
constexpr double kMega = 1e6;

double wall_seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// Checks a proof while it is written, and measures the time for that.
class TimedChecker final : public ProofSink {
  public:
    void begin(const Formula& formula) override {
        const double start = thread_cpu_seconds();
        checker_.begin(formula);
        seconds_ += thread_cpu_seconds() - start;
    }
    void lines(std::string_view text) override {
        const double start = thread_cpu_seconds();
        checker_.lines(text);
        seconds_ += thread_cpu_seconds() - start;
    }
    void end() override { checker_.end(); }

    const LratChecker& checker() const { return checker_; }
    double seconds() const { return seconds_; }

  private:
    LratChecker checker_;
    double seconds_ = 0;
};

struct Outcome {
    Answer answer = Answer::impossible;
    bool by_positions = false;
    int steps = 0;             // K of the refutation; the greatest of its parts
    int parts = 0;             // refuted parts
    double seconds = 0;        // CPU time, without the check
    double check_seconds = 0;  // of all proofs
    double megabytes = 0;      // of all proofs
    std::string result = "verified";

    void add(const Decision<3>& decision, const TimedChecker& proof) {
        if (decision.answer != Answer::impossible) {
            answer = decision.answer;
            return;
        }
        ++parts;
        steps = std::max(steps, decision.steps);
        check_seconds += proof.seconds();
        megabytes += static_cast<double>(proof.checker().bytes()) / kMega;
        if (!proof.checker().verified()) result = proof.checker().result();
    }
};

// Refutes the whole, even if positions alone have decided.
void refute(CellSet pattern, StrategySet strategies, Outcome& outcome) {
    TimedChecker proof;
    outcome.add(decide_in_cube<3>(pattern, strategies, {}, kNoLimit, {}, &proof), proof);
}

// In parts, each with its own proof.
void refute_in_cubes(CellSet pattern, const TablesRun& run, Outcome& outcome) {
    const std::vector<Cube> cubes = cubes_of<3>(pattern, run.strategies, run.cubes);
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    on_threads(run.threads, [&] {
        for (std::size_t i = next++; i < cubes.size(); i = next++) {
            TimedChecker proof;
            const Decision<3> decision = decide_in_cube<3>(pattern, run.strategies, cubes[i], kNoLimit, {}, &proof);
            const std::scoped_lock lock(mutex);
            outcome.add(decision, proof);
        }
    });
}

// Prints a row. False: undecided, or a proof is wrong.
bool run_pattern(int number, CellSet pattern, int paper_seconds, const TablesRun& run) {
    Outcome outcome;
    const double start = wall_seconds();
    const double cpu_start = cpu_seconds();
    outcome.by_positions = impossible_by_positions<3>(pattern, run.strategies).has_value();
    if (run.cubes > 0) {
        refute_in_cubes(pattern, run, outcome);
    } else {
        refute(pattern, run.strategies, outcome);
    }
    outcome.seconds = cpu_seconds() - cpu_start - outcome.check_seconds;
    const std::string_view answer = name_of(outcome.answer);
    std::printf("%d\t%d\t%.*s\t%s\t%d\t%d\t%.2f\t%.2f\t%.1f\t%.2f\t%s\t%s\n", number, pattern.size(),
                static_cast<int>(answer.size()), answer.data(), outcome.by_positions ? "yes" : "no", outcome.steps,
                outcome.parts, outcome.seconds, wall_seconds() - start, outcome.megabytes, outcome.check_seconds,
                outcome.result.c_str(), paper_seconds == 0 ? "-" : std::to_string(paper_seconds).c_str());
    std::fflush(stdout);
    return outcome.answer == Answer::impossible && outcome.result == "verified";
}

}  // namespace

bool run_tables(const TablesRun& run) {
    std::printf(
        "pattern\tclues\tanswer\tby positions\tK\tparts\tCPU s\twall s with check\tproof MB\tcheck s\tproof\tpaper "
        "s\n");
    if (run.pattern) return run_pattern(0, *run.pattern, 0, run);
    bool good = true;
    int number = 0;
    for (const minimum_patterns::Pattern& pattern : minimum_patterns::kPatterns) {
        ++number;
        if (run.only != 0 && run.only != number) continue;
        good = run_pattern(number, pattern.cells(), pattern.paper_seconds, run) && good;
    }
    return good;
}

}  // namespace rookery::bench
