// Enumeration by positions in small spaces, compared with trying every choice of cells.
#include "enumerate/positions/positions.hpp"

#include <doctest/doctest.h>

#include "board/random.hpp"
#include "solve/solve.hpp"
#include "support/enumerated.hpp"
#include "support/environment.hpp"
#include "support/masks.hpp"
#include "support/samples.hpp"
#include "support/shell/tried_choices.hpp"

using namespace rookery;

namespace {

CellSet some_of(CellSet cells, int size, Random& random) {
    while (cells.size() > size) cells.remove(static_cast<int>(random.below(81)));
    return cells;
}

// A space around a puzzle of 17 clues or a minimal one of some 24: most of its clues are required, and a few more cells
// are allowed. It often asks for more clues than the puzzle needs.
EnumerationRequest small_space(Random& random) {
    EnumerationRequest request;
    CellSet clues;
    if (random.coin()) {
        const auto number = random.below(static_cast<std::uint32_t>(samples::k17Clues.size()));
        const Grid9 puzzle = samples::grid_of(samples::k17Clues[number]);
        request.grid = solve(puzzle).first;
        clues = clue_cells(puzzle);
    } else {
        const auto number = random.below(static_cast<std::uint32_t>(samples::kMinimal.size()));
        const Grid9 puzzle = samples::grid_of(samples::kMinimal[number]);
        request.grid = solve(puzzle).first;
        clues = clue_cells(puzzle);
    }
    request.clues = clues.size() + static_cast<int>(random.below(4)) - 1;
    request.required = some_of(clues, clues.size() - 2 - static_cast<int>(random.below(3)), random);
    request.allowed = clues | some_of(CellSet::all(), 4 + static_cast<int>(random.below(5)), random);
    request.minimal = random.below(3) == 0;
    return request;
}

}  // namespace

TEST_CASE("by positions: the puzzles of a small space match exhaustive search") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 1);
    const std::uint64_t cases = environment::number("ROOKERY_CASES", 40);
    std::size_t found = 0;
    int empty = 0;
    for (std::uint64_t part = 0; part < cases; ++part) {
        Random random(seed, part);
        const EnumerationRequest request = small_space(random);
        INFO("seed ", seed, ", case ", part, ", grid ", samples::line_of(request.grid), ", clues ", request.clues);
        INFO("required ", samples::line_of(samples::puzzle_of(request.grid, request.required)));
        INFO("allowed ", samples::line_of(samples::puzzle_of(request.grid, request.allowed)));
        const auto enumeration = prepare_positions(request);
        REQUIRE(enumeration != nullptr);
        const std::vector<CellSet> puzzles = enumerated::sorted(enumerated::all_puzzles(*enumeration));
        REQUIRE(puzzles == tried::puzzles_of(request));
        found += puzzles.size();
        empty += puzzles.empty();

        PuzzleCount counter;
        EnumerationCounters counters;
        const auto search = enumeration->search();
        for (int i = 0; i < enumeration->parts(); ++i) {
            REQUIRE(search->run(i, counter, nullptr, counters) == EnumerationEnd::complete);
        }
        REQUIRE(counter.count == puzzles.size());
    }
    if (cases >= 40) {
        CHECK(found > 100);
        CHECK(empty > 0);
        CHECK(static_cast<std::uint64_t>(empty) < cases);
    }
}
