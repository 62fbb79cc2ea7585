// The board: pasting, entering, undoing, solving, checking.
#include <doctest/doctest.h>

#include "shell/app/model.hpp"
#include "shell/words/phrasing.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/workbench.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

std::string givens(const Model& model) {
    return to_line(model.play.board().givens);
}

}  // namespace

TEST_CASE("a sample puzzle is on the board at the start, and is rated automatically") {
    Workbench t;
    CHECK(t.model.play.analysis().solutions == Analysis::Solutions::one);
    CHECK(t.model.notice.text == "Paste a puzzle or a picture of one anywhere, or drop a file");
    t.run();
    CHECK(t.model.play.analysis().is_rated());
    CHECK(t.model.play.path().step_count() > 10);
    CHECK_FALSE(t.model.history.can_undo());
}

TEST_CASE("a pasted puzzle is named, solved and rated; undo and redo restore both boards") {
    Workbench t;
    const std::string before = givens(t.model);
    t.model.paste(samples::kSeventeen);
    CHECK(givens(t.model) == samples::kSeventeen);
    CHECK(t.model.notice.text.find("81-character line") != std::string::npos);
    CHECK(t.model.notice.undo_command == "undo");
    CHECK(t.model.play.analysis().solutions == Analysis::Solutions::one);
    t.run();
    CHECK(t.model.play.analysis().state == Analysis::State::done);

    CHECK(t.model.run("undo"));
    CHECK(givens(t.model) == before);
    t.run();
    CHECK(t.model.run("redo"));
    CHECK(givens(t.model) == samples::kSeventeen);
    CHECK(t.host.is_idle());  // known from before: nothing is computed twice
    CHECK(t.model.play.analysis().state == Analysis::State::done);
    CHECK_FALSE(t.model.run("redo"));
}

TEST_CASE("an unreadable text leaves the board, is kept, and the error is located") {
    Workbench t;
    const std::string before = givens(t.model);
    const std::string bad(kPuzzle.substr(0, 80));
    t.model.paste(bad);
    CHECK(givens(t.model) == before);
    CHECK(t.model.play.text_box == bad);
    CHECK(t.model.play.text_box_open);
    CHECK(t.model.play.text_problem.find("Line 1, column ") == 0);
    CHECK(t.model.play.text_problem.find("81") != std::string::npos);

    t.model.play.text_box = samples::kSeventeen;
    CHECK(t.model.run("read-text"));
    CHECK(givens(t.model) == samples::kSeventeen);
    CHECK_FALSE(t.model.play.text_box_open);
    CHECK(t.model.play.text_problem.empty());
}

TEST_CASE("odd texts: nothing, NUL bytes, letters, two equal digits in a row") {
    Workbench t;
    const std::string before = givens(t.model);
    std::string twice(kPuzzle);
    twice[1] = '5';
    for (const std::string& text :
         {std::string{}, std::string(" \n\n"), std::string(81, '\0'), std::string("to be or not"), twice}) {
        CAPTURE(text);
        t.model.paste(text);
        CHECK(givens(t.model) == before);
        CHECK_FALSE(t.model.play.text_problem.empty());
    }
}

static void clear_cell(Play& play, int cell) {
    play.entries().select(cell);
    play.entries().clear();
}

TEST_CASE("digits are entered, toggled and cleared, each with undo; givens stay") {
    Workbench t;
    t.model.paste(kPuzzle);
    Play& play = t.model.play;
    play.entries().enter_digit(2, 4);
    CHECK(play.board().digit_at(2) == 4);
    play.entries().enter_digit(0, 9);
    CHECK(play.board().digit_at(0) == 5);
    CHECK(t.model.notice.text == "r1c1 is a given");
    clear_cell(play, 0);
    CHECK(play.board().digit_at(0) == 5);
    play.entries().enter_digit(2, 4);
    CHECK(play.board().digit_at(2) == 0);
    t.model.undo();
    CHECK(play.board().digit_at(2) == 4);
    t.model.undo();
    CHECK(play.board().digit_at(2) == 0);
    t.model.redo();
    clear_cell(play, 2);
    CHECK(play.board().digit_at(2) == 0);
    CHECK_FALSE(t.model.history.can_redo());
}

TEST_CASE("candidates: noted by hand, or removed from all of them") {
    Workbench t;
    t.model.paste(kPuzzle);
    Play& play = t.model.play;
    play.entries().toggle_candidate(2, 1);
    play.entries().toggle_candidate(2, 4);
    CHECK(play.board().noted[2] == (digit_bit(1) | digit_bit(4)));
    play.entries().enter_digit(11, 4);  // a peer: the note disappears
    CHECK(play.board().noted[2] == digit_bit(1));
    clear_cell(play, 11);

    play.entries().show_candidates(true);
    const DigitSet open = candidates_of(play.board())[2];
    CHECK(open == (digit_bit(1) | digit_bit(2) | digit_bit(4)));
    play.entries().toggle_candidate(2, 2);
    CHECK(candidates_of(play.board())[2] == (digit_bit(1) | digit_bit(4)));
    play.entries().toggle_candidate(2, 5);  // its houses exclude it: nothing changes
    CHECK(candidates_of(play.board())[2] == (digit_bit(1) | digit_bit(4)));
    play.entries().toggle_candidate(2, 2);
    CHECK(candidates_of(play.board())[2] == open);
}

