// Games of other sizes: generated, entered, checked, hinted, undone, timed, finished, kept; on screen by pointer, keys,
// keypad and document.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "generate/sizes/shape_puzzle.hpp"
#include "shell/app/model.hpp"
#include "shell/commands/commands.hpp"
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
std::string solution_of(const SizedBoard& puzzle) {
    ShapeState state(puzzle.grid());
    fill(state, ShapeLevel::hard);
    return to_line(state.grid());
}

struct SizedDesk {
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
    const SizedPage& game() const { return model.sized; }
    SizedBoard board() const { return game().board(); }
    SizedBoard puzzle() const { return sized_puzzle(board().givens, board().diagonal); }
    // All but the last empty cells, or all.
    void fill_in(int leave = 0) {
        const std::string solution = solution_of(puzzle());
        std::vector<int> open;
        for (int cell = 0; cell < board().cells(); ++cell) {
            if (board().digit_at(cell) == 0) open.push_back(cell);
        }
        open.resize(open.size() - static_cast<std::size_t>(leave));
        for (const int cell : open) key(cell, solution[static_cast<std::size_t>(cell)]);
    }
    void key(int cell, char symbol, std::string_view family = "sized-digit-") {
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
        SizedDesk desk;
        desk.make(command);
        CHECK(desk.model.mode == Mode::sized);
        CHECK_FALSE(desk.model.is_workbench());
        const SizedBoard puzzle = desk.puzzle();
        const std::string solution = solution_of(puzzle);
        CHECK(solution.find('.') == std::string::npos);
        CHECK(desk.model.notice.text.find("New puzzle: ") == 0);
        CHECK_FALSE(desk.game().is_solved());
        CHECK(is_blank(desk.model.page().board_in_sight()));  // no other mode supports such a puzzle
        desk.fill_in();
        CHECK(desk.game().is_solved());
        CHECK(desk.game().finished() == 1);
        CHECK(desk.model.notice.text == words::kBoardSolved);
        desk.model.undo();
        CHECK_FALSE(desk.game().is_solved());
        desk.model.redo();
        CHECK(desk.game().is_solved());
        CHECK(desk.model.run("sized-restart"));
        CHECK(desk.puzzle() == puzzle);
        while (desk.puzzle() == puzzle) desk.model.undo();
        CHECK_FALSE(desk.game().has_puzzle());
        CHECK(desk.model.mode == Mode::play);
    }
}

TEST_CASE("the level says what a puzzle needs") {
    SizedDesk desk;
    desk.make("new-eight-hard");
    CHECK(desk.game().level_text() == words::kSizedLevel3);
    desk.make("new-six-medium");
    CHECK(desk.game().title() == "6\u00D76  \u00B7  Medium");
    CHECK(desk.board().side() == 6);
    CHECK(desk.game().level_text() == words::kSizedLevel2);
    desk.make("new-four");
    CHECK(desk.game().level_text() == words::kSizedLevel1);
    desk.model.save();
    SizedDesk next;
    const auto texts = desk.host.texts;
    for (const auto& [key, text] : texts) next.model.remembered(key, text);
    CHECK(next.game().level == ShapeLevel::medium);
}

TEST_CASE("hints lead to a digit step by step, on every size") {
    for (const char* command : {"new-four", "new-six", "new-eight", "new-diagonal", "new-twelve", "new-sixteen"}) {
        CAPTURE(command);
        SizedDesk desk;
        desk.model.sized.level = ShapeLevel::hard;
        desk.make(command);
        const std::string solution = solution_of(desk.puzzle());
        bool removes = false;
        for (int digits = 0; digits < 40 && !desk.game().is_solved(); ++digits) {
            do {
                CHECK(desk.model.run("sized-hint"));
                REQUIRE(desk.game().shown_hint() != nullptr);
                CHECK(desk.model.notice.text == desk.game().hint_text());
                removes = removes || !desk.game().shown_hint()->is_placement();
            } while (!desk.game().shown_hint()->is_placement());
            const ShapeStep step = *desk.game().shown_hint();
            const int cell = step.cells.front();
            CHECK(desk.model.sized.cursor() == cell);
            const char symbol = symbol_of(wide::lowest(step.digits));
            CHECK(symbol == solution[static_cast<std::size_t>(cell)]);
            desk.key(cell, symbol);
            CHECK(desk.game().shown_hint() == nullptr);
        }
        if (std::string_view(command) == "new-twelve") CHECK(removes);
    }
}

