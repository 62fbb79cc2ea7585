// The parts of the generator of "Ease and Toil": boards row by row, the masked board's WNEF, strategies.
#include <doctest/doctest.h>

#include <array>
#include <set>
#include <string>

#include "generate/ease/ease_masker.hpp"
#include "generate/ease/masked_board.hpp"
#include "generate/ease/row_by_row_board.hpp"
#include "support/sample_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

const Grid9 kSolution = samples::grid_of(samples::kFullBoard);

double distance(double a, double b) {
    return a < b ? b - a : a - b;
}

}  // namespace

TEST_CASE("boards made row by row are solutions, all different, with any digit anywhere") {
    Random random(1);
    std::set<std::string> seen;
    std::array<std::array<int, 10>, 81> count{};
    constexpr int kBoards = 1800;
    for (int i = 0; i < kBoards; ++i) {
        const Grid9 board = row_by_row_board(random);
        CHECK(is_solution(board));
        CHECK(seen.insert(samples::line_of(board)).second);
        for (int cell = 0; cell < 81; ++cell) ++count[cell][board[cell]];
    }
    // 200 each on average; six standard deviations are 80.
    for (int cell = 0; cell < 81; ++cell) {
        for (int digit = 1; digit <= 9; ++digit) {
            CHECK(count[cell][digit] > 120);
            CHECK(count[cell][digit] < 280);
        }
    }
    Random again(1);
    CHECK(seen.count(samples::line_of(row_by_row_board(again))) == 1);
}

TEST_CASE("a masked board knows its WNEF and what the next step would make of it") {
    for (const EaseWeight weight : kEaseWeights) {
        Random random(2);
        const Grid9 solution = row_by_row_board(random);
        MaskedBoard board(solution, weight);
        CHECK(board.wnef() == 1);
        CHECK(board.puzzle() == solution);
        for (int step = 0; step < 2000; ++step) {
            const int cell = static_cast<int>(random.below(81));
            const bool clue = board.clues().contains(cell);
            const double foreseen = clue ? board.wnef_without(cell) : board.wnef_with(cell);
            if (clue) {
                board.take(cell);
            } else {
                board.put_back(cell);
            }
            CHECK(board.wnef() == foreseen);
            CHECK(board.wnef() == ease_of(board.puzzle()).wnef(weight));
            CHECK(board.clue_count() == board.puzzle().clue_count());
            CHECK(board.clues().size() == board.clue_count());
        }
    }
}

TEST_CASE("strategies choose the clue that they specify") {
    Random random(3);
    MaskedBoard board(kSolution, EaseWeight::exponential);
    // Row 1 loses all but r1c1, and digit 5 all but one clue.
    for (int cell = 1; cell < 9; ++cell) board.take(cell);
    for (int cell = 9; cell < 80; ++cell) {
        if (kSolution[cell] == 5 && cell != 75) board.take(cell);
    }
    REQUIRE(kSolution[75] == 5);
    const CellSet open = board.clues();
    CHECK(clue_of_rarest_digit(board, open, 0, random) == 75);
    CHECK(kSolution[clue_of_commonest_digit(board, open, 0, random)] == 1);
    CHECK(clue_of_commonest_digit(board, CellSet::single(75), 0, random) == 75);

    const int full = clue_in_fullest_houses(board, open, 0, random);
    const auto houses = [&](int cell) {
        int clues = 0;
        for (const HouseKind kind : {HouseKind::box, HouseKind::row, HouseKind::column}) {
            clues += (board.clues() & CellSet::house(Geometry9::house_of(cell, kind))).size();
        }
        return clues;
    };
    const int least = clue_of_least_fall(board, open, 0, random);
    const int greatest = clue_of_greatest_fall(board, open, 0, random);
    const int nearest = clue_nearest_to_target(board, open, 0.9, random);
    open.for_each([&](int cell) {
        CHECK(houses(cell) <= houses(full));
        CHECK(board.wnef_without(cell) <= board.wnef_without(least));
        CHECK(board.wnef_without(cell) >= board.wnef_without(greatest));
        CHECK(distance(board.wnef_without(cell), 0.9) >= distance(board.wnef_without(nearest), 0.9));
    });
    const int back = empty_cell_nearest_to_target(board, CellSet::all(), 1, random);
    CHECK_FALSE(board.clues().contains(back));
    (~board.clues()).for_each([&](int cell) { CHECK(board.wnef_with(cell) <= board.wnef_with(back)); });
    CHECK(empty_cell_nearest_to_target(board, board.clues(), 1, random) == -1);
}

TEST_CASE("ties are broken at random") {
    Random random(4);
    const MaskedBoard board(kSolution, EaseWeight::linear);
    std::set<int> named;
    for (int i = 0; i < 2000; ++i) named.insert(any_clue(board, CellSet::all(), 0, random));
    CHECK(named.size() == 81);
    named.clear();
    for (int i = 0; i < 500; ++i) named.insert(clue_of_rarest_digit(board, CellSet::house(4), 0, random));
    CHECK(named.size() == 9);
}
