// rookery-trial-bench FILE...: the time of T&E depth, braids and whips, on lists of puzzles (lists.hpp). Without a
// file, on a sample from the whole scale.
//
// A row of the table is a scale on a list:
//   list, puzzles   its name and size
//   scale           rated alone; braids and whips first check whether T&E(1) solves the puzzle, bxb and bxbb find its
//                   depth first
//   ms each         CPU time per puzzle: one thread, one rater for all, reading and solving included
//   rated, sum      the number of puzzles that it rates, and the sum of their ratings: the same on every platform
#include <cstdio>

#include "bench/cpu_time.hpp"
#include "bench/rated_lists.hpp"
#include "rate/trial/trial.hpp"

using namespace rookery;

namespace {

TrialRatings rate_one(TrialRater& rater, const Grid9& puzzle, TrialScales scales) {
    return rater.rate(puzzle, scales);
}
// As in rating_bench.cpp: called from outside, as by a page.
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
    std::printf("%s\t%zu\t%s\t%.4f\t%d\t%d\n", list.name.c_str(), list.size(),
                kTrialScaleNames[static_cast<int>(scale)].data(), milliseconds, rated, sum);
    std::fflush(stdout);  // lists can take long
}

}  // namespace

int main(int argc, char** argv) {
    const auto lists = bench::rated_lists(argc, argv, "rookery-trial-bench");
    if (!lists) return 2;
    std::printf("list\tpuzzles\tscale\tms each (CPU time)\trated\tsum\n");
    for (const bench::List& list : *lists) {
        for (int i = 0; i < kTrialScales; ++i) print_row(list, static_cast<TrialScale>(i));
    }
    return 0;
}
