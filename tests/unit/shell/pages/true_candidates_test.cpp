// A puzzle under construction: how many solutions are left, which candidates they contain, and clues that leave one.
#include <doctest/doctest.h>

#include <algorithm>

#include "shell/app/model.hpp"
#include "shell/play/shown_picture.hpp"
#include "shell/words/strings.hpp"
#include "solve/solve.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/screen.hpp"
#include "support/shell/working_host.hpp"

namespace rookery::shell {
namespace {

constexpr std::string_view kUnique =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kSeveral =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419............";

struct Desk {
    WorkingHost host;
    Model model{host};
    explicit Desk(std::string_view puzzle) {
        model.paste(puzzle);
        apply_all();
    }
    void apply_all() {
        for (int round = 0; round < 3; ++round) {  // changes by a job are counted again
            model.apply_changes();
            host.run_all(model.jobs);
        }
    }
    bool run(std::string_view command) {
        const bool ran = model.run(command);
        apply_all();
        return ran;
    }
    const TrueCandidates& candidates() { return model.play.true_candidates; }
};

std::uint64_t solutions_with(const Board& board, int cell, Digit digit) {
    Grid9 grid = values_of(board);
    grid[cell] = digit;
    SolveLimits limits;
    limits.solutions = 1000;
    return solve(grid, limits).solutions;
}

// For every candidate of the board, the picture agrees with the counts.
void check_picture(Desk& desk) {
    const BoardPicture picture = picture_on_page(desk.model.play);
    const Board& board = desk.model.play.board();
    const Candidates9 all = candidates_of(board);
    REQUIRE(picture.all_candidates);
    CHECK(picture.candidates == all);
    const bool is_one = solve(values_of(board)).unique();  // then there is nothing to choose
    int differences = 0;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        for (DigitSet rest = all[cell]; rest != 0; rest = without_lowest(rest)) {
            const Digit digit = lowest_digit(rest);
            const std::uint64_t count = solutions_with(board, cell, digit);
            differences += has_digit(picture.dead[cell], digit) != (count == 0);
            differences += has_digit(picture.single[cell], digit) != (count == 1 && !is_one);
        }
    }
    CHECK(differences == 0);
}

}  // namespace

TEST_CASE("true candidates are recounted after every change while they are shown") {
    Desk desk(kSeveral);
    CHECK_FALSE(desk.candidates().on());
    CHECK_FALSE(picture_on_page(desk.model.play).all_candidates);
    REQUIRE(desk.run("true-candidates"));
    REQUIRE(desk.candidates().are_known());
    check_picture(desk);
    const std::string before = desk.candidates().solutions_text();
    CHECK(before.find(" solutions are left") != std::string::npos);
    CHECK(desk.candidates().cell_text(0).empty());
    CHECK(desk.candidates().cell_text(2).substr(0, 9) == "In r1c3: ");

    int cell = 0;
    while (values_of(desk.model.play.board())[cell] != 0) ++cell;
    desk.model.play.entries().select(cell);
    desk.model.play.entries().enter_digit(cell, lowest_digit(candidates_of(desk.model.play.board())[cell]));
    desk.apply_all();
    check_picture(desk);
    desk.model.undo();
    desk.apply_all();
    CHECK(desk.candidates().solutions_text() == before);
    REQUIRE(desk.run("true-candidates"));
    CHECK_FALSE(picture_on_page(desk.model.play).all_candidates);
}

TEST_CASE("true candidates of a puzzle to be solved: only on request, and that counts as its solution") {
    Desk desk(kSeveral);
    REQUIRE(desk.run("true-candidates"));
    desk.model.paste(kUnique);
    desk.apply_all();
    CHECK_FALSE(desk.candidates().on());
    CHECK_FALSE(desk.model.play.help().solution_shown);
    REQUIRE(desk.run("true-candidates"));
    CHECK(desk.candidates().solutions_text() == words::kTrueLeftOne);
    CHECK(desk.model.play.help().solution_shown);
    check_picture(desk);
}

TEST_CASE("contradictory digits have no solution") {
    Desk desk(kUnique);
    REQUIRE(desk.run("true-candidates"));
    desk.model.play.entries().enter_digit(2, 5);
    desk.apply_all();
    CHECK(desk.candidates().solutions_text() == words::kTrueLeftNone);
    CHECK(desk.candidates().cell_text(3).find("no digit is left") != std::string::npos);
}

TEST_CASE("clues are added until one solution is left, as givens if there are some, others the next time") {
    Desk desk(kSeveral);
    const Board before = desk.model.play.board();
    REQUIRE(desk.run("add-clues"));
    const Board first = desk.model.play.board();
    CHECK(first != before);
    CHECK(first.entered == Grid9{});
    CHECK(solve(first.givens).unique());
    CHECK(desk.model.notice.text.find("now there is one solution") != std::string::npos);
    CHECK(desk.model.play.analysis().solutions == Analysis::Solutions::one);
    REQUIRE(desk.run("add-clues"));
    CHECK(desk.model.play.board() == first);
    CHECK(desk.model.notice.text == words::kAddCluesUnique);
    desk.model.undo();
    CHECK(desk.model.play.board() == before);
    REQUIRE(desk.run("add-clues"));
    CHECK(desk.model.play.board() != first);
    CHECK(solve(desk.model.play.board().givens).unique());
}

TEST_CASE("clues added to digits that are not givens yet are entered") {
    Desk desk(kSeveral);
    const Board pasted = desk.model.play.board();
    REQUIRE(desk.run("clear-board"));
    CHECK_FALSE(desk.model.run("add-clues"));
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (pasted.givens[cell] != 0) desk.model.play.entries().enter_digit(cell, pasted.givens[cell]);
    }
    desk.apply_all();
    REQUIRE(desk.run("true-candidates"));
    check_picture(desk);
    REQUIRE(desk.run("add-clues"));
    CHECK(desk.model.play.board().givens == Grid9{});
    CHECK(solve(desk.model.play.board().entered).unique());
    CHECK(desk.candidates().on());
    CHECK(desk.candidates().solutions_text() == words::kTrueLeftOne);
}

TEST_CASE("if a few clues are not enough, a message says so") {
    Desk desk(kUnique);
    REQUIRE(desk.run("clear-board"));
    desk.model.play.entries().enter_digit(0, 5);
    desk.apply_all();
    REQUIRE(desk.run("add-clues"));
    CHECK(desk.model.notice.text.find("more than 1") != std::string::npos);
    desk.model.play.entries().enter_digit(1, 5);
    desk.apply_all();
    REQUIRE(desk.run("add-clues"));
    CHECK(desk.model.notice.text == words::kAddCluesNoSolution);
    // Another board makes the answer obsolete.
    CHECK(desk.model.run("add-clues"));
    desk.model.play.entries().enter_digit(1, 6);
    desk.model.apply_changes();
    CHECK_FALSE(desk.model.play.additions.is_running());
}

}  // namespace rookery::shell