TEST_CASE("a digit is complete when all nine are in place") {
    Workbench t;
    t.model.paste(kPuzzle);
    CHECK_FALSE(is_complete(t.model.play, 5));
    t.model.run("solve");
    for (int digit = 1; digit <= 9; ++digit) CHECK(is_complete(t.model.play, digit));
}

TEST_CASE("conflicts are shown at both ends") {
    Workbench t;
    t.model.paste(kPuzzle);
    t.model.play.entries().enter_digit(2, 5);
    const CellSet conflicts = conflicts_of(t.model.play.board());
    CHECK(conflicts.contains(0));
    CHECK(conflicts.contains(2));
    CHECK(conflicts.size() == 2);
}

TEST_CASE("solve puts the solution on the board and can be undone; check shows wrong digits only on request") {
    Workbench t;
    t.model.paste(kPuzzle);
    t.model.play.entries().enter_digit(2, 1);
    CHECK(t.model.play.wrong_cells().empty());
    CHECK(t.model.run("check"));
    CHECK(t.model.play.wrong_cells() == CellSet::single(2));
    CHECK(t.model.run("solve"));
    CHECK(t.model.play.is_solve_asked());  // a game is on
    CHECK(t.model.run("solve-anyway"));
    CHECK(line_of(t.model.play.board()) == kSolution);
    CHECK(t.model.play.wrong_cells().empty());
    CHECK(t.model.notice.undo_command == "undo");
    t.model.undo();
    CHECK(t.model.play.board().digit_at(2) == 1);
    CHECK(t.model.play.board().digit_at(3) == 0);
}

TEST_CASE("puzzles with several solutions and with none say so") {
    Workbench t;
    t.model.paste("5.............................................................................6..");
    CHECK(t.model.play.analysis().solutions == Analysis::Solutions::several);
    CHECK(t.model.run("solve"));
    CHECK(t.model.notice.text.find("Solution 1 of 1\u2009000 or more solutions") == 0);
    CHECK(is_solution(values_of(t.model.play.board())));
    // r1c9 has no candidate left.
    t.model.paste("12345678...................9.....................................................");
    CHECK(t.model.play.analysis().solutions == Analysis::Solutions::several);
    t.model.paste("12345678..................9......................................................");
    CHECK(t.model.play.analysis().solutions == Analysis::Solutions::none);
    CHECK(t.model.run("solve"));
    CHECK(t.model.notice.text == "This puzzle has no solution");
    t.run();
    CHECK(t.model.play.analysis().state == Analysis::State::done);
    CHECK(t.model.play.path().step_count() == 0);
}

TEST_CASE("a puzzle can be set by hand: digits on an empty board become givens") {
    Workbench t;
    CHECK(t.model.run("clear-board"));
    CHECK(t.model.play.analysis().puzzle.empty());
    CHECK_FALSE(t.model.run("solve"));
    for (int cell = 0; cell < 81; ++cell) {
        if (kPuzzle[static_cast<std::size_t>(cell)] != '.')
            t.model.play.entries().enter_digit(cell, kPuzzle[static_cast<std::size_t>(cell)] - '0');
    }
    CHECK(t.model.run("fix-givens"));
    CHECK(givens(t.model) == kPuzzle);
    t.run();
    CHECK(t.model.play.analysis().is_rated());
}

TEST_CASE("a pencilmark grid keeps its candidates, and they count for its rating") {
    Workbench t;
    t.model.paste(kPuzzle);
    t.model.play.entries().show_candidates(true);
    Candidates9 candidates = candidates_of(t.model.play.board());
    for (int cell = 0; cell < 81; ++cell) {
        if (t.model.play.board().is_given(cell)) candidates[cell] = digit_bit(t.model.play.board().digit_at(cell));
    }
    candidates[2] = digit_bit(4);
    t.model.paste(to_pencilmark_grid(candidates));
    CHECK(candidates_of(t.model.play.board())[3] == candidates[3]);
    CHECK(t.model.play.analysis().solutions == Analysis::Solutions::one);
    t.run();
    CHECK(t.model.play.analysis().state == Analysis::State::done);
}

TEST_CASE("copying: the puzzle, also with the system's copy") {
    Workbench t;
    t.model.paste(kPuzzle);
    t.model.play.entries().enter_digit(2, 4);
    CHECK(t.model.run("copy-puzzle"));
    CHECK(t.host.clipboard == kPuzzle);
    CHECK(t.model.page().text_to_copy() == kPuzzle);
    CHECK(t.model.run("copy-solution"));
    CHECK(t.host.clipboard == kSolution);
}

TEST_CASE("readable numbers") {
    CHECK(thousands(1234567) == "1\u2009234\u2009567");
    CHECK(thousands(999) == "999");
    CHECK(thousands(-1000) == "-1\u2009000");
    CHECK(duration(7.4) == "7 s");
    CHECK(duration(100) == "1:40");
    CHECK(duration(3700) == "1:01:40");
    CHECK(rate_of(1465) == "1\u2009465/s");
    CHECK(rate_of(3.46) == "3.5/s");
    CHECK(rate_of(0.2) == "12/min");
    CHECK(percent(999, 1000) == "99\u2009%");
    CHECK(percent(1000, 1000) == "100\u2009%");
    CHECK(fill("{1} of {0}, {2}", {"a", "b"}) == "b of a, {2}");
}

}  // namespace rookery::shell
