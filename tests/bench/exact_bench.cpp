// rookery-exact-bench: the time to decide whether strategies alone can solve some clues on a pattern.
//
//   rookery-exact-bench --random N [--seed S] [--seconds T] [--strategies LIST] [--svg FILE]
//                       [--ways portfolio]
//       N random patterns, as in the paper that the question comes from, by the portfolio, by the paper's encoding and
//       by generating and testing, each within T CPU seconds (10) on one thread. A row for each pattern, and a table.
//       FILE: a cactus plot of it.
//   rookery-exact-bench --tables [--only NUMBER] [--strategies LIST] [--cubes N] [--threads T]
//       the 30 patterns of 17 clues in the paper's tables, by refutation, naked singles only; each proof is checked as
//       it is written. A row for each pattern: whether positions alone decide it as well, K, the parts of the
//       refutation, and what it took; CPU seconds are those of the solver without the check. --cubes N: each refuted
//       in N parts or more, on T threads.
//   rookery-exact-bench --pattern CELLS [--strategies LIST] [--cubes N] [--threads T]
//       the same with one pattern: 81 characters, '.' or '0' where there is no clue.
//
// LIST: of naked, hidden, locked, naked-pairs, hidden-pairs, with commas.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include "bench/exact_random.hpp"
#include "bench/exact_tables.hpp"
#include "bench/most_threads.hpp"

using namespace rookery;

namespace {

struct Call {
    bool random = false;
    bool tables = false;
    bench::RandomRun random_run;
    bench::TablesRun tables_run;
};

std::optional<CellSet> read_pattern(std::string_view mask) {
    if (mask.size() != Geometry9::kCells) return std::nullopt;
    CellSet pattern;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const char c = mask[static_cast<std::size_t>(cell)];
        if (c != '.' && c != '0') pattern.add(cell);
    }
    return pattern;
}

// An option and its value. False: unknown option or invalid value.
bool take(std::string_view option, const char* value, Call& call) {
    const int number = std::atoi(value);
    if (option == "--random") {
        call.random = true;
        call.random_run.patterns = number;
        return number > 0;
    }
    if (option == "--seed") {
        call.random_run.seed = std::strtoull(value, nullptr, 10);
        return true;
    }
    if (option == "--seconds") {
        call.random_run.seconds = std::atof(value);
        return call.random_run.seconds > 0;
    }
    if (option == "--ways") {
        call.random_run.portfolio_alone = std::string_view(value) == "portfolio";
        return call.random_run.portfolio_alone || std::string_view(value) == "all";
    }
    if (option == "--svg") {
        call.random_run.svg = value;
        return true;
    }
    if (option == "--strategies") {
        const auto set = strategies_named(value);
        if (set) call.random_run.strategies = call.tables_run.strategies = *set;
        return set && set->places_digits();
    }
    if (option == "--pattern") {
        call.tables = true;
        call.tables_run.pattern = read_pattern(value);
        return call.tables_run.pattern.has_value();
    }
    if (option == "--only") {
        call.tables_run.only = number;
        return 1 <= number && number <= 30;
    }
    if (option == "--cubes") {
        call.tables_run.cubes = number;
        return number > 0;
    }
    if (option == "--threads") {
        call.tables_run.threads = number;
        return 1 <= number && number <= bench::kMaxThreads;
    }
    return false;
}

bool read_call(int argc, char** argv, Call& call) {
    for (int i = 1; i < argc; ++i) {
        const std::string_view option = argv[i];
        if (option == "--tables") {
            call.tables = true;
        } else if (i + 1 == argc || !take(option, argv[++i], call)) {
            std::fprintf(stderr, "rookery-exact-bench: %s is not an option, or has an invalid value\n", argv[i]);
            return false;
        }
    }
    if (call.random == call.tables)
        std::fprintf(stderr, "rookery-exact-bench: --random N, --tables or --pattern CELLS\n");
    return call.random != call.tables;
}

}  // namespace

int main(int argc, char** argv) {
    Call call;
    if (!read_call(argc, argv, call)) return 2;
    if (call.tables) return bench::run_tables(call.tables_run) ? 0 : 1;
    if (bench::run_random_patterns(call.random_run)) return 0;
    std::fprintf(stderr, "rookery-exact-bench: cannot write %s\n", call.random_run.svg.c_str());
    return 2;
}
