// Forms of boards (core/board) and full boards (core/generate).
#include <benchmark/benchmark.h>

#include "bench/pieces/in_turn.hpp"
#include "board/canonical.hpp"
#include "generate/full_board.hpp"
#include "solve/solve.hpp"

namespace rookery::bench {
namespace {

void canonical_of(benchmark::State& state, InTurn<Grid9> grids) {
    for (auto _ : state) benchmark::DoNotOptimize(canonical_form(grids.next()));
}
void canonical_of_puzzles(benchmark::State& state) {
    canonical_of(state, grids_in_turn(samples::k17Clues));
}
BENCHMARK(canonical_of_puzzles)->Name("canonical form/17 clues")->Unit(benchmark::kMicrosecond);
void canonical_of_solutions(benchmark::State& state) {
    canonical_of(state, in_turn(samples::k17Clues, [](const Grid9& puzzle) { return solve(puzzle).first; }));
}
BENCHMARK(canonical_of_solutions)->Name("canonical form/full boards")->Unit(benchmark::kMicrosecond);

void drawing_full_board(benchmark::State& state, Grid9 (*draw)(Random&)) {
    Random random(1);
    for (auto _ : state) benchmark::DoNotOptimize(draw(random));
}
BENCHMARK_CAPTURE(drawing_full_board, , random_full_board)->Name("full board/uniform")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(drawing_full_board, , rough_full_board)->Name("full board/rough")->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace rookery::bench