TEST_CASE("a hint says that a digit is wrong, or that there is no step") {
    SizedDesk desk;
    desk.make("new-six");
    const std::string solution = solution_of(desk.puzzle());
    const int cell = desk.first_empty();
    const char right = solution[static_cast<std::size_t>(cell)];
    desk.key(cell, right == '1' ? '2' : '1');
    CHECK(desk.model.run("sized-hint"));
    CHECK(desk.model.notice.text == words::kSizedHintWrong);
    CHECK(desk.game().shown_hint() == nullptr);
    desk.model.paste("1..............4");
    CHECK(desk.model.run("sized-hint"));
    CHECK(desk.model.notice.text == words::kSizedHintNone);
}

TEST_CASE("pasted puzzles of 6 and 25 rows are played, checked and saved") {
    SizedDesk desk;
    desk.make("new-twenty-five");
    const std::string line = desk.board().givens;
    REQUIRE(line.size() == 625);
    const std::string solution = solution_of(desk.puzzle());
    desk.model.paste(line);
    CHECK(desk.board().givens == line);
    const int cell = desk.first_empty();
    const char right = solution[static_cast<std::size_t>(cell)];
    desk.key(cell, right == 'P' ? 'O' : 'P');
    desk.key(cell == 624 ? 0 : 624, 'K', "sized-other-");
    CHECK(desk.model.run("sized-check"));
    desk.run();
    CHECK(desk.model.notice.text == words::kCheckWrongOne);
    const SizedBoard before = desk.board();
    desk.model.save();
    SizedDesk next;
    const auto texts = desk.host.texts;
    for (const auto& [key, text] : texts) next.model.remembered(key, text);
    CHECK(next.board() == before);
}

TEST_CASE("digits, pencil marks, erasing, conflicts, all undone one by one") {
    SizedDesk desk;
    desk.make("new-sixteen");
    const SizedBoard before = desk.board();
    const int cell = desk.first_empty();
    const auto at = static_cast<std::size_t>(cell);
    desk.key(cell, 'A', "sized-other-");
    desk.key(cell, 'G', "sized-other-");
    CHECK(symbols_of(desk.board().marks_at(cell)) == "A, G");
    CHECK(desk.model.run("sized-notes"));
    desk.key(cell, 'A');
    CHECK(symbols_of(desk.board().marks_at(cell)) == "G");
    desk.key(cell, 'G', "sized-other-");  // now the digit
    CHECK(desk.board().entered[at] == 'G');
    CHECK(desk.model.run("sized-erase"));
    CHECK(desk.board().digit_at(cell) == 0);
    for (int i = 0; i < 5; ++i) desk.model.undo();
    CHECK(desk.board() == before);
    desk.model.redo();
    CHECK(symbols_of(desk.board().marks_at(cell)) == "A");
    CHECK(desk.model.run("sized-notes"));
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
    SizedDesk desk;
    desk.make("new-four");
    const std::string solution = solution_of(desk.puzzle());
    const int cell = desk.first_empty();
    const char right = solution[static_cast<std::size_t>(cell)];
    CHECK(desk.model.run("sized-check"));
    CHECK(desk.model.notice.text == words::kCheckNothing);
    desk.key(cell, right == '1' ? '2' : '1');
    CHECK(desk.game().wrong().none());
    CHECK(desk.model.run("sized-check"));
    CHECK(desk.model.notice.text == words::kCheckWrongOne);
    CHECK(desk.game().wrong().count() == 1);
    CHECK(desk.model.run("mistakes-at-once"));
    desk.model.undo();
    desk.model.redo();
    CHECK(desk.game().wrong().count() == 1);
    CHECK(desk.model.run("mistakes-never"));
    CHECK_FALSE(desk.model.run("sized-check"));
    CHECK(desk.game().wrong().none());
    CHECK(desk.model.run("mistakes-on-request"));
    desk.key(cell, right);
    CHECK(desk.model.run("sized-check"));
    CHECK(desk.model.notice.text == words::kCheckRight);
}

