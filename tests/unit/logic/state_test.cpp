// State: its two views agree after every change, and it detects contradictions at once.
#include "logic/state/state.hpp"

#include <doctest/doctest.h>

#include "board/random.hpp"
#include "logic/finders.hpp"
#include "support/sample_puzzles.hpp"
#include "support/samples.hpp"
#include "support/sketch.hpp"

using namespace rookery;
using samples::Sketch;

namespace {

// Recomputes every position set and every set of cells from the cells' candidates.
void check_views(const State& state) {
    for (int digit = 1; digit <= 9; ++digit) {
        CellSet cells;
        for (int house = 0; house < 27; ++house) {
            PositionSet expected = 0;
            for (int i = 0; i < 9; ++i) {
                const int cell = Geometry9::kHouseCells[house][i];
                if (!state.has(cell, digit)) continue;
                expected |= position_bit(i);
                cells.add(cell);
            }
            CHECK(state.positions(house, digit) == expected);
            CHECK(state.positions_in(house)[digit - 1] == expected);
        }
        CHECK(state.cells_with(digit) == cells);
    }
    for (int house = 0; house < 27; ++house) {
        PositionSet empty = 0;
        for (int i = 0; i < 9; ++i) {
            const int cell = Geometry9::kHouseCells[house][i];
            if (state.value(cell) == 0) empty |= position_bit(i);
            CHECK(state.candidates_in(house)[i] == state.candidates(cell));
        }
        CHECK(state.empty_positions(house) == empty);
    }
    for (int count = 0; count <= 9; ++count) {
        CellSet cells;
        for (int cell = 0; cell < 81; ++cell) {
            if (state.candidate_count(cell) == count) cells.add(cell);
        }
        CHECK(state.cells_with_count(count) == cells);
    }
}

// By scanning the whole board.
bool is_contradictory(const State& state) {
    for (int cell = 0; cell < 81; ++cell) {
        if (state.value(cell) == 0 && state.candidates(cell) == 0) return true;
    }
    for (int house = 0; house < 27; ++house) {
        DigitSet placed = 0;
        for (const int cell : Geometry9::kHouseCells[house]) {
            if (state.value(cell) == 0) continue;
            if (has_digit(placed, state.value(cell))) return true;
            placed |= digit_bit(state.value(cell));
        }
        for (int digit = 1; digit <= 9; ++digit) {
            if (!has_digit(placed, digit) && state.positions(house, digit) == 0) return true;
        }
    }
    return false;
}

}  // namespace

TEST_CASE("an empty board has every candidate") {
    const State state;
    CHECK(state.empty_cells() == 81);
    CHECK_FALSE(state.has_contradiction());
    CHECK_FALSE(state.is_solved());
    for (int cell = 0; cell < 81; ++cell) CHECK(state.candidates(cell) == kAllDigits);
    check_views(state);
}

TEST_CASE("a placed digit is removed from its peers, and other candidates from its cell") {
    State state;
    state.place(Geometry9::cell_at(4, 4), 7);
    CHECK(state.value(40) == 7);
    CHECK(state.candidates(40) == 0);
    CHECK(state.placed_count(7) == 1);
    CHECK(state.empty_cells() == 80);
    for (int cell = 0; cell < 81; ++cell) {
        if (cell != 40) CHECK(state.has(cell, 7) == !Geometry9::sees(40, cell));
    }
    check_views(state);
}

TEST_CASE("from givens, from candidates, and from a partly solved board") {
    const Grid9 puzzle = samples::grid_of(samples::k17Clues[0]);
    const State from_givens(puzzle);
    CHECK(from_givens.values() == puzzle);

    SUBCASE("a sukaku has no values, even where one candidate is left") {
        Candidates9 candidates;
        for (int cell = 0; cell < 81; ++cell) {
            candidates[cell] = puzzle[cell] != 0 ? digit_bit(puzzle[cell]) : from_givens.candidates(cell);
        }
        const State sukaku(candidates);
        CHECK(sukaku.empty_cells() == 81);
        for (int cell = 0; cell < 81; ++cell) CHECK(sukaku.candidates(cell) == candidates[cell]);
        CHECK_FALSE(sukaku.has_contradiction());
        check_views(sukaku);
    }
    SUBCASE("removed candidates stay removed, and those excluded by values do not return") {
        Candidates9 all;
        all.sets.fill(kAllDigits);
        CHECK(State(puzzle, all) == from_givens);
        int cell = 0;
        while (from_givens.candidate_count(cell) < 2) ++cell;
        const Digit digit = lowest_digit(from_givens.candidates(cell));
        all[cell] = static_cast<DigitSet>(all[cell] & ~digit_bit(digit));
        State expected = from_givens;
        expected.eliminate(cell, digit);
        CHECK(State(puzzle, all) == expected);
    }
}

TEST_CASE("the views agree after any moves, and a contradiction is noticed at the move that causes it") {
    Random random(20240501);
    for (int round = 0; round < 200; ++round) {
        State state;
        for (int move = 0; move < 400 && !state.has_contradiction(); ++move) {
            const int cell = static_cast<int>(random.below(81));
            const int digit = static_cast<int>(random.below(9)) + 1;
            if (state.value(cell) != 0 || !state.has(cell, digit)) continue;
            if (random.below(4) == 0) {
                state.place(cell, digit);
            } else {
                state.eliminate(cell, digit);
            }
            const bool contradictory = is_contradictory(state);
            CHECK_MESSAGE(state.has_contradiction() == contradictory, "round ", round, " move ", move);
        }
        check_views(state);
    }
}

TEST_CASE("contradictions that exist from the start") {
    SUBCASE("two equal givens in a house") {
        Grid9 grid;
        grid[0] = 5;
        grid[8] = 5;
        CHECK(State(grid).has_contradiction());
    }
    SUBCASE("a cell without candidates") {
        CHECK(Sketch().only("r5c5", "").state().has_contradiction());
    }
    SUBCASE("a digit without a place in a column") {
        CHECK(Sketch().without("r123456789c4", "6").state().has_contradiction());
        CHECK_FALSE(Sketch().without("r12345678c4", "6").state().has_contradiction());
    }
    SUBCASE("a value that is not a candidate") {
        State state = Sketch().without("r1c1", "3").state();
        CHECK_FALSE(state.has_contradiction());
        state.place(0, 3);
        CHECK(state.has_contradiction());
    }
}

TEST_CASE("a full board is solved only without conflicts") {
    const Grid9 solution = samples::grid_of(samples::kFullBoard);
    CHECK(State(solution).is_solved());
    Grid9 wrong = solution;
    wrong[0] = 2;
    CHECK_FALSE(State(wrong).is_solved());
    CHECK(State(wrong).has_contradiction());
}
