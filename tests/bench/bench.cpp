// rookery-bench [--runs N] [--limit N] [FILE...]
//
// Solves every puzzle of the files given (81 characters a line; anything after them is ignored), or of the sample that
// the tests carry, on one thread: once to warm up, then in N runs (default 5). For each list it prints the name, the
// number of puzzles, puzzles per second of CPU time (median over the runs, reading the 81 characters included), guesses
// per puzzle, solutions found (up to `limit` each, default 2) and the signature. All but the speed is the same on every
// platform.
//
// Speeds of two programs compare only when measured on one machine, alternately.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>
#include <vector>

#include "solve/signature.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

struct List {
    std::string name;
    std::vector<std::string> puzzles;
};

// 1-9, anything else is an empty cell. Without a branch, since reading is part of what is measured.
Grid9 read_puzzle(const std::string& line) {
    Grid9 puzzle;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const auto digit = static_cast<std::uint8_t>(line[static_cast<std::size_t>(cell)] - '0');
        puzzle[cell] = digit <= 9 ? digit : Digit{0};
    }
    return puzzle;
}

// Solves the whole list and calls each(result).
template <class F>
void solve_all(const List& list, const SolveLimits& limits, F each) {
    for (const std::string& line : list.puzzles) each(solve(read_puzzle(line), limits));
}

double seconds_since(std::clock_t start) {
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

// Out of line, and called once a run: a just-in-time compiler does not improve a function while it runs.
[[gnu::noinline]] double seconds_of_run(const List& list, const SolveLimits& limits, int repeats) {
    const std::clock_t start = std::clock();
    for (int i = 0; i < repeats; ++i) solve_all(list, limits, [](const SolveResult&) {});
    return seconds_since(start) / repeats;
}

void report(const List& list, const SolveLimits& limits, int runs) {
    std::uint64_t solutions = 0;
    std::uint64_t guesses = 0;
    SolveSignature signature;
    const std::clock_t start = std::clock();
    solve_all(list, limits, [&](const SolveResult& result) {  // also the warm-up
        solutions += result.solutions;
        guesses += result.guesses;
        signature.add(result);
    });
    // Clocks tick coarsely in some places: a run takes a quarter of a second at least.
    const int repeats = 1 + static_cast<int>(0.25 / std::max(seconds_since(start), 0.0005));
    std::vector<double> seconds;
    seconds.reserve(static_cast<std::size_t>(runs));
    for (int run = 0; run < runs; ++run) seconds.push_back(seconds_of_run(list, limits, repeats));
    std::sort(seconds.begin(), seconds.end());
    const double median = std::max(seconds[seconds.size() / 2], 1e-9);
    const auto puzzles = static_cast<double>(list.puzzles.size());
    std::printf("%s\t%zu\t%.0f\t%.3f\t%llu\t%016llx\n", list.name.c_str(), list.puzzles.size(), puzzles / median,
                static_cast<double>(guesses) / puzzles, static_cast<unsigned long long>(solutions),
                static_cast<unsigned long long>(signature.value()));
}

List sample_list() {
    List list{"sample", {}};
    for (const auto line : samples::k17Clues) list.puzzles.emplace_back(line);
    for (const auto line : samples::kMinimal) list.puzzles.emplace_back(line);
    for (const auto line : samples::kTop1465) list.puzzles.emplace_back(line);
    for (const auto line : samples::kHardest) list.puzzles.emplace_back(line);
    for (const auto line : samples::kManySolutions) list.puzzles.emplace_back(line);
    return list;
}

bool read_list(const std::string& path, List& list) {
    std::ifstream file(path);
    if (!file) return false;
    list.name = path.substr(path.find_last_of('/') + 1);
    for (std::string line; std::getline(file, line);) {
        if (line.size() >= 81) list.puzzles.push_back(line.substr(0, 81));
    }
    return !list.puzzles.empty();
}

}  // namespace

int main(int argc, char** argv) {
    SolveLimits limits;
    int runs = 5;
    std::vector<List> lists;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument == "--runs" && i + 1 < argc) {
            runs = std::max(1, std::atoi(argv[++i]));
        } else if (argument == "--limit" && i + 1 < argc) {
            limits.solutions = std::max<std::uint64_t>(1, std::strtoull(argv[++i], nullptr, 10));
        } else if (List list; read_list(argument, list)) {
            lists.push_back(list);
        } else {
            std::fprintf(stderr, "%s: expected a file with puzzles of 81 characters, one a line\n", argument.c_str());
            return 2;
        }
    }
    if (lists.empty()) lists.push_back(sample_list());
    std::printf("list\tpuzzles\tper second\tguesses each\tsolutions\tsignature (%s)\n", kSimdName);
    for (const List& list : lists) report(list, limits, runs);
    return 0;
}