TEST_CASE("a pasted puzzle is checked too, once solved; it cannot be without exactly one solution") {
    SizedDesk desk;
    desk.model.paste(kFour);
    CHECK(desk.model.mode == Mode::sized);
    CHECK(desk.board().givens == kFour);
    const std::string solution = solution_of(desk.puzzle());
    desk.key(1, solution[1] == '2' ? '3' : '2');
    CHECK(desk.model.run("sized-check"));
    CHECK(desk.model.notice.text == words::kHandChecking);
    desk.run();
    CHECK(desk.model.notice.text == words::kCheckWrongOne);
    CHECK(desk.game().wrong().test(1));

    desk.model.paste("1..............4");
    desk.key(1, '2');
    CHECK(desk.model.run("sized-check"));
    desk.run();
    CHECK(desk.model.notice.text == words::kCheckNeedsOne);
    CHECK(desk.game().wrong().none());

    // Marked at once: the solution is computed as soon as there is something to mark.
    CHECK(desk.model.run("mistakes-at-once"));
    desk.model.paste(kFour);
    desk.key(1, solution[1] == '2' ? '3' : '2');
    desk.run();
    CHECK(desk.game().wrong().test(1));
}

TEST_CASE("entries survive a reload, and can still be undone") {
    SizedDesk desk;
    desk.make("new-sixteen");
    const int cell = desk.first_empty();
    desk.key(cell, 'C');
    desk.key(cell == 0 ? 1 : 0, 'B', "sized-other-");
    const SizedBoard before = desk.board();
    desk.model.save();
    SizedDesk next;
    const auto texts = desk.host.texts;
    for (const auto& [key, text] : texts) next.model.remembered(key, text);
    CHECK(next.model.mode == Mode::sized);
    CHECK(next.board() == before);
    CHECK(next.model.sized.cursor() == desk.model.sized.cursor());
    CHECK(next.model.history.now() == desk.model.history.now());
    while (next.board().has_entries()) next.model.undo();
    CHECK(next.board().givens == before.givens);
}

TEST_CASE("a puzzle being generated can be cancelled") {
    SizedDesk desk;
    CHECK(desk.model.run("other-sizes"));
    CHECK(desk.model.shows(PanelPage::sizes));
    CHECK_FALSE(desk.model.run("sized-notes"));
    CHECK(desk.model.run("new-sixteen"));
    CHECK(desk.game().asked_job() != nullptr);
    CHECK(desk.model.run("cancel-size"));
    CHECK(desk.game().asked_job() == nullptr);
    desk.run();
    CHECK_FALSE(desk.game().has_puzzle());
    CHECK(desk.model.run("new-four"));
    desk.model.jobs.job_ended(desk.host.last_started("sizes").id, JobEnd::failed, "no worker");
    CHECK(desk.game().problem().find("no worker") != std::string::npos);
}

