// Puzzles of 4 and 16 rows played by hand in the Lab: generated, entered, checked, undone, saved; on screen by pointer,
// keys, keypad and document.
#include <doctest/doctest.h>

#include <string>
#include <variant>

#include "generate/sizes/shape_puzzle.hpp"
#include "shell/app/model.hpp"
#include "shell/words/strings.hpp"
#include "support/shell/screen.hpp"
#include "support/shell/working_host.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;

constexpr std::string_view kSymbols = "123456789ABCDEFGHIJKLMNOP";
constexpr std::string_view kFour = "2.....1..4.....3";

// Of a puzzle that the techniques up to `hard` solve.
std::string solution_of(const LabPuzzle& puzzle) {
    ShapeState state(sized_board(puzzle.line, puzzle.diagonal, {}, {}).grid());
    fill(state, ShapeLevel::hard);
    return to_line(state.grid());
}

struct HandDesk {
    WorkingHost host;
    Model model{host};

    void make(std::string_view command) {
        REQUIRE(model.run(command));
        run();
    }
    void run() {
        host.run_all(model.jobs);
        model.apply_changes();
    }
    const HandPlay& hand() const { return model.lab.hand; }
    SizedBoard board() const { return hand().board(); }
    void key(int cell, char symbol, std::string_view family = "lab-digit-") {
        model.page().select(cell);
        REQUIRE(model.run(std::string(family) + std::to_string(kSymbols.find(symbol) + 1)));
    }
    int first_empty() const {
        int cell = 0;
        while (board().digit_at(cell) != 0) ++cell;
        return cell;
    }
};

}  // namespace

TEST_CASE("a new puzzle of each size: made at once, reverted by undo, played to the end, praised") {
    for (const char* command : {"new-four", "new-six", "new-eight", "new-diagonal", "new-twelve", "new-sixteen"}) {
        CAPTURE(command);
        HandDesk desk;
        desk.make(command);
        CHECK(desk.model.mode == Mode::lab);
        CHECK(desk.model.lab.view == LabView::hand);
        const LabPuzzle puzzle = desk.model.lab.puzzle();
        const std::string solution = solution_of(puzzle);
        CHECK(solution.find('.') == std::string::npos);
        CHECK(desk.model.notice.text.find("New puzzle: ") == 0);
        CHECK_FALSE(desk.hand().is_solved());
        CHECK(is_blank(desk.model.page().board_in_sight()));  // no other mode supports such a puzzle
        for (int cell = 0; cell < desk.board().cells(); ++cell) {
            if (desk.board().digit_at(cell) == 0) desk.key(cell, solution[static_cast<std::size_t>(cell)]);
        }
        CHECK(desk.hand().is_solved());
        CHECK(desk.hand().finished() == 1);
        CHECK(desk.model.notice.text == words::kBoardSolved);
        desk.model.undo();
        CHECK_FALSE(desk.hand().is_solved());
        desk.model.redo();
        CHECK(desk.hand().is_solved());
        CHECK(desk.model.run("lab-restart"));
        CHECK(desk.model.lab.puzzle() == puzzle);
        while (desk.model.lab.puzzle() == puzzle) desk.model.undo();
        CHECK(desk.model.lab.is_from_board());
    }
}

TEST_CASE("the level says what a puzzle needs; plain ones of 9 rows are rated in Play") {
    CHECK(level_text_of({std::string(256, '.'), false}).empty());
    CHECK(level_text_of({std::string(kFour), false}) == words::kSizedLevel1);
    CHECK(level_text_of({std::string(81, '.'), false}) == words::kHandRatedInPlay);
    HandDesk desk;
    CHECK(desk.model.run("sizes-hard"));
    desk.make("new-eight");
    CHECK(desk.hand().level_text() == words::kSizedLevel3);
    CHECK(desk.model.run("sizes-medium"));
    desk.make("new-six");
    CHECK(desk.board().side() == 6);
    CHECK(desk.hand().level_text() == words::kSizedLevel2);
    desk.make("new-four");
    CHECK(desk.hand().level_text() == words::kSizedLevel1);
    desk.model.save();
    HandDesk next;
    const auto texts = desk.host.texts;
    for (const auto& [key, text] : texts) next.model.remembered(key, text);
    CHECK(next.hand().level == ShapeLevel::medium);
}

