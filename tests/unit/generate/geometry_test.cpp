// The geometry of a pattern: chutes, classes of fillings, and the consequences for puzzles.
#include <doctest/doctest.h>

#include <string>

#include "board/clue_cells.hpp"
#include "generate/full_board.hpp"
#include "generate/geometry/chute.hpp"
#include "generate/geometry/feasibility.hpp"
#include "generate/geometry/reasons.hpp"
#include "support/environment.hpp"
#include "support/masks.hpp"
#include "support/random/random_puzzles.hpp"
#include "support/shell/text_checks.hpp"

using namespace rookery;
using samples::cells_of;
using tests::contains;

namespace {

ChuteFilling filling_of(const Grid9& board, int chute) {
    ChuteFilling filling;
    for (int place = 0; place < kChuteCells; ++place) {
        filling.digits[static_cast<std::size_t>(place)] = board[cell_of_chute(chute, place)];
    }
    return filling;
}

CellSet random_cells(Random& random, std::uint32_t percent) {
    CellSet cells;
    for (int cell = 0; cell < 81; ++cell) {
        if (random.below(100) < percent) cells.add(cell);
    }
    return cells;
}

const CellSet kRing = cells_of(samples::kRing);

}  // namespace

TEST_CASE("a chute has 416 essentially different fillings") {
    const std::vector<ChuteFilling>& classes = chute_classes();
    CHECK(classes.size() == 416);
    for (const ChuteFilling& filling : classes) {
        for (int row = 0; row < 3; ++row) {
            DigitSet seen = 0;
            for (int column = 0; column < 9; ++column) {
                const Digit digit = filling.digits[static_cast<std::size_t>(chute_place(row, column))];
                seen = static_cast<DigitSet>(seen | digit_bit(digit));
                if (column < 3) CHECK(digit == 3 * row + column + 1);
            }
            CHECK(seen == all_digits(9));
        }
    }
}

TEST_CASE("moves of a chute go back and forth") {
    Random random(3);
    for (int i = 0; i < 200; ++i) {
        const ChuteMove move = chute_move(static_cast<int>(random.below(kChuteMoves)));
        const ChuteFilling filling = filling_of(rough_full_board(random), 1);
        const ChuteMask clues = chute_mask(random_cells(random, 30), 1);
        // A filling under the pulled-back mask is determined if and only if the moved filling is under the mask itself.
        CHECK(is_determined(filling, mask_under(move, clues)) == is_determined(laid(move, filling), clues));
    }
}

TEST_CASE("a chute is determined exactly if the puzzle with all else given has one solution") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 11);
    CAPTURE(seed);
    Random random(seed);
    int determined = 0;
    constexpr int kCases = 600;
    for (int i = 0; i < kCases; ++i) {
        const Grid9 board = rough_full_board(random);
        const int chute = static_cast<int>(random.below(kChutes));
        const CellSet clues = random_cells(random, 15 + random.below(30));
        Grid9 puzzle = board;
        for (int place = 0; place < kChuteCells; ++place) {
            const int cell = cell_of_chute(chute, place);
            if (!clues.contains(cell)) puzzle[cell] = 0;
        }
        const bool unique = solve(puzzle).unique();
        CHECK(is_determined(filling_of(board, chute), chute_mask(clues, chute)) == unique);
        determined += unique;
    }
    CHECK(determined > kCases / 10);
    CHECK(determined < kCases * 9 / 10);
}

TEST_CASE("patterns ruled out by geometry") {
    // One clue in each of the middle rows, and all others.
    const CellSet middle = cells_of(std::string(27, 'x') + ".....x......x........x....." + std::string(27, 'x'));
    CHECK(undetermined_chute(middle) == 1);
    CHECK(contains(impossible_by_chutes(middle), "the clues in rows 4 to 6 are too few, or in the wrong cells"));
    // An empty stack.
    const CellSet empty = cells_of(".x.....x.x.x...x.x.x.....x..xx...xx...........xx...xx..x.....x.x.x...x.x.x.....x.");
    CHECK(*undetermined_chute(empty) == 4);
    CHECK(contains(impossible_by_chutes(empty), "columns 4 and 5 of one stack have no clue"));
    // Each of the ring's chutes could be determined, but no two of them at once.
    CHECK_FALSE(undetermined_chute(kRing).has_value());
    CHECK(impossible_by_chutes(kRing).empty());
    CHECK(undetermined_crossing(kRing) == std::pair{1, 4});
    CHECK(contains(impossible_by_crossing(kRing), "the clues in rows 4 to 6 and columns 4 to 6"));
    const std::atomic<bool> stop{true};
    CHECK_FALSE(undetermined_crossing(kRing, &stop).has_value());
}

TEST_CASE("no pattern of a puzzle with one solution is ruled out") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 12);
    CAPTURE(seed);
    Random random(seed);
    for (int i = 0; i < 60; ++i) {
        const Grid9 puzzle = samples::random_puzzle(random, 0);
        const CellSet pattern = clue_cells(puzzle);
        CHECK_FALSE(undetermined_chute(pattern).has_value());
        if (i < 10) CHECK_FALSE(undetermined_crossing(pattern).has_value());
    }
}
