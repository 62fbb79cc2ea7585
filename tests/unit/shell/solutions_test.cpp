// Puzzles with several solutions or none: their number, another solution, the differences; and a new puzzle starts
// clean.
#include <doctest/doctest.h>
#include <imgui.h>

#include <set>
#include <string>

#include "shell/app/palette.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/screen.hpp"
#include "support/shell/workbench.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

// kPuzzle without some of its clues.
std::string without(std::initializer_list<int> cells) {
    std::string puzzle(kPuzzle);
    for (const int cell : cells) puzzle[static_cast<std::size_t>(cell)] = '.';
    return puzzle;
}

// Two solutions, which swap 1 and 3 in four cells: kSolution without an unavoidable rectangle.
std::string with_two_solutions() {
    std::string puzzle(kSolution);
    for (const int cell : {32, 35, 41, 44}) puzzle[static_cast<std::size_t>(cell)] = '.';
    return puzzle;
}

// kPuzzle with one wrong digit added, which leaves a digit without a place.
const std::string kNone = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8.379";

}  // namespace

TEST_CASE("several solutions are counted up to a thousand, and all found ones solve the puzzle") {
    Workbench t;
    t.model.paste(without({0, 1, 4, 9}));
    const auto several = t.model.play.analysis().several;
    REQUIRE(several != nullptr);
    REQUIRE(several->are_all());
    CHECK(several->grids().size() >= 2);
    CHECK(solutions_text(t.model.play.analysis()) == std::to_string(several->grids().size()) + " solutions");
    std::set<std::string> lines;
    CellSet differing;
    for (const Grid9& grid : several->grids()) {
        CHECK(is_solution(grid));
        for (int cell = 0; cell < 81; ++cell) {
            const Digit given = t.model.play.board().givens[cell];
            CHECK((given == 0 || grid[cell] == given));
            if (grid[cell] != several->grids().front()[cell]) differing.add(cell);
        }
        lines.insert(to_line(grid));
    }
    CHECK(lines.size() == several->grids().size());
    CHECK(differing == several->differing());

    t.model.paste("1" + std::string(80, '.'));
    CHECK(solutions_text(t.model.play.analysis()) == "1\u2009000 or more solutions");
    t.model.paste(kPuzzle);
    CHECK(t.model.play.analysis().several == nullptr);
}

TEST_CASE("a command shows the solutions in turn; differences are marked, and one undo reverts everything") {
    Workbench t;
    t.model.paste(with_two_solutions());
    REQUIRE(t.model.play.analysis().several != nullptr);
    CHECK(t.model.play.analysis().several->grids().size() == 2);
    CHECK(t.model.play.differing_cells().empty());
    CHECK(t.model.run("other-solution"));
    const std::string first = line_of(t.model.play.board());
    CHECK(t.model.notice.text == "Solution 1 of 2 solutions. The 4 marked cells differ between solutions");
    CHECK(t.model.play.differing_cells().size() == 4);
    CHECK(t.model.run("other-solution"));
    CHECK(line_of(t.model.play.board()) != first);
    CHECK(t.model.notice.text.find("Solution 2 of 2 ") == 0);
    CHECK(t.model.run("other-solution"));
    CHECK(line_of(t.model.play.board()) == first);
    CHECK(t.model.run("undo"));
    CHECK(line_of(t.model.play.board()) == with_two_solutions());
    CHECK(t.model.play.differing_cells().empty());
    CHECK(t.model.run("solve"));  // the same way in
    CHECK(line_of(t.model.play.board()) == first);
    CHECK(t.model.play.differing_cells().size() == 4);
    t.model.paste(kPuzzle);
    CHECK(t.model.play.differing_cells().empty());
    CHECK_FALSE(t.model.run("other-solution"));
}

TEST_CASE("several solutions of a puzzle given by candidates respect them") {
    Workbench t;
    Candidates9 candidates{};
    for (int cell = 0; cell < 81; ++cell) {
        candidates[cell] = digit_bit(kSolution[static_cast<std::size_t>(cell)] - '0');
    }
    for (const int cell : {32, 35, 41, 44}) candidates[cell] = static_cast<DigitSet>(digit_bit(1) | digit_bit(3));
    t.model.paste(to_pencilmark_grid(candidates));
    const auto several = t.model.play.analysis().several;
    REQUIRE(several != nullptr);
    CHECK(several->grids().size() == 2);
    CHECK(several->differing().size() == 4);
}