TEST_CASE("hints lead to a digit step by step, on every size") {
    for (const char* command : {"new-four", "new-six", "new-eight", "new-diagonal", "new-twelve", "new-sixteen"}) {
        CAPTURE(command);
        HandDesk desk;
        CHECK(desk.model.run("sizes-hard"));
        desk.make(command);
        const std::string solution = solution_of(desk.model.lab.puzzle());
        bool removes = false;
        for (int digits = 0; digits < 40 && !desk.hand().is_solved(); ++digits) {
            do {
                CHECK(desk.model.run("lab-hint"));
                REQUIRE(desk.hand().shown_hint() != nullptr);
                CHECK(desk.model.notice.text == desk.hand().hint_text());
                removes = removes || !desk.hand().shown_hint()->is_placement();
            } while (!desk.hand().shown_hint()->is_placement());
            const ShapeStep step = *desk.hand().shown_hint();
            const int cell = step.cells.front();
            CHECK(desk.model.lab.cursor() == cell);
            const char symbol = symbol_of(wide::lowest(step.digits));
            CHECK(symbol == solution[static_cast<std::size_t>(cell)]);
            desk.key(cell, symbol);
            CHECK(desk.hand().shown_hint() == nullptr);
        }
        if (std::string_view(command) == "new-twelve") CHECK(removes);
    }
}

TEST_CASE("a hint says that a digit is wrong, or that there is no step") {
    HandDesk desk;
    desk.make("new-six");
    const std::string solution = solution_of(desk.model.lab.puzzle());
    const int cell = desk.first_empty();
    const char right = solution[static_cast<std::size_t>(cell)];
    desk.key(cell, right == '1' ? '2' : '1');
    CHECK(desk.model.run("lab-hint"));
    CHECK(desk.model.notice.text == words::kSizedHintWrong);
    CHECK(desk.hand().shown_hint() == nullptr);
    desk.model.paste("1..............4");
    CHECK(desk.model.run("lab-hint"));
    CHECK(desk.model.notice.text == words::kSizedHintNone);
}

TEST_CASE("pasted puzzles of 6 and 25 rows are played, checked and saved") {
    HandDesk desk;
    desk.make("new-twenty-five");
    const std::string line = desk.model.lab.puzzle().line;
    REQUIRE(line.size() == 625);
    const std::string solution = solution_of(desk.model.lab.puzzle());
    desk.model.paste(line);
    CHECK(desk.model.lab.puzzle().line == line);
    const int cell = desk.first_empty();
    const char right = solution[static_cast<std::size_t>(cell)];
    desk.key(cell, right == 'P' ? 'O' : 'P');
    desk.key(cell == 624 ? 0 : 624, 'K', "lab-other-");
    CHECK(desk.model.run("lab-check"));
    desk.run();
    CHECK(desk.model.notice.text == words::kCheckWrongOne);
    const SizedBoard before = desk.board();
    desk.model.save();
    HandDesk next;
    const auto texts = desk.host.texts;
    for (const auto& [key, text] : texts) next.model.remembered(key, text);
    CHECK(next.board() == before);
}

TEST_CASE("digits, pencil marks, erasing, conflicts, all undone one by one") {
    HandDesk desk;
    desk.make("new-sixteen");
    const SizedBoard before = desk.board();
    const int cell = desk.first_empty();
    const auto at = static_cast<std::size_t>(cell);
    desk.key(cell, 'A', "lab-other-");
    desk.key(cell, 'G', "lab-other-");
    CHECK(symbols_of(desk.board().marks_at(cell)) == "A, G");
    CHECK(desk.model.run("lab-marks"));
    desk.key(cell, 'A');
    CHECK(symbols_of(desk.board().marks_at(cell)) == "G");
    desk.key(cell, 'G', "lab-other-");  // now the digit
    CHECK(desk.board().entered[at] == 'G');
    CHECK(desk.model.run("lab-erase"));
    CHECK(desk.board().digit_at(cell) == 0);
    for (int i = 0; i < 5; ++i) desk.model.undo();
    CHECK(desk.board() == before);
    desk.model.redo();
    CHECK(symbols_of(desk.board().marks_at(cell)) == "A");
    CHECK(desk.model.run("lab-marks"));
    // A digit of the same row.
    int other = cell - cell % 16;
    while (!before.is_given(other)) ++other;
    desk.key(cell, before.givens[static_cast<std::size_t>(other)]);
    CHECK(conflicts_of(desk.board()).test(at));
    CHECK(desk.model.notice.text.find("clashes with another") != std::string::npos);
    desk.key(other, '1');
    CHECK(desk.board().givens == before.givens);
    CHECK(desk.model.notice.text.find("is a given") != std::string::npos);
}

