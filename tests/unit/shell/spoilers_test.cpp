// Numbers that spoil: while the analysis is hidden, only the level says how hard the puzzle is; and Solve asks first.
#include <doctest/doctest.h>

#include <string>

#include "shell/app/model.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/screen.hpp"

namespace rookery::shell {
namespace {

bool mentions(const Screen& screen, std::string_view text) {
    return screen.outline().dump().find(text) != std::string::npos;
}
std::string status_of(const Screen& screen) {
    return screen.outline()["status"];
}

}  // namespace

TEST_CASE("rating, steps and techniques appear with the analysis, and go with it") {
    for (const float width : {1280.0F, 390.0F}) {
        Screen screen(width, 844, true);
        screen.app.paste(samples::kPuzzle);
        screen.job();
        CHECK(mentions(screen, "Easy sudoku \u2013 Rookery"));
        for (const char* hidden : {"ER 1", "1.2.1", "51 steps", "T&E", "Naked single", "Hidden single"}) {
            CAPTURE(hidden);
            CHECK_FALSE(mentions(screen, hidden));
        }
        screen.on_event("press analysis");
        screen.job();
        CHECK(mentions(screen, "Rookery \u2013 SE 1.2.1 ER 1.2"));
        CHECK(mentions(screen, "51 steps"));
        if (width < 1000) screen.on_event("press sheet");
        screen.click("hide-analysis");
        CHECK_FALSE(mentions(screen, "ER 1.2"));
        CHECK_FALSE(mentions(screen, "51 steps"));
        screen.check_widths();
    }
}

TEST_CASE("the title is without a level for a puzzle that has none, and the page's name for an empty board") {
    Screen screen(1280, 800, true);
    screen.app.paste("1" + std::string(80, '.'));
    screen.job();
    CHECK(screen.outline()["title"] == "Sudoku \u2013 Rookery");
    screen.on_event("press clear-board");
    CHECK(screen.outline()["title"] == "Rookery");
}

TEST_CASE("Solve asks while a game is on: Cancel, Escape and any move withdraw the question") {
    Screen screen(1280, 800, true);
    screen.app.paste(samples::kPuzzle);
    screen.job();
    const auto is_solved = [&] { return screen.state()["cells"][2]["v"] == "4" && !mentions(screen, ", empty"); };
    const auto asks = [&] { return status_of(screen) == "Show the solution? This game will not count."; };
    screen.on_event("press go-r1c3");
    screen.on_event("press digit-4");
    screen.press(ImGuiKey_S);
    CHECK(asks());
    CHECK_FALSE(is_solved());
    screen.press(ImGuiKey_Escape);
    CHECK_FALSE(asks());
    screen.press(ImGuiKey_S);
    screen.click("answer-no");
    CHECK_FALSE(asks());
    screen.press(ImGuiKey_S);
    screen.on_event("press go-r1c4");
    screen.on_event("press digit-6");
    CHECK_FALSE(asks());
    screen.press(ImGuiKey_Enter);
    CHECK_FALSE(is_solved());
    screen.press(ImGuiKey_S);
    screen.press(ImGuiKey_Enter);
    CHECK(is_solved());
    CHECK(status_of(screen) == "Solved: this is the only solution. Not counted: the solution was shown.");
}

TEST_CASE("Solve asks by pointer on a phone") {
    Screen screen(390, 844, true);
    screen.app.paste(samples::kPuzzle);
    screen.job();
    screen.on_event("press go-r1c3");
    screen.on_event("press digit-4");
    screen.on_event("press solve");
    screen.click("answer-yes");
    CHECK(screen.state()["cells"][3]["v"] == "6");
    screen.check_widths();
}

TEST_CASE("Solve does not ask before a game has begun, nor while the analysis is shown") {
    Screen screen(1280, 800, true);
    screen.app.paste(samples::kPuzzle);
    screen.job();
    screen.press(ImGuiKey_S);
    CHECK(screen.state()["cells"][2]["v"] == "4");
    CHECK(status_of(screen) == "Solved: this is the only solution");
    screen.on_event("press undo");
    screen.on_event("press analysis");
    screen.on_event("press digit-4");
    screen.press(ImGuiKey_S);
    CHECK(screen.state()["cells"][3]["v"] == "6");
}

TEST_CASE("a game that is finished after a look at the solution says that it does not count") {
    WorkingHost host;
    Model model(host);
    model.paste(samples::kPuzzle);
    host.run_all(model.jobs);
    model.apply_changes();
    model.run("solve");
    const std::string solution = model.play.analysis().solution;
    model.run("undo");
    for (int cell = 0; cell < 81; ++cell) {
        if (model.play.board().is_given(cell)) continue;
        model.play.entries().enter_digit(cell, solution[static_cast<std::size_t>(cell)] - '0');
        model.apply_changes();
    }
    CHECK(model.notice.text == "Solved. Well done! Not counted: the solution was shown.");
    CHECK(model.play.finished() == nullptr);
}

}  // namespace rookery::shell
