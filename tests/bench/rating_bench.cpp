// rookery-rating-bench FILE...: the time of a rating, on lists of puzzles (lists.hpp). Without a file, on a sample from
// the whole scale.
//
// A row of the table is a list:
//   list, puzzles   its name and size
//   ms each         CPU time per puzzle: one thread, one workspace for all, reading and solving included
//   ER, EP, ED      the sums of the ratings, in tenths
//   steps           of all paths
// All columns but the time are the same on every platform.
#include <cstdio>

#include "bench/cpu_time.hpp"
#include "bench/rated_lists.hpp"
#include "rate/rate.hpp"

using namespace rookery;

namespace {

// Called through a pointer, like a call from outside by a page. Otherwise the whole rating would be inlined into the
// one call that runs through the list, and engines compile a WebAssembly function well only for its next call.
SeRating (*volatile const rate)(const Grid9&, const ProgressCallback&, Workspace&) = rate_se;

void print_row(const bench::List& list) {
    Workspace workspace;
    long long er = 0;
    long long ep = 0;
    long long ed = 0;
    long long steps = 0;
    const double start = bench::cpu_seconds();
    for (std::size_t i = 0; i < list.size(); ++i) {
        const SeRating rating = rate(bench::read_puzzle(list.puzzle(i)), {}, workspace);
        er += rating.er;
        ep += rating.ep;
        ed += rating.ed;
        steps += rating.steps;
    }
    const double milliseconds = 1e3 * (bench::cpu_seconds() - start) / static_cast<double>(list.size());
    std::printf("%s\t%zu\t%.3f\t%lld\t%lld\t%lld\t%lld\n", list.name.c_str(), list.size(), milliseconds, er, ep, ed,
                steps);
    std::fflush(stdout);  // lists can take long
}

}  // namespace

int main(int argc, char** argv) {
    const auto lists = bench::rated_lists(argc, argv, "rookery-rating-bench");
    if (!lists) return 2;
    std::printf("list\tpuzzles\tms each (CPU time)\tER\tEP\tED\tsteps\n");
    for (const bench::List& list : *lists) print_row(list);
    return 0;
}