TEST_CASE("mistakes are marked on request, at once, or never, as in Play") {
    HandDesk desk;
    desk.make("new-four");
    const std::string solution = solution_of(desk.model.lab.puzzle());
    const int cell = desk.first_empty();
    const char right = solution[static_cast<std::size_t>(cell)];
    CHECK(desk.model.run("lab-check"));
    CHECK(desk.model.notice.text == words::kCheckNothing);
    desk.key(cell, right == '1' ? '2' : '1');
    CHECK(desk.hand().wrong().none());
    CHECK(desk.model.run("lab-check"));
    CHECK(desk.model.notice.text == words::kCheckWrongOne);
    CHECK(desk.hand().wrong().count() == 1);
    CHECK(desk.model.run("mistakes-at-once"));
    desk.model.undo();
    desk.model.redo();
    CHECK(desk.hand().wrong().count() == 1);
    CHECK(desk.model.run("mistakes-never"));
    CHECK_FALSE(desk.model.run("lab-check"));
    CHECK(desk.hand().wrong().none());
    CHECK(desk.model.run("mistakes-on-request"));
    desk.key(cell, right);
    CHECK(desk.model.run("lab-check"));
    CHECK(desk.model.notice.text == words::kCheckRight);
}

TEST_CASE("a pasted puzzle is checked too, once solved; it cannot be without exactly one solution") {
    HandDesk desk;
    desk.model.paste(kFour);
    CHECK(desk.model.lab.view == LabView::hand);
    CHECK(desk.model.mode == Mode::lab);
    CHECK(desk.model.lab.puzzle().line == kFour);
    const std::string solution = solution_of(desk.model.lab.puzzle());
    desk.key(1, solution[1] == '2' ? '3' : '2');
    CHECK(desk.model.run("lab-check"));
    CHECK(desk.model.notice.text == words::kHandChecking);
    desk.run();
    CHECK(desk.model.notice.text == words::kCheckWrongOne);
    CHECK(desk.hand().wrong().test(1));

    desk.model.paste("1..............4");
    desk.key(1, '2');
    CHECK(desk.model.run("lab-check"));
    desk.run();
    CHECK(desk.model.notice.text == words::kCheckNeedsOne);
    CHECK(desk.hand().wrong().none());

    // Marked at once: the solution is computed as soon as there is something to mark.
    CHECK(desk.model.run("mistakes-at-once"));
    desk.model.paste(kFour);
    desk.key(1, solution[1] == '2' ? '3' : '2');
    desk.run();
    CHECK(desk.hand().wrong().test(1));
}

TEST_CASE("entries survive a reload, and can still be undone") {
    HandDesk desk;
    desk.make("new-sixteen");
    const int cell = desk.first_empty();
    desk.key(cell, 'C');
    desk.key(cell == 0 ? 1 : 0, 'B', "lab-other-");
    const SizedBoard before = desk.board();
    desk.model.save();
    HandDesk next;
    const auto texts = desk.host.texts;
    for (const auto& [key, text] : texts) next.model.remembered(key, text);
    CHECK(next.model.mode == Mode::lab);
    CHECK(next.model.lab.view == LabView::hand);
    CHECK(next.board() == before);
    CHECK(next.model.lab.cursor() == desk.model.lab.cursor());
    CHECK(next.model.history.now() == desk.model.history.now());
    while (next.hand().has_entries()) next.model.undo();
    CHECK(next.board().givens == before.givens);
}

