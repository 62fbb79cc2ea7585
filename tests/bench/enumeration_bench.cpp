// rookery-enumeration-bench [--clues N] [--target NAME] [--sets] FILE...: the time to find all puzzles of N clues (17)
// in solved grids, on lists of grids (lists.hpp). Without a file, in two quick grids. With --sets: the time to find the
// unavoidable sets of up to 12 cells, and those of up to four digits.
//
// A row of the table is a grid; the last row of a list is its total:
//   grid            its beginning; of a list, its name and size
//   found           puzzles
//   seconds         CPU time: one thread, preparation included; of a list: the mean, the median and the greatest
//   nodes, checks   of the search
// All columns but the times are the same on every platform. With --sets: grid, numbers and milliseconds of both.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "bench/cpu_time.hpp"
#include "bench/lists.hpp"
#include "enumerate/enumerate.hpp"
#include "solve/solver_target.hpp"
#include "support/puzzles/known_grids.hpp"
#include "unavoidable/small_sets.hpp"
#include "unavoidable/template_sets.hpp"

using namespace rookery;

namespace {

Grid9 read_grid(const char* characters) {
    Grid9 grid;
    for (int cell = 0; cell < 81; ++cell) grid[cell] = static_cast<Digit>(characters[cell] - '0');
    return grid;
}

void enumerate_list(const bench::List& list, int clues) {
    std::vector<double> seconds;
    double all = 0;
    unsigned long long puzzles = 0;
    EnumerationCounters counters;
    for (std::size_t i = 0; i < list.size(); ++i) {
        EnumerationRequest request;
        request.grid = read_grid(list.puzzle(i));
        request.clues = clues;
        if (!impossible_because(request).empty()) continue;
        const double start = bench::cpu_seconds();
        PuzzleCount found;
        EnumerationCounters one;
        prepare(request)->run_all(found, nullptr, one);
        seconds.push_back(bench::cpu_seconds() - start);
        all += seconds.back();
        puzzles += found.count;
        counters.nodes += one.nodes;
        counters.checks += one.checks;
        std::printf("%.20s\t%llu\t%.3f\t%llu\t%llu\n", list.puzzle(i), static_cast<unsigned long long>(found.count),
                    seconds.back(), static_cast<unsigned long long>(one.nodes),
                    static_cast<unsigned long long>(one.checks));
        std::fflush(stdout);  // grids can take long
    }
    if (seconds.empty()) return;
    std::sort(seconds.begin(), seconds.end());
    std::printf("%s: %zu\t%llu\t%.3f mean, %.3f median, %.3f most, %.3f all\t%llu\t%llu\n", list.name.c_str(),
                seconds.size(), puzzles, all / static_cast<double>(seconds.size()), seconds[seconds.size() / 2],
                seconds.back(), all, static_cast<unsigned long long>(counters.nodes),
                static_cast<unsigned long long>(counters.checks));
}

void find_sets(const bench::List& list) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Grid9 grid = read_grid(list.puzzle(i));
        const double start = bench::cpu_seconds();
        const std::size_t small = small_sets(grid).size();
        const double between = bench::cpu_seconds();
        const std::size_t within_four_digits = template_sets(grid).size();
        std::printf("%.20s\t%zu\t%.1f\t%zu\t%.1f\n", list.puzzle(i), small, 1e3 * (between - start), within_four_digits,
                    1e3 * (bench::cpu_seconds() - between));
    }
}

bool choose_target(std::string_view name) {
    for (const Target target : {Target::base, Target::avx2, Target::avx512}) {
        if (has_target(target) && name == name_of(target)) return use_target(target);
    }
    return false;
}

int complain(const std::string& problem) {
    std::fprintf(stderr, "rookery-enumeration-bench: %s\n", problem.c_str());
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<bench::List> lists;
    std::vector<std::string> skipped;
    int clues = 17;
    bool sets = false;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        const bool has_value = i + 1 < argc;
        if (word == "--clues" && has_value) {
            clues = std::atoi(argv[++i]);
        } else if (word == "--target" && has_value) {
            if (!choose_target(argv[++i])) return complain(std::string("unsupported target: ") + argv[i]);
        } else if (word == "--sets") {
            sets = true;
        } else if (const std::string problem = bench::add_lists(argv[i], lists, skipped); !problem.empty()) {
            return complain(problem);
        }
    }
    if (clues < kLeastClues || clues > kMaxClues) return complain("expected 16 to 25 clues");
    if (lists.empty()) {
        lists.push_back({"sample", {}});
        for (const known::GridFacts& facts : known::kGrids) {
            if (facts.name == "g4" || facts.name == "g5") lists.back().characters += facts.grid;
        }
    }
    std::printf(sets ? "grid\tup to 12 cells\tms\twithin four digits\tms\n" : "grid\tfound\tseconds\tnodes\tchecks\n");
    for (const bench::List& list : lists) {
        if (sets) {
            find_sets(list);
        } else {
            enumerate_list(list, clues);
        }
    }
    return 0;
}
