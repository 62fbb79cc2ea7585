// Ratings: the statuses, and the few results besides the path.
#include "rate/rate.hpp"

#include <doctest/doctest.h>

#include "logic/state/state.hpp"
#include "support/sample_puzzles.hpp"
#include "support/samples.hpp"
#include "support/sketch.hpp"

using namespace rookery;

namespace {

const Grid9 kSolution = samples::grid_of(samples::kFullBoard);
const Grid9 kEasy = samples::grid_of(samples::kEasy);

SeRating rate_sukaku(const Candidates9& candidates) {
    Workspace workspace;
    return rate_se(candidates, {}, workspace);
}

}  // namespace

TEST_CASE("a puzzle of singles") {
    const SeRating rating = rate_se(kEasy);
    CHECK(rating.status == RatingStatus::rated);
    CHECK(rating.er == 12);
    CHECK(rating.ep == 12);
    CHECK(rating.ed == 12);
    CHECK(rating.hardest == Technique::hidden_single_box);
    CHECK(rating.steps == 81 - kEasy.clue_count());
}

TEST_CASE("ER, EP and ED differ when the first placement comes late, and the hardest step later") {
    const SeRating late =
        rate_se(samples::grid_of(".23.....7.6...1....7.6...5...63.4.....8...5......9.2..3....5..9..94...3........4."));
    CHECK(late.status == RatingStatus::rated);
    CHECK(late.ed == 26);
    CHECK(late.ep == 34);
    CHECK(late.er == 45);
    CHECK(late.hardest == Technique::unique_rectangle);
}

TEST_CASE("anything but a puzzle with one solution has no number") {
    const auto check = [](const Grid9& grid, RatingStatus status) {
        const SeRating rating = rate_se(grid);
        CHECK(rating.status == status);
        CHECK(rating.er == 0);
        CHECK(rating.ep == 0);
        CHECK(rating.ed == 0);
        CHECK(rating.steps == 0);
    };
    check(Grid9{}, RatingStatus::several_solutions);
    check(kSolution, RatingStatus::already_solved);
    Grid9 grid = kEasy;
    grid[1] = 8;  // next to the 8 of r1c1
    check(grid, RatingStatus::no_solution);
    grid = kSolution;
    grid[0] = 2;
    check(grid, RatingStatus::no_solution);
    grid = kEasy;
    grid[0] = 0;  // a clue that is not redundant
    check(grid, RatingStatus::several_solutions);
}

TEST_CASE("one empty cell is a puzzle of 1.0") {
    Grid9 grid = kSolution;
    grid[40] = 0;
    const SeRating rating = rate_se(grid);
    CHECK(rating.status == RatingStatus::rated);
    CHECK(rating.er == 10);
    CHECK(rating.steps == 1);
}

TEST_CASE("a puzzle that needs chains") {
    const SeRating rating = rate_se(samples::grid_of(samples::kEr87));
    CHECK(rating.status == RatingStatus::rated);
    CHECK(rating.er == 87);
    CHECK(rating.ep == 12);
    CHECK(rating.ed == 12);
    CHECK(rating.hardest == Technique::region_chain);
}

TEST_CASE("boards with no solution or several end at once and without a number") {
    const auto status_of = [](const Candidates9& candidates) { return rate_sukaku(candidates).status; };
    Candidates9 all;
    all.sets.fill(all_digits(9));
    CHECK(status_of(all) == RatingStatus::several_solutions);
    Candidates9 board = all;
    board[40] = 0;  // a cell without candidates
    CHECK(status_of(board) == RatingStatus::no_solution);
    board = all;
    for (int cell = 9; cell < 81; ++cell) board[cell] = static_cast<DigitSet>(all_digits(9) & ~digit_bit(5));
    CHECK(status_of(board) == RatingStatus::no_solution);  // a digit without a place
    // A puzzle that is among the hardest, with a digit repeated in a row.
    Grid9 grid = samples::grid_of(samples::kEasterMonster);
    grid[1] = 3;
    grid[2] = 3;  // next to it
    CHECK(rate_se(grid).status == RatingStatus::no_solution);
    // One clue less: several solutions.
    grid = samples::grid_of("1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2......");
    CHECK(rate_se(grid).status == RatingStatus::several_solutions);
}

TEST_CASE("a sukaku") {
    // With the givens as cells with one candidate, hidden singles may come only after naked ones, so the rating is not
    // the puzzle's.
    const SeRating rating = rate_sukaku(samples::candidates_of(kEasy));
    CHECK(rating.status == RatingStatus::rated);
    CHECK(rating.er == 23);
    CHECK(rating.ed == 23);
    CHECK(rating.steps == 81);
    CHECK(rate_sukaku(samples::candidates_of(kSolution)).status == RatingStatus::already_solved);
    CHECK(rate_sukaku(samples::candidates_of(Grid9{})).status == RatingStatus::several_solutions);
    Candidates9 none = samples::candidates_of(kEasy);
    none[5] = 0;
    CHECK(rate_sukaku(none).status == RatingStatus::no_solution);
    // All candidates that the givens leave, including those of the givens.
    const State state(kEasy);
    Candidates9 pencilmarks;
    for (int cell = 0; cell < 81; ++cell) {
        pencilmarks[cell] = kEasy[cell] != 0 ? digit_bit(kEasy[cell]) : state.candidates(cell);
    }
    CHECK(rate_sukaku(pencilmarks).er == 12);
}

TEST_CASE("the stop flag, set before and during the rating of a hard puzzle") {
    std::atomic<bool> stop{true};
    CHECK(rate_se(kEasy, {&stop}).status == RatingStatus::stopped);
    stop = false;
    const auto ask_to_stop = [&stop](std::string_view) { stop = true; };
    const ProgressCallback progress{&stop, ask_to_stop};
    const SeRating rating = rate_se(samples::grid_of(samples::kManyNested), progress);
    CHECK(rating.status == RatingStatus::stopped);
    CHECK(rating.ed == 34);  // known by then
    stop = false;
    CHECK(rate_se(kEasy, progress).status == RatingStatus::rated);  // nothing takes long enough to be reported
}

TEST_CASE("ratings and statuses in words") {
    CHECK(format_rating(72) == "7.2");
    CHECK(format_rating(0) == "0.0");
    CHECK(format_rating(110) == "11.0");
    CHECK(format_step_rating(72) == "7.2");
    CHECK(format_step_rating(0) == "-");
    CHECK(phrase_of(RatingStatus::beyond) == "beyond all techniques");
    CHECK(phrase_of(RatingStatus::no_solution) == "no solution");
    for (const auto status :
         {RatingStatus::rated, RatingStatus::several_solutions, RatingStatus::already_solved, RatingStatus::stopped}) {
        CHECK_FALSE(phrase_of(status).empty());
    }
}
