// The inside of core/solve: the steps of a search. These are not public calls; changing them means changing this file.
#include <benchmark/benchmark.h>

#include "bench/pieces/in_turn.hpp"
#include "solve/branch.hpp"
#include "solve/packed_board.hpp"
#include "solve/propagate.hpp"

namespace rookery::bench {
namespace {

void packing(benchmark::State& state) {
    auto puzzles = grids_in_turn(samples::k17Clues);
    for (auto _ : state) benchmark::DoNotOptimize(pack(puzzles.next()));
}
BENCHMARK(packing)->Name("pack/17 clues");

// Includes copying the board, which is part of each guess.
template <class Lines>
void root(benchmark::State& state, const Lines& lines) {
    auto boards = in_turn(lines, [](const Grid9& puzzle) { return pack(puzzle); });
    for (auto _ : state) {
        PackedBoard board = boards.next();
        benchmark::DoNotOptimize(propagate_root(board));
        benchmark::DoNotOptimize(board);
    }
}
BENCHMARK_CAPTURE(root, , samples::k17Clues)->Name("propagate at the root/17 clues");
BENCHMARK_CAPTURE(root, , samples::kHardest)->Name("propagate at the root/hardest");

// On boards that cannot be solved without a guess.
template <class Choose>
void choosing(benchmark::State& state, Choose choose) {
    std::vector<PackedBoard> open;
    for (const std::string_view line : samples::kTop1465) {
        PackedBoard board = pack(samples::grid_of(line));
        if (propagate_root(board) == Outcome::open) open.push_back(board);
    }
    InTurn boards(std::move(open));
    for (auto _ : state) benchmark::DoNotOptimize(choose(boards.next()));
}
BENCHMARK_CAPTURE(choosing, , best_branch)->Name("best branch/top1465");
BENCHMARK_CAPTURE(choosing, , first_branch)->Name("first branch/top1465");

}  // namespace
}  // namespace rookery::bench
