// Entries in one cell and in several: digits, corner and centre marks, colours; what clears them, and which other
// entries remove them too; the highlighted digit.
#include <doctest/doctest.h>

#include "shell/app/model.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/working_host.hpp"

namespace rookery::shell {
namespace {

struct MarksDesk {
    WorkingHost host;
    Model model{host};
    Play& play = model.play;
    MarksDesk() { model.paste(samples::kPuzzle); }
    const Board& board() const { return model.play.board(); }
    void take(std::initializer_list<int> cells) {
        CellSet set;
        for (const int cell : cells) set.add(cell);
        Selection next = play.entries().selection();
        next.take(set);
        play.entries().change_selection(next);
    }
};

constexpr DigitSet bits(std::initializer_list<int> digits) {
    DigitSet set = 0;
    for (const int digit : digits) set = static_cast<DigitSet>(set | digit_bit(digit));
    return set;
}

}  // namespace

TEST_CASE("marks go to all selected cells if any lacks them, otherwise they are removed; one undo step each") {
    MarksDesk t;
    t.play.entries().select(2);
    CHECK(t.model.run("corner-1"));
    t.take({0, 2, 3});  // including a given
    CHECK(t.model.run("corner-1"));
    CHECK(t.board().corners[0] == 0);
    CHECK(t.board().corners[2] == bits({1}));
    CHECK(t.board().corners[3] == bits({1}));
    CHECK(t.model.run("corner-1"));
    CHECK(t.board().corners == Candidates9{});
    t.model.undo();
    CHECK(t.board().corners[2] == bits({1}));
    CHECK(t.board().corners[3] == bits({1}));
    t.model.undo();
    CHECK(t.board().corners[3] == 0);
    CHECK(t.model.run("centre-2"));
    CHECK(t.board().noted[2] == bits({2}));
    CHECK(t.board().noted[3] == bits({2}));
}

TEST_CASE("while candidates are shown, centre marks cross them out in all cells that have them") {
    MarksDesk t;
    t.play.entries().show_candidates(true);
    const Candidates9 open = candidates_of(t.board());
    REQUIRE(has_digit(open[2], 2));
    REQUIRE(has_digit(open[3], 2));
    t.play.entries().toggle_candidate(2, 2);
    t.take({2, 3});
    CHECK(t.model.run("centre-2"));  // one cell still has it
    CHECK_FALSE(has_digit(candidates_of(t.board())[2], 2));
    CHECK_FALSE(has_digit(candidates_of(t.board())[3], 2));
    CHECK(t.model.run("centre-2"));
    CHECK(candidates_of(t.board()) == open);
}

TEST_CASE("a digit clears its cell's marks, and its own from those of its peers; undo restores all") {
    MarksDesk t;
    t.take({2, 3, 11, 80, 28});
    for (const char* entry : {"corner-4", "corner-1", "centre-4", "centre-2"}) CHECK(t.model.run(entry));
    const Board before = t.board();
    t.play.entries().enter_digit(2, 4);
    CHECK(t.board().corners[2] == 0);
    CHECK(t.board().noted[2] == 0);
    CHECK(t.board().corners[3] == bits({1}));      // the same row
    CHECK(t.board().noted[11] == bits({2}));       // the same box
    CHECK(t.board().corners[28] == bits({1, 4}));  // r4c2 does not see it
    t.model.undo();
    CHECK(t.board() == before);
}

TEST_CASE("a digit entered in several cells at once, and removed") {
    MarksDesk t;
    t.take({0, 2, 30});
    CHECK(t.model.run("value-1"));
    CHECK(t.board().digit_at(0) == 5);
    CHECK(t.board().digit_at(2) == 1);
    CHECK(t.board().digit_at(30) == 1);
    CHECK(t.model.run("value-1"));
    CHECK(t.board().entered == Grid9{});
}

TEST_CASE("Backspace removes digits first, then the mode's marks, then other marks, then colours") {
    MarksDesk t;
    t.model.run("both-marks");
    t.take({2, 3});
    for (const char* entry : {"colour-5", "corner-1", "centre-2"}) t.model.run(entry);
    t.play.entries().enter_digit(3, 2);
    t.model.run("centre-1");  // only r1c3 is empty
    t.model.run("corner-4");
    t.model.run("clear-cell");
    CHECK(t.board().entered[3] == 0);
    CHECK(t.board().noted[2] != 0);
    t.model.run("entry-corner");
    t.model.run("clear-cell");
    CHECK(t.board().corners == Candidates9{});
    CHECK(t.board().noted[2] != 0);
    t.model.run("clear-cell");
    CHECK(t.board().noted == Candidates9{});
    CHECK(t.board().colours[2] == bits({5}));
    t.model.run("clear-cell");
    CHECK(t.board().colours == Board{}.colours);
    t.model.run("colour-3");
    t.model.run("corner-1");
    t.model.run("entry-colour");
    t.model.run("clear-cell");
    CHECK(t.board().colours == Board{}.colours);
    CHECK(t.board().corners[2] == bits({1}));
}

TEST_CASE("colours: also on givens, several in a cell, and all of them can be cleared") {
    MarksDesk t;
    t.take({0, 2});
    t.model.run("colour-3");
    CHECK(t.board().colours[0] == bits({3}));
    t.play.entries().select(2);
    t.model.run("colour-4");
    CHECK(t.board().colours[2] == bits({3, 4}));
    t.take({0, 2});
    t.model.run("colour-4");
    t.model.run("colour-4");
    CHECK(t.board().colours[2] == bits({3}));
    t.model.run("colour-3");
    CHECK_FALSE(t.model.run("clear-colours"));
    t.model.undo();
    CHECK(t.model.run("clear-colours"));
    CHECK(t.board().colours == Board{}.colours);
    CHECK(t.model.notice.undo_command == "undo");
}

TEST_CASE("an applied step keeps the marks and colours that its digit allows") {
    MarksDesk t;
    t.model.run("analysis");
    t.host.run_all(t.model.jobs);
    t.take({2, 3, 5, 80});
    t.model.run("colour-2");
    for (int digit = 1; digit <= 9; ++digit) t.model.run("corner-" + std::to_string(digit));
    t.model.run("next-step");
    const StepRecord step = *t.play.path().shown();
    t.model.run("apply-step");
    t.play.path().show_step(-1);
    CHECK(t.board().colours[2] == bits({2}));
    REQUIRE(step.placement);
    CHECK(t.board().corners[step.placement->cell] == 0);
    t.model.run("apply-all");
    CHECK(t.board().corners == Candidates9{});
    CHECK(t.board().colours[3] == bits({2}));
}

TEST_CASE("the selection: extended, toggled, all, all equal, one again") {
    MarksDesk t;
    t.play.entries().select(0);
    t.model.run("extend-right");
    t.model.run("extend-down");
    CHECK(t.play.entries().selection().cells().size() == 3);
    CHECK(t.play.entries().cursor() == 10);
    t.model.run("select-toggle");
    CHECK(t.play.entries().selection().cells().size() == 2);
    CHECK(t.play.entries().cursor() == 10);
    t.model.run("select-one");
    CHECK(t.play.entries().selection().cells() == CellSet::single(10));
    CHECK_FALSE(t.model.run("select-one"));
    t.model.run("select-all");
    CHECK(t.play.entries().selection().cells().size() == 81);
    t.play.entries().select(0);
    t.model.run("select-same");
    CHECK(t.play.entries().selection().cells() == t.play.entries().cells_like(14));  // the other 5s
    CHECK(t.play.entries().selection().cells().size() == 3);
    t.take({2, 3, 30});
    t.model.run("colour-7");
    t.play.entries().select(30);
    t.model.run("select-same");
    CHECK(t.play.entries().selection().cells().size() == 3);
    t.play.entries().select(80);
    t.model.run("extend-down");  // around the edge
    CHECK(t.play.entries().cursor() == 8);
}

TEST_CASE("a digit's key highlights if no digit can be entered, and the filter counts the possible cells") {
    MarksDesk t;
    t.play.entries().select(0);
    CHECK(t.play.entries().highlighted_digit() == 5);
    CHECK(t.play.entries().filtered_digit() == 0);
    t.model.run("digit-7");
    CHECK(t.board().entered == Grid9{});
    CHECK(t.play.entries().filtered_digit() == 7);
    CHECK(t.play.entries().highlighted_digit() == 7);
    int open = 0;
    for (int cell = 0; cell < 81; ++cell) open += has_digit(candidates_of(t.board())[cell], 7) ? 1 : 0;
    CHECK(t.play.entries().possible_cells(7).size() == open);
    CHECK(t.model.notice.text == "7: possible in " + std::to_string(open) + " cells");
    t.model.run("digit-7");
    CHECK(t.play.entries().filtered_digit() == 0);
    t.model.run("highlight-3");
    CHECK(t.model.run("highlight-off"));
    CHECK(t.play.entries().filtered_digit() == 0);
}

TEST_CASE("entry modes cycle, and each has its own command") {
    MarksDesk t;
    for (const EntryMode mode : {EntryMode::centre, EntryMode::colour, EntryMode::digit}) {
        t.model.run("entry-mode");
        CHECK(t.play.entries().mode() == mode);
    }
    CHECK_FALSE(t.model.run("entry-corner"));
    t.model.run("both-marks");
    for (const EntryMode mode : {EntryMode::corner, EntryMode::centre, EntryMode::colour, EntryMode::digit}) {
        t.model.run("entry-mode");
        CHECK(t.play.entries().mode() == mode);
    }
    t.model.run("entry-colour");
    CHECK(t.play.entries().mode() == EntryMode::colour);
    t.model.run("entry-colour");  // once more: back
    CHECK(t.play.entries().mode() == EntryMode::digit);
    for (const char* id : {"digit-0", "digit-10", "corner-x", "why-0", "highlight-12"}) CHECK_FALSE(t.model.run(id));
}

}  // namespace rookery::shell
