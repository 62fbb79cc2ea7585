// A game: one model of notes, marks that return, digit first, pause, mistakes, and what comes after the last digit.
#include <doctest/doctest.h>

#include <optional>
#include <string>
#include <vector>

#include "shell/app/model.hpp"
#include "shell/play/shown_picture.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/screen.hpp"
#include "support/shell/workbench.hpp"

namespace rookery::shell {
namespace {

constexpr std::string_view kGamePuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kOneLeft =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286170";

struct Played : Workbench {
    Played() {
        model.paste(kGamePuzzle);
        run();
    }
    const Board& board() const { return model.play.board(); }
    Entries& entries() { return model.play.entries(); }
    int right(int cell) const { return model.play.analysis().solution[static_cast<std::size_t>(cell)] - '0'; }
    int wrong(int cell) const { return right(cell) % 9 + 1; }
    void enter(int cell, int digit) {
        entries().select(cell);
        model.run("value-" + std::to_string(digit));
    }
    void finish() {
        for (int cell = 0; cell < Geometry9::kCells; ++cell) {
            if (board().digit_at(cell) == 0) enter(cell, right(cell));
        }
    }
};

DigitSet set_of(std::initializer_list<int> digits) {
    DigitSet set = 0;
    for (const int digit : digits) set = static_cast<DigitSet>(set | digit_bit(digit));
    return set;
}

}  // namespace

TEST_CASE("notes: one switch between digits and notes, in fixed places, whatever key asks for them") {
    Played game;
    game.entries().select(2);
    CHECK(game.model.run("notes"));
    CHECK(game.entries().mode() == EntryMode::centre);
    game.model.run("digit-1");
    game.model.run("digit-4");
    CHECK(game.board().noted[2] == set_of({1, 4}));
    CHECK(game.board().corners == Candidates9{});
    CHECK(picture_on_page(game.model.play).notes_in_grid);
    CHECK(game.model.run("notes"));
    CHECK(game.entries().mode() == EntryMode::digit);

    game.model.run("both-marks");
    CHECK_FALSE(picture_on_page(game.model.play).notes_in_grid);
    game.model.run("entry-corner");
    game.model.run("notes");
    game.model.run("notes");
    CHECK(game.entries().mode() == EntryMode::corner);  // the kind used last
    game.model.run("both-marks");
    CHECK(game.entries().mode() == EntryMode::centre);
}

TEST_CASE("all notes are filled in as the player's own, and can be edited") {
    Played game;
    const Candidates9 open = candidates_of(game.board());
    game.model.run("show-candidates");
    CHECK(game.model.run("fill-notes"));
    CHECK(game.board().noted == open);
    CHECK_FALSE(game.entries().wants_candidates());
    game.entries().select(2);
    game.model.run("notes");
    game.model.run("digit-1");
    CHECK_FALSE(has_digit(game.board().noted[2], 1));
    game.model.undo();
    game.model.undo();
    CHECK(game.board().noted == Candidates9{});
}

TEST_CASE("while all candidates are shown, a note key says what it cannot change") {
    Played game;
    game.model.run("show-candidates");
    game.model.run("notes");
    game.entries().select(2);
    game.model.run("digit-1");
    CHECK_FALSE(has_digit(candidates_of(game.board())[2], 1));
    game.model.run("digit-1");
    CHECK(has_digit(candidates_of(game.board())[2], 1));
    game.model.run("digit-5");
    CHECK(game.model.notice.text == "5 is no candidate of r1c3");
}

TEST_CASE("marks that a digit erased return when it is removed or replaced, and agree with undo and a reload") {
    Played game;
    for (const int cell : {2, 3, 11, 80 - 1}) {
        game.entries().select(cell);
        game.model.run("centre-4");
        game.model.run("corner-1");
    }
    const Board before = game.board();
    game.enter(2, 4);
    CHECK(game.board().noted[2] == 0);
    CHECK(game.board().noted[3] == 0);
    CHECK(game.board().noted[11] == 0);
    SUBCASE("removed") {
        game.model.run("clear-cell");
        CHECK(game.board() == before);
    }
    SUBCASE("replaced") {
        game.enter(2, 1);
        CHECK(game.board().noted[3] == set_of({4}));
        CHECK(game.board().corners[3] == 0);
        game.enter(2, 1);  // the same again removes it
        CHECK(game.board() == before);
    }
    SUBCASE("two digits erased it: the second one's removal brings it back") {
        game.enter(5, 4);
        game.entries().select(2);
        game.model.run("clear-cell");
        CHECK(game.board().noted[3] == 0);
        CHECK(game.board().noted[11] == set_of({4}));
        game.entries().select(5);
        game.model.run("clear-cell");
        CHECK(game.board() == before);
    }
    SUBCASE("after a reload") {
        game.model.save();
        Workbench next;
        for (const auto& [key, text] : game.host.texts) next.model.remembered(key, text);
        CHECK(next.model.play.board() == game.board());
        next.model.play.entries().select(2);
        next.model.run("clear-cell");
        CHECK(next.model.play.board() == before);
        next.model.undo();
        CHECK(next.model.play.board() == game.board());
    }
    SUBCASE("marks that the player erased or wrote meanwhile stay as they are") {
        game.entries().select(3);
        game.model.run("centre-4");  // written again
        game.entries().select(11);
        game.model.run("clear-hand-marks");
        game.entries().select(2);
        game.model.run("clear-cell");
        CHECK(game.board().noted == Candidates9{});
    }
}

TEST_CASE("without erasing, a digit leaves the marks of other cells") {
    Played game;
    game.model.run("auto-erase");
    for (const int cell : {2, 3}) {
        game.entries().select(cell);
        game.model.run("centre-4");
    }
    const Board before = game.board();
    game.enter(2, 4);
    CHECK(game.board().noted[3] == set_of({4}));
    CHECK(game.board().noted[2] == 0);
    game.model.run("clear-cell");
    CHECK(game.board() == before);
}

TEST_CASE("digit first: a chosen digit goes into the cells, as a note or erasing too") {
    Played game;
    game.model.run("digit-first");
    game.model.run("digit-4");
    CHECK(game.board().entered == Grid9{});
    CHECK(game.entries().chosen() == 4);
    CHECK(game.entries().highlighted_digit() == 4);
    game.entries().select(2);
    CHECK(game.model.run("enter-here"));
    CHECK(game.board().digit_at(2) == 4);
    game.model.run("notes");
    game.entries().select(3);
    CHECK(game.model.run("enter-here"));
    CHECK(game.board().noted[3] == set_of({4}));
    game.model.run("notes");
    game.model.run("clear-cell");
    CHECK(game.entries().chosen() == Entries::kErase);
    CHECK(game.board().digit_at(2) == 4);
    game.entries().select(2);
    game.model.run("enter-here");
    CHECK(game.board().digit_at(2) == 0);
    game.model.run("clear-cell");
    CHECK(game.entries().chosen() == 0);
    game.model.run("digit-4");
    CHECK(game.model.run("select-one"));  // Escape
    CHECK(game.entries().chosen() == 0);
    game.model.run("digit-4");
    game.model.run("digit-first");  // switched off
    CHECK(game.entries().chosen() == 0);
    game.entries().select(2);
    game.model.run("digit-4");
    CHECK(game.board().digit_at(2) == 4);
}

TEST_CASE("the only note of a cell is entered with Enter") {
    Played game;
    game.entries().select(2);
    CHECK_FALSE(game.model.run("enter-here"));
    game.model.run("centre-4");
    CHECK(game.model.run("enter-here"));
    CHECK(game.board().digit_at(2) == 4);
}

TEST_CASE("what is highlighted is a choice; a digit that was asked for is highlighted anyway") {
    Played game;
    game.entries().select(0);
    const auto picture = [&] { return picture_on_page(game.model.play); };
    CHECK(picture().digit == 5);
    CHECK(picture().marked == 5);
    CHECK_FALSE(picture().peers.empty());
    for (const char* choice : {"highlight-same", "highlight-notes", "highlight-houses"}) game.model.run(choice);
    CHECK(picture().digit == 0);
    CHECK(picture().marked == 0);
    CHECK(picture().peers.empty());
    game.model.run("highlight-7");
    CHECK(picture().digit == 7);
    CHECK(picture().marked == 7);
}

TEST_CASE("undo to before the first mistake") {
    Played game;
    CHECK_FALSE(game.model.run("undo-to-mistake"));  // nothing was entered
    game.enter(2, game.right(2));
    CHECK(game.model.run("undo-to-mistake"));
    CHECK(game.model.notice.text == "No mistakes so far");
    const Board before = game.board();
    game.enter(3, game.wrong(3));
    game.enter(5, game.right(5));
    game.enter(6, game.wrong(6));
    CHECK(game.model.play.help().mistakes == 2);
    CHECK(game.model.run("undo-to-mistake"));
    CHECK(game.board() == before);
    CHECK(game.model.notice.text == "Back to before the first mistake: 3 steps undone");
    game.model.redo();
    CHECK(game.model.play.help().mistakes == 2);  // no new one
    game.model.run("mistakes-never");
    CHECK_FALSE(game.model.run("undo-to-mistake"));  // it would tell of mistakes
}

TEST_CASE("mistakes are counted in sight on request") {
    Screen screen(390, 844);
    screen.app.paste(kGamePuzzle);
    screen.job();
    CHECK(screen.app.outline_json().find("no mistakes") == std::string::npos);
    screen.on_event("press count-mistakes");
    CHECK(screen.app.outline_json().find("no mistakes") != std::string::npos);
    screen.on_event("press cell r1c4");
    screen.on_event("press digit-2");
    CHECK(screen.app.outline_json().find("1 mistake") != std::string::npos);
}

TEST_CASE("vibration: at a mistake that is marked at once, and at the finish") {
    Played game;
    CHECK_FALSE(game.model.run("vibration"));
    game.host.vibrates = true;
    CHECK(game.model.run("vibration"));
    game.enter(2, game.wrong(2));
    CHECK(game.host.vibrations.empty());
    game.model.run("mistakes-at-once");
    game.enter(3, game.wrong(3));
    CHECK(game.host.vibrations.size() == 1);
    game.enter(2, game.right(2));
    game.enter(3, game.right(3));
    CHECK(game.host.vibrations.size() == 1);
    game.finish();
    CHECK(game.host.vibrations.size() == 2);
}

TEST_CASE("pause covers the board and stops its keys, its clock, hints and undo") {
    Screen screen(1280, 800);
    screen.app.paste(kGamePuzzle);
    screen.job();
    screen.on_event("press cell r1c3");
    screen.on_event("press digit-4");
    screen.press(ImGuiKey_P);
    CHECK(screen.has("resume"));
    CHECK_FALSE(screen.has("cell r1c1"));
    CHECK(screen.state()["cells"].empty());
    const std::string said = screen.app.outline_json();
    CHECK(said.find("given") == std::string::npos);
    CHECK(said.find("row 1 column") == std::string::npos);
    for (const ImGuiKey key : {ImGuiKey_DownArrow, ImGuiKey_8, ImGuiKey_H, ImGuiKey_Backspace, ImGuiKey_A}) {
        screen.press(key);
    }
    screen.press(ImGuiKey_Z, ImGuiMod_Ctrl);
    screen.on_event("press hint");
    screen.on_event("press digit-7");
    screen.on_event("press undo");
    CHECK(screen.has("resume"));
    screen.click("resume");
    CHECK_FALSE(screen.has("resume"));
    const auto state = screen.state();
    CHECK(state["cursor"] == 2);
    CHECK(value_in(state, 2) == "4");
    CHECK(state["step"] == -1);
}

TEST_CASE("a pause survives a reload, and another puzzle ends it") {
    Played game;
    game.enter(2, 4);
    game.host.clock += 10;
    CHECK(game.model.run("timer-pause"));
    const double seconds = game.model.play.timer.seconds(game.host.clock);
    game.host.clock += 100;
    CHECK(game.model.play.timer.seconds(game.host.clock) == doctest::Approx(seconds));
    CHECK_FALSE(game.model.run("hint"));
    CHECK_FALSE(game.model.run("value-1"));
    CHECK_FALSE(game.model.run("undo"));
    game.model.save();
    Workbench next;
    for (const auto& [key, text] : game.host.texts) next.model.remembered(key, text);
    CHECK(next.model.play.is_covered());
    next.model.paste(samples::kPuzzle == kGamePuzzle ? kOneLeft : samples::kPuzzle);
    CHECK_FALSE(next.model.play.is_covered());
}

TEST_CASE("the clock stops in other modes and while a page covers the game") {
    Played game;
    game.enter(2, 4);
    const auto passes = [&] {
        game.model.apply_changes();
        const double before = game.model.play.timer.seconds(game.host.clock);
        game.host.clock += 10;
        return game.model.play.timer.seconds(game.host.clock) > before;
    };
    CHECK(passes());
    game.model.run("mode-learn");
    CHECK_FALSE(passes());
    game.model.run("mode-play");
    CHECK(passes());
    game.model.play.covered_by_page = true;
    CHECK_FALSE(passes());
    game.model.play.covered_by_page = false;
    game.model.set_page_hidden(true);
    CHECK_FALSE(passes());
}

TEST_CASE("a time from a game whose analysis was seen is no record, and the card says so") {
    Played game;
    game.model.run("analysis");
    game.model.run("analysis");
    game.enter(2, game.right(2));
    game.finish();
    REQUIRE(game.model.play.finished() != nullptr);
    const FinishedPuzzle& one = *game.model.play.finished();
    CHECK(one.peeked);
    const Statistics& all = game.model.play.statistics;
    CHECK(all.of(*one.level).finished == 1);
    CHECK(all.of(*one.level).best_seconds == 0);
    CHECK(all.of(*one.level).median_seconds == 0);
    CHECK_FALSE(all.rank_of(one));
    Statistics read;
    CHECK(read.read(saved::read(all.as_text())));
    CHECK(read.all().front().peeked);
}

TEST_CASE("the finish: a card over the board with what to do next, closed with Escape") {
    Screen screen(1280, 800);
    screen.app.paste(kOneLeft);
    screen.job();
    screen.on_event("press cell r9c9");
    screen.press(ImGuiKey_9);
    for (int frames = 0; frames < 30; ++frames) screen.draw();  // the wave
    CHECK(screen.has("next-puzzle"));
    CHECK(screen.has("share-result"));
    CHECK(screen.has("look-at-analysis"));
    screen.click("share-result");
    CHECK(screen.host.clipboard.find("Rookery: ") == 0);
    CHECK(screen.host.clipboard.find("no hints") != std::string::npos);
    screen.host.shares = true;
    screen.click("share-result");
    CHECK(screen.host.shared.find("no hints") != std::string::npos);
    CHECK(screen.host.shared.find("#p=") != std::string::npos);
    screen.press(ImGuiKey_Escape);
    CHECK_FALSE(screen.has("next-puzzle"));
}

TEST_CASE("the next puzzle has the level of the finished one, and its opening closes the card") {
    Played game;
    game.finish();
    REQUIRE(game.model.play.shows_finish());
    CHECK(game.model.run("next-puzzle"));
    CHECK(game.host.last_started("generate").options.at("level") == "easy");
    game.run();
    game.model.apply_changes();
    CHECK_FALSE(game.model.play.shows_finish());
    CHECK_FALSE(game.model.play.is_solved());
}

TEST_CASE("a look at the analysis after the finish does not spoil the next puzzle") {
    Played game;
    game.finish();
    CHECK(game.model.run("look-at-analysis"));
    CHECK(game.model.play.analysis_shown);
    CHECK_FALSE(game.model.play.finished()->peeked);
    game.model.run("new-easy");
    game.run();
    game.model.apply_changes();
    CHECK_FALSE(game.model.play.analysis_shown);
    CHECK_FALSE(game.model.play.help().peeked);
}

TEST_CASE("the choices of a player survive a reload") {
    Played game;
    for (const char* choice : {"both-marks", "auto-erase", "digit-first", "highlight-same", "count-mistakes"}) {
        game.model.run(choice);
    }
    game.model.save();
    Workbench next;
    for (const auto& [key, text] : game.host.texts) next.model.remembered(key, text);
    const PlayChoices& choices = next.model.play.choices;
    CHECK(choices.both_marks);
    CHECK_FALSE(choices.auto_erase);
    CHECK(choices.digit_first);
    CHECK_FALSE(choices.highlight_same);
    CHECK(choices.highlight_houses);
    CHECK(choices.count_mistakes);
}

}  // namespace rookery::shell
