// rookery-bench: solver speed on lists of puzzles. --help describes the call.
//
// A row of the table is a list:
//   list, puzzles    its name and size
//   per second       puzzles per second, reading their 81 characters included: the median of the runs, by CPU time on
//                    one thread (in a browser's worker by the wall clock), by wall clock on several
//   guesses each     guesses per puzzle
//   solutions        found, up to the limit for each puzzle
//   signature        one number over everything that the solver did
//   spread           puzzles per second in the slowest and in the fastest run
// and with several threads:
//   one thread       puzzles per second of one thread, by wall clock, in runs that alternated with the others
//   times one        per second / one thread
// The columns without speeds, the second to the sixth without the third, are the same on every platform and for any
// number of threads.
//
// Speeds of two programs are comparable only when measured on one machine, alternately: compare.mjs does that.
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "bench/call.hpp"
#include "bench/cpu_time.hpp"
#include "bench/lists.hpp"
#include "bench/measure.hpp"
#include "solve/solver_target.hpp"

using namespace rookery;

namespace {

// Returns an empty string, or what is wrong with the name.
std::string choose_target(const std::string& name) {
    std::string known;
    for (const Target target : {Target::base, Target::avx2, Target::avx512}) {
        if (name != name_of(target)) {
            known += std::string(known.empty() ? "" : ", ") + name_of(target);
            continue;
        }
        if (use_target(target)) return {};
        return "--target: this processor or build does not support " + name;
    }
    return "--target: expected one of " + known + "; found \"" + name + "\"";
}

int refuse(const std::string& problem) {
    std::fprintf(stderr, "rookery-bench: %s\n", problem.c_str());
    return 2;
}

void print_header(const bench::Settings& settings) {
    if (settings.threads == 1) {
        std::printf("list\tpuzzles\tper second (CPU time)\tguesses each\tsolutions\tsignature (%s)\tspread\n",
                    name_of(solve_target()));
    } else {
        std::printf(
            "list\tpuzzles\tper second (wall clock, %d threads)\tguesses each\tsolutions\tsignature (%s)\tspread\t"
            "one thread\ttimes one\n",
            settings.threads, name_of(solve_target()));
    }
}

void print_row(const bench::List& list, const bench::Settings& settings) {
    const bench::Counts counts = bench::count(list, settings);
    const bench::Timing timing = settings.runs > 0 ? bench::time_runs(list, settings) : bench::Timing{};
    const bool timed = !timing.speeds.empty();
    std::printf("%s\t%zu\t", list.name.c_str(), list.size());
    if (timed) {
        std::printf("%.0f\t", timing.speeds.median());
    } else {
        std::printf("-\t");
    }
    std::printf("%.3f\t%llu\t%016llx\t", static_cast<double>(counts.guesses) / static_cast<double>(list.size()),
                static_cast<unsigned long long>(counts.solutions), static_cast<unsigned long long>(counts.signature));
    if (timed) {
        std::printf("%.0f..%.0f", timing.speeds.slowest(), timing.speeds.fastest());
    } else {
        std::printf("-");
    }
    if (settings.threads > 1 && timed) {
        const double one = timing.one_thread.median();
        std::printf("\t%.0f\t%.2f", one, timing.speeds.median() / one);
    } else if (settings.threads > 1) {
        std::printf("\t-\t-");
    }
    std::printf("\n");
    std::fflush(stdout);  // lists can take long
}

}  // namespace

int main(int argc, char** argv) {
    bench::Call call;
    if (const std::string problem = bench::read_call(argc, argv, call); !problem.empty()) return refuse(problem);
    if (call.help) {
        std::fputs(bench::kUsage, stdout);
        return 0;
    }

    if (call.target.empty()) {
        use_fastest_target([] { return static_cast<std::uint64_t>(1e9 * bench::cpu_seconds()); });
    } else if (const std::string problem = choose_target(call.target); !problem.empty()) {
        return refuse(problem);
    }

    std::vector<bench::List> lists;
    std::vector<std::string> skipped;
    for (const std::string& path : call.paths) {
        if (const std::string problem = bench::add_lists(path, lists, skipped); !problem.empty())
            return refuse(problem);
    }
    for (const std::string& path : skipped) {
        std::fprintf(stderr, "rookery-bench: %s: skipped: none of its lines is a puzzle\n", path.c_str());
    }
    if (call.paths.empty()) lists.push_back(bench::sample_list());

    bench::Settings settings;
    settings.way.limits.solutions = call.limit;
    settings.way.batch = call.batch;
    settings.threads = call.threads;
    settings.runs = call.runs;
    print_header(settings);
    for (const bench::List& list : lists) print_row(list, settings);
    return 0;
}
