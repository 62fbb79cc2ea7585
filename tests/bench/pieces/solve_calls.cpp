// The public calls of core/solve.
#include <benchmark/benchmark.h>

#include "bench/pieces/in_turn.hpp"
#include "solve/any_order.hpp"
#include "solve/backdoors.hpp"
#include "solve/solve.hpp"

namespace rookery::bench {
namespace {

template <class Lines>
void solving(benchmark::State& state, const Lines& lines, std::uint64_t limit) {
    auto puzzles = grids_in_turn(lines);
    SolveLimits limits;
    limits.solutions = limit;
    for (auto _ : state) benchmark::DoNotOptimize(solve(puzzles.next(), limits));
}
BENCHMARK_CAPTURE(solving, , samples::k17Clues, 2)->Name("solve/17 clues");
BENCHMARK_CAPTURE(solving, , samples::kMinimal, 2)->Name("solve/random minimal");
BENCHMARK_CAPTURE(solving, , samples::kTop1465, 2)->Name("solve/top1465");
BENCHMARK_CAPTURE(solving, , samples::kHardest, 2)->Name("solve/hardest");
BENCHMARK_CAPTURE(solving, , samples::kManySolutions, 2)->Name("solve/many solutions, to 2");
BENCHMARK_CAPTURE(solving, , samples::kManySolutions, 1000)->Name("solve/many solutions, to 1000");

void counting_from_nothing(benchmark::State& state) {
    SolveLimits limits;
    limits.solutions = 10'000;
    for (auto _ : state) benchmark::DoNotOptimize(solve(Grid9{}, limits));
}
BENCHMARK(counting_from_nothing)->Name("solve/empty board, to 10000")->Unit(benchmark::kMicrosecond);

template <class Lines>
void finding_redundant(benchmark::State& state, const Lines& lines) {
    auto puzzles = grids_in_turn(lines);
    for (auto _ : state) benchmark::DoNotOptimize(redundant_clues(puzzles.next()));
}
BENCHMARK_CAPTURE(finding_redundant, , samples::k17Clues)->Name("redundant clues/minimal, 17 clues");
BENCHMARK_CAPTURE(finding_redundant, , samples::kMinimal)->Name("redundant clues/minimal, random");

// A full board with a few digits missing: nearly every clue is redundant.
void finding_many_redundant(benchmark::State& state) {
    auto puzzles = in_turn(samples::k17Clues, [](const Grid9& puzzle) {
        Grid9 grid = solve(puzzle).first;
        for (int cell = 0; cell < Geometry9::kCells; cell += 9) grid[cell] = 0;
        return grid;
    });
    for (auto _ : state) benchmark::DoNotOptimize(redundant_clues(puzzles.next()));
}
BENCHMARK(finding_many_redundant)->Name("redundant clues/72 clues");

void finding_backdoors(benchmark::State& state) {
    auto puzzles = grids_in_turn(samples::kMinimal);
    for (auto _ : state) benchmark::DoNotOptimize(find_backdoors(puzzles.next()));
}
BENCHMARK(finding_backdoors)->Name("backdoors/random minimal")->Unit(benchmark::kMicrosecond);

void drawing(benchmark::State& state) {
    Random random(1);
    Grid9 solution;
    for (auto _ : state) {
        random_solution(Grid9{}, random, solution);
        benchmark::DoNotOptimize(solution);
    }
}
BENCHMARK(drawing)->Name("random solution/empty board");

template <class Lines>
void solving_any_order(benchmark::State& state, const Lines& lines, Variant variant) {
    auto puzzles = grids_in_turn(lines);
    for (auto _ : state) benchmark::DoNotOptimize(solve_any_order<3>(puzzles.next(), {}, variant));
}
BENCHMARK_CAPTURE(solving_any_order, , samples::k17Clues, Variant::plain)->Name("any order/9x9, 17 clues");
BENCHMARK_CAPTURE(solving_any_order, , samples::kHardest, Variant::plain)->Name("any order/9x9, hardest");

void filling_16x16(benchmark::State& state) {
    SolveLimits limits;
    limits.solutions = 1;
    for (auto _ : state) benchmark::DoNotOptimize(solve_any_order<4>(Grid<4>{}, limits));
}
BENCHMARK(filling_16x16)->Name("any order/16x16, empty board");

}  // namespace
}  // namespace rookery::bench