TEST_CASE("Play leads to the board that was used last, also after a reload") {
    SizedDesk desk;
    desk.make("new-four");
    CHECK(desk.model.run("mode-learn"));
    CHECK(desk.model.run("mode-play"));
    CHECK(desk.model.mode == Mode::sized);
    CHECK(*find_command("mode-play")->on(desk.model));
    CHECK(desk.model.run("mode-home"));
    desk.model.save();
    SizedDesk next;
    const auto texts = desk.host.texts;
    for (const auto& [key, text] : texts) next.model.remembered(key, text);
    CHECK(next.model.run("mode-play"));
    CHECK(next.model.mode == Mode::sized);
    next.model.paste("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    CHECK(next.model.mode == Mode::play);
    CHECK(next.model.run("mode-home"));
    CHECK(next.model.run("mode-play"));
    CHECK(next.model.mode == Mode::play);
}

TEST_CASE("the clock stops elsewhere, when hidden and when paused, which stops all input") {
    SizedDesk desk;
    desk.make("new-six");
    const auto seconds = [&] { return desk.game().timer.seconds(desk.host.clock); };
    desk.host.clock += 10;
    CHECK(seconds() >= 10);
    CHECK(desk.model.run("mode-home"));
    const double before = seconds();
    desk.host.clock += 100;
    CHECK(seconds() == before);
    CHECK(desk.model.run("mode-play"));
    desk.model.set_page_hidden(true);
    desk.host.clock += 100;
    CHECK(seconds() == before);
    desk.model.set_page_hidden(false);
    const int cell = desk.first_empty();
    desk.key(cell, '1');
    CHECK(desk.model.run("sized-pause"));
    desk.host.clock += 100;
    CHECK(seconds() == before);
    CHECK_FALSE(desk.model.run("sized-digit-2"));
    CHECK_FALSE(desk.model.run("sized-hint"));
    CHECK_FALSE(desk.model.run("undo"));
    CHECK(desk.board().digit_at(cell) == 1);
    CHECK(desk.model.run("sized-pause"));
    CHECK(desk.model.run("undo"));
}

TEST_CASE("a finished game is recorded with its size, apart from the levels of 9x9") {
    SizedDesk desk;
    const Statistics& all = desk.model.play.statistics;
    for (const char* command : {"new-six-easy", "new-diagonal-easy", "new-six-easy"}) {
        desk.make(command);
        desk.host.clock += 30;
        desk.fill_in();
        REQUIRE(desk.game().finished_game() != nullptr);
        CHECK(desk.game().finished_game()->seconds >= 30);
    }
    CHECK(all.all().size() == 3);
    CHECK(all.all()[0].size == "6x6");
    CHECK(all.all()[1].size == "9x9 diagonal");
    CHECK(all.all()[0].level == Level::easy);
    CHECK(all.of(Level::easy).finished == 0);
    CHECK(all.of_size("6x6").finished == 2);
    CHECK(all.of_size("6x6").best_seconds >= 30);
    CHECK(all.other_sizes() == std::vector<std::string>{"6x6", "9x9 diagonal"});
    CHECK(size_title("9x9 diagonal").find("9\u00D79") == 0);
    CHECK(all.rank_of(all.all()[2])->of == 2);
    CHECK(all.as_csv().find(",6x6\n") != std::string::npos);
    // Solving it again is no second game.
    desk.model.undo();
    desk.model.redo();
    CHECK(all.all().size() == 3);
    Statistics read;
    REQUIRE(read.read(saved::read(all.as_text())));
    CHECK(read.as_text() == all.as_text());
    CHECK(desk.model.run("sized-next"));
    desk.run();
    CHECK(desk.game().title() == "6\u00D76  \u00B7  Easy");
    CHECK_FALSE(desk.game().is_solved());
}

TEST_CASE("unfinished games are kept, continued with their time, deleted and restored") {
    SizedDesk desk;
    desk.make("new-six-easy");
    const SizedGames& games = desk.game().games;
    CHECK(games.all().empty());  // nothing was done yet
    desk.fill_in(3);
    const SizedBoard six = desk.board();
    REQUIRE(games.all().size() == 1);
    desk.host.clock += 70;
    desk.model.apply_changes();
    desk.make("new-twenty-five-easy");
    CHECK(games.all()[0].seconds >= 70);
    desk.key(desk.first_empty(), '1', "sized-other-");
    REQUIRE(games.all().size() == 2);
    CHECK(desk.model.run("mode-home"));
    CHECK(desk.model.run("continue-sized-1"));
    CHECK(desk.model.mode == Mode::sized);
    CHECK(desk.board() == six);
    CHECK(desk.game().timer.seconds(desk.host.clock) >= 70);
    CHECK(desk.model.run("forget-sized-0"));
    CHECK(games.all().size() == 1);
    CHECK(desk.model.run("restore-sized-game"));
    REQUIRE(games.all().size() == 2);
    CHECK(games.all()[0].board.side() == 25);
    desk.model.save();
    SizedDesk next;
    const auto texts = desk.host.texts;
    for (const auto& [key, text] : texts) next.model.remembered(key, text);
    CHECK(next.game().games.as_text() == games.as_text());
    CHECK(next.board() == six);
    CHECK(next.game().timer.seconds(next.host.clock) >= 70);
    next.fill_in();
    CHECK(next.game().games.all().size() == 1);
}

TEST_CASE("on screen: keys, letters on 16 rows, pointer and document") {
    Screen screen(1280, 800, true);
    screen.on_event("press mode-home");
    screen.click("other-sizes");
    CHECK_FALSE(screen.has("sized-digit-1"));
    screen.click("new-sixteen-easy");
    screen.job();
    CHECK(screen.state()["mode"] == "sized");
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
    screen.click("sized-digit-16");
    CHECK(screen.state()["cells"][cell]["v"] == "G");
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
            const Widget& key = screen.widget("sized-digit-" + std::to_string(digit));
            CHECK(key.width >= 44);
            CHECK(key.height >= 44);
        }
        CHECK_FALSE(screen.has("sized-digit-" + std::to_string(digits + 1)));
        for (const char* tool : {"sized-notes", "sized-erase", "undo", "redo", "sized-check", "sized-hint"}) {
            CHECK(screen.widget(tool).width >= 44);
            CHECK(screen.widget(tool).height >= 44);
        }
        screen.on_event("press other-sizes");
        for (const char* way : {"new-four-easy", "new-six-hard", "new-eight-expert"})
            CHECK(screen.widget(way).height >= 44);
        screen.on_event("press other-sizes");
        screen.on_event("press sheet");
        if (digits < 12) screen.check_widths();  // 12 cells in a row are narrower than a finger needs
    }
}

}  // namespace rookery::shell