TEST_CASE("the board's own puzzle is played in Play; a puzzle being generated can be cancelled") {
    HandDesk desk;
    CHECK(desk.model.run("other-sizes"));
    CHECK_FALSE(desk.hand().can_enter());
    CHECK_FALSE(desk.model.run("lab-marks"));
    CHECK(desk.model.run("new-sixteen"));
    CHECK(desk.hand().asked_job() != nullptr);
    CHECK(desk.model.run("cancel-size"));
    CHECK(desk.hand().asked_job() == nullptr);
    desk.run();
    CHECK(desk.model.lab.is_from_board());
    CHECK(desk.model.run("new-four"));
    desk.model.jobs.job_ended(desk.host.last_started("sizes").id, JobEnd::failed, "no worker");
    CHECK(desk.hand().problem().find("no worker") != std::string::npos);
}

TEST_CASE("on screen: keys, letters on 16 rows, pointer and document") {
    Screen screen(1280, 800, true);
    screen.on_event("press mode-home");
    screen.click("other-sizes");
    CHECK(screen.state()["mode"] == "lab");
    CHECK_FALSE(screen.has("lab-digit-1"));
    screen.click("new-sixteen");
    screen.job();
    json state = screen.state();
    CHECK(state["cells"].size() == 256);
    CHECK(says(state, words::kSizedLevel1));
    std::size_t cell = 0;
    while (!state["cells"][cell]["v"].get<std::string>().empty()) ++cell;
    const std::string name = cell_name(static_cast<int>(cell), 16);
    const std::string place = "row " + std::to_string(cell / 16 + 1) + " column " + std::to_string(cell % 16 + 1);
    screen.click("cell " + name);
    screen.press(ImGuiKey_Space);
    screen.press(ImGuiKey_C);
    screen.press(ImGuiKey_2);
    CHECK(screen.state()["cells"][cell]["n"] == place + ", pencil marks 2, C");
    CHECK(says(screen.state(), "Pencil marks in " + name + ": 2, C"));
    screen.press(ImGuiKey_2, ImGuiMod_Shift);  // the other one of the two
    state = screen.state();
    CHECK(state["cells"][cell]["n"].get<std::string>().rfind(place + ", 2", 0) == 0);
    screen.press(ImGuiKey_Backspace);
    CHECK(screen.state()["cells"][cell]["n"] == place + ", empty");
    screen.press(ImGuiKey_Space);
    screen.press(ImGuiKey_D);
    CHECK(screen.state()["cells"][cell]["v"] == "D");
    screen.on_event("press undo");
    screen.click("lab-digit-16");
    CHECK(screen.state()["cells"][cell]["v"] == "G");
    // Where digits are not letters, letters are shortcuts.
    screen.click("lab-view-puzzle");
    screen.press(ImGuiKey_D);
    CHECK(screen.state()["cells"][0]["n"].get<std::string>().find("on a diagonal") != std::string::npos);
}

TEST_CASE("a phone has a keypad for each size, with keys large enough for fingers; the letters do nothing on 4 rows") {
    struct Size {
        std::string command;
        int digits;
    };
    for (const Size& size : {Size{"new-four", 4}, Size{"new-six", 6}, Size{"new-eight", 8}, Size{"new-diagonal", 9},
                             Size{"new-twelve", 12}, Size{"new-sixteen", 16}, Size{"new-twenty-five", 25}}) {
        const int digits = size.digits;
        CAPTURE(size.command);
        Screen screen(390, 844);
        screen.on_event("press " + size.command);
        screen.job();
        for (int digit = 1; digit <= digits; ++digit) {
            const Widget& key = screen.widget("lab-digit-" + std::to_string(digit));
            CHECK(key.width >= 44);
            CHECK(key.height >= 44);
        }
        CHECK_FALSE(screen.has("lab-digit-" + std::to_string(digits + 1)));
        for (const char* tool : {"lab-marks", "lab-erase", "undo", "redo", "lab-check", "lab-hint", "lab-restart"}) {
            CHECK(screen.widget(tool).width >= 44);
            CHECK(screen.widget(tool).height >= 44);
        }
        screen.on_event("press other-sizes");
        for (const char* way : {"new-four", "new-six", "new-twenty-five", "new-diagonal"})
            CHECK(screen.widget(way).height >= 44);
        screen.on_event("press sheet");
        if (digits < 12) screen.check_widths();  // 12 cells in a row are narrower than a finger needs
    }
}

}  // namespace rookery::shell
