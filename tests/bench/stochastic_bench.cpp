// rookery-stochastic-bench [--effort N] LISTS: how often the searches among fillings of the boxes (annealing, tabu
// search, the genetic algorithm) solve a puzzle within N (2,000,000) candidates, on lists of 9x9 puzzles (lists.hpp).
//
// A row of the table is a list and a method:
//   solved          puzzles whose solution was found, with one attempt each, seed 1
//   candidates      the median over the solved puzzles: swaps or boards tried
//   ms              the same of their CPU time
// All columns but the time are the same on every platform.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "bench/cpu_time.hpp"
#include "bench/lists.hpp"
#include "textbook/classic/classic.hpp"

using namespace rookery;

namespace {

template <class T>
T median(std::vector<T>& values) {
    if (values.empty()) return {};
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void print_row(const bench::List& list, const SolverCard& solver, std::uint64_t budget) {
    std::vector<std::uint64_t> candidates;
    std::vector<double> milliseconds;
    for (std::size_t i = 0; i < list.size(); ++i) {
        ClassicSettings settings;
        settings.budget = budget;
        Trace trace;
        const double start = bench::cpu_seconds();
        if (solve_classic<3>(solver, {bench::read_puzzle(list.puzzle(i))}, settings, trace).solutions == 0) continue;
        milliseconds.push_back(1e3 * (bench::cpu_seconds() - start));
        candidates.push_back(trace.value(solver.label.counters.front()));
    }
    std::printf("%s\t%zu\t%s\t%zu\t%llu\t%.2f\n", list.name.c_str(), list.size(), solver.label.name.data(),
                candidates.size(), static_cast<unsigned long long>(median(candidates)), median(milliseconds));
    std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
    std::uint64_t budget = 2'000'000;
    std::vector<bench::List> lists;
    std::vector<std::string> skipped;
    for (int i = 1; i < argc; ++i) {
        if (std::string_view(argv[i]) == "--effort" && i + 1 < argc) {
            budget = std::strtoull(argv[++i], nullptr, 10);
            continue;
        }
        const std::string problem = bench::add_lists(argv[i], lists, skipped);
        if (problem.empty()) continue;
        std::fprintf(stderr, "rookery-stochastic-bench: %s\n", problem.c_str());
        return 2;
    }
    std::printf("list\tpuzzles\tmethod\tsolved\tcandidates (median)\tms (median, CPU time)\n");
    for (const bench::List& list : lists) {
        for (const SolverCard* solver : {&cards::kAnnealing, &cards::kTabu, &cards::kGenetic}) {
            print_row(list, *solver, budget);
        }
    }
    return 0;
}