TEST_CASE("a missing solution is shown where it is noticed, and there is no hint, with the reason") {
    Screen screen(1280, 800);
    screen.app.paste(kNone);
    screen.job();
    const auto state = screen.state();
    bool said = false;
    for (const auto& fact : state["facts"]) {
        const std::string text = fact;
        said = said || text.find("No solution") == 0;
    }
    CHECK(said);
    CHECK(screen.widget("hint").disabled);

    Workbench t;
    t.model.paste(kNone);
    CHECK_FALSE(t.model.run("hint"));
    t.model.palette.show(false);
    t.model.palette.set_text("hint");
    std::string reason;
    for (const PaletteRow& row : palette_rows(t.model)) {
        if (row.id == "hint") reason = row.reason;
    }
    CHECK(reason == "the puzzle has no solution");
}

TEST_CASE("several solutions are shown above the path with a button, and in the document with the differing cells") {
    for (const ImVec2 size : {ImVec2(1280, 800), ImVec2(390, 844)}) {
        CAPTURE(size.x);
        Screen screen(size.x, size.y);
        screen.app.paste(with_two_solutions());
        screen.job();
        CHECK(says(screen.state(), "2 solutions. They differ in 4 cells."));
        screen.click("other-solution");
        const auto shown = screen.state();
        const std::string status = shown["status"];
        CHECK(status.find("Solution 1 of 2 solutions") == 0);
        int differing = 0;
        for (const auto& cell : shown["cells"]) {
            const std::string name = cell["n"];
            differing += name.find("differs between solutions") != std::string::npos ? 1 : 0;
        }
        CHECK(differing == 4);
        screen.check_widths();
    }
}

TEST_CASE("a new puzzle starts with one cell selected, no step, no highlight, no question, no list of steps") {
    const auto messed_up = [&](Workbench& t) {
        t.model.paste(kPuzzle);
        t.run();
        t.model.run("select-all");
        t.model.run("highlight-5");
        t.model.run("available-steps");
        t.run();
        t.model.play.entries().ask(true);
        REQUIRE(t.model.play.available.open);
        REQUIRE_FALSE(t.model.play.entries().selection().is_single());
    };
    const auto check_clean = [&](Workbench& t) {
        CHECK(t.model.play.entries().selection().is_single());
        CHECK(t.model.play.entries().filtered_digit() == 0);
        CHECK_FALSE(t.model.play.entries().is_asking());
        CHECK(t.model.play.entries().why() == nullptr);
        CHECK_FALSE(t.model.play.path().shows_step());
        CHECK_FALSE(t.model.play.available.open);
        CHECK(t.model.play.wrong_cells().empty());
    };
    {
        Workbench t;
        messed_up(t);
        t.model.paste(samples::kSeventeen);
        check_clean(t);
    }
    {
        Workbench t;
        t.model.paste(samples::kSeventeen);
        t.run();
        messed_up(t);
        t.model.run("undo");  // to the other puzzle
        check_clean(t);
    }
    {
        Workbench t;
        messed_up(t);
        t.model.play.path().show_step(3);
        t.model.paste(samples::kSeventeen);
        check_clean(t);
    }
    {
        Workbench t;  // the same puzzle again
        messed_up(t);
        t.model.paste(kPuzzle);
        check_clean(t);
    }
    {
        Workbench t;  // continuing with the same one changes nothing of that
        t.model.paste(kPuzzle);
        t.model.run("select-all");
        t.model.run("highlight-5");
        t.model.play.entries().enter_digit(2, 4);
        CHECK(t.model.play.entries().filtered_digit() == 5);
        CHECK_FALSE(t.model.play.entries().selection().is_single());
    }
}

TEST_CASE("a new puzzle's path is scrolled to the top, however far the previous one was scrolled") {
    Screen screen(1280, 800);
    screen.app.paste(kPuzzle);
    screen.job();
    REQUIRE(screen.has("step 1"));
    const Widget& row = screen.widget("step 1");
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(row.x + row.width / 2, row.y + row.height / 2);
    for (int i = 0; i < 10; ++i) {
        io.AddMouseWheelEvent(0, -5);
        screen.draw();
    }
    REQUIRE_FALSE(screen.has("step 1"));
    screen.app.paste(samples::kSeventeen);
    screen.job();
    CHECK(screen.has("step 1"));
}

}  // namespace rookery::shell
