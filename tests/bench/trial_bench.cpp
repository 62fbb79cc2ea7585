// rookery-trial-bench FILE...: how long T&E depth, braids and whips take, on lists of puzzles (lists.hpp). Without a
// file, on a sample from the whole scale.
//
// A row of the table is a scale on a list:
//   list, puzzles   its name and size
//   scale           rated alone; those of braids and whips look first whether T&E(1) solves, bxb and bxbb how deep the
//                   puzzle is
//   ms each         CPU time per puzzle: one thread, one rater for all, reading and solving included
//   rated, sum      how many puzzles have a number on it, and the sum of these: the same on every platform
#include <cstdio>
#include <string>
#include <vector>

#include "bench/cpu_time.hpp"
#include "bench/lists.hpp"
#include "rate/trial/trial.hpp"
#include "support/rated_whole_scale.hpp"

using namespace rookery;

namespace {

constexpr std::array<const char*, kTrialScales> kNames{"te", "b", "gb", "w", "gw", "bxb", "bxbb"};

TrialRatings rate_one(TrialRater& rater, const Grid9& puzzle, TrialScales scales) {
    return rater.rate(puzzle, scales);
}
// As in rating_bench.cpp: a call from outside, as a page makes it.
TrialRatings (*volatile const rate)(TrialRater&, const Grid9&, TrialScales) = rate_one;

void print_row(const bench::List& list, TrialScale scale) {
    TrialRater rater;
    TrialScales scales;
    scales.add(scale);
    int rated = 0;
    int sum = 0;
    const double start = bench::cpu_seconds();
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::optional<int> number = rate(rater, bench::read_puzzle(list.puzzle(i)), scales).of(scale);
        if (!number) continue;
        ++rated;
        sum += *number;
    }
    const double milliseconds = 1e3 * (bench::cpu_seconds() - start) / static_cast<double>(list.size());
    std::printf("%s\t%zu\t%s\t%.4f\t%d\t%d\n", list.name.c_str(), list.size(), kNames[static_cast<int>(scale)],
                milliseconds, rated, sum);
    std::fflush(stdout);  // lists can take long
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<bench::List> lists;
    std::vector<std::string> skipped;
    for (int i = 1; i < argc; ++i) {
        const std::string problem = bench::add_lists(argv[i], lists, skipped);
        if (problem.empty()) continue;
        std::fprintf(stderr, "rookery-trial-bench: %s\n", problem.c_str());
        return 2;
    }
    if (lists.empty()) {
        lists.push_back({"sample", {}});
        for (const samples::RatedPuzzle& rated : samples::kWholeScale) lists.back().characters += rated.puzzle;
    }
    std::printf("list\tpuzzles\tscale\tms each (CPU time)\trated\tsum\n");
    for (const bench::List& list : lists) {
        for (int i = 0; i < kTrialScales; ++i) print_row(list, static_cast<TrialScale>(i));
    }
    return 0;
}
