// Unfinished games: kept when another puzzle is opened, continued with their time and help, merged between windows; the
// home of a player; and the start view.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "shell/app/model.hpp"
#include "shell/board/board_text.hpp"
#include "support/shell/screen.hpp"
#include "support/shell/workbench.hpp"

namespace rookery::shell {
namespace {

constexpr std::string_view kFirst = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kSecond =
    "...7..9....9.3..5.68..4...1..3.26.7..2.....6..6.49.5..4...1..93.1..7.8....5..9...";

struct Player {
    WorkingHost host;
    Model model{host};
    const std::vector<Game>& games() const { return model.play.games.all(); }
    void open(std::string_view puzzle) {
        model.paste(puzzle);
        host.run_all(model.jobs);
        model.apply_changes();
    }
    void enter(int cell, int digit) {
        model.play.entries().select(cell);
        model.run("digit-" + std::to_string(digit));
    }
};

}  // namespace

TEST_CASE("another puzzle leaves an unfinished game, which continues with its time and help") {
    Player player;
    player.open(kFirst);
    CHECK(player.games().empty());  // nothing was done yet
    player.enter(2, 4);
    REQUIRE(player.games().size() == 1);
    CHECK(player.games()[0].filled() == 100 / 51);
    player.host.clock += 70;
    player.model.apply_changes();
    player.open(kSecond);
    REQUIRE(player.games().size() == 1);
    CHECK(player.games()[0].seconds >= 70);
    player.enter(0, 1);
    REQUIRE(player.games().size() == 2);
    CHECK(player.games()[0].puzzle() == kSecond);  // the latest first
    player.model.run("continue-1");
    CHECK(player.model.play.board().entered[2] == 4);
    CHECK(player.model.play.timer.seconds(player.host.clock) >= 70);
    CHECK(player.model.mode == Mode::play);
    CHECK(player.model.run("undo"));  // brings back the other one
    CHECK(player.model.play.board().entered[0] == 1);
}

TEST_CASE("a game ends when it is solved, emptied, or deleted; a deleted one can be restored") {
    Player player;
    player.open("534678912672195348198342567859761423426853791713924856961537284287419635345286170");
    player.enter(80, 8);
    player.model.run("undo");
    CHECK(player.games().empty());
    player.enter(80, 9);
    CHECK(player.games().empty());
    player.open(kFirst);
    player.enter(2, 4);
    REQUIRE(player.games().size() == 1);
    CHECK(player.model.run("forget-game-0"));
    CHECK(player.games().empty());
    CHECK_FALSE(player.model.run("continue-0"));
    CHECK(player.model.run("restore-game"));
    CHECK(player.games().size() == 1);
    player.model.run("solve");
    CHECK(player.games().size() == 1);  // it asks first
    player.model.run("solve-anyway");
    CHECK(player.games().empty());
}

TEST_CASE("games are remembered, and merged with those of another window: the later state wins") {
    Player one;
    one.open(kFirst);
    one.enter(2, 4);
    one.model.save();
    const std::string text = one.host.texts.at("games");
    Player other;
    other.model.remembered("games", text);
    REQUIRE(other.games().size() == 1);
    CHECK(other.games()[0].board == one.games()[0].board);
    other.model.run("continue-0");
    other.enter(3, 6);
    other.model.save();
    one.model.remembered("games", other.host.texts.at("games"));
    REQUIRE(one.games().size() == 1);
    CHECK(one.games()[0].board.entered[3] == 6);
    other.model.run("forget-game-0");
    other.model.save();
    one.model.remembered("games", other.host.texts.at("games"));
    CHECK(one.games().empty());
}

TEST_CASE("broken games are set aside, and invalid ones skipped") {
    Player player;
    player.model.remembered("games", R"({"rookery":3,"games":7})");
    CHECK(player.host.texts.count("games-aside") == 1);
    player.model.remembered("games",
                            R"({"rookery":3,"games":[7,{},{"puzzle":"x","number":1},)"
                            R"({"puzzle":"..","number":-1,"game":{}},{"puzzle":"1","number":1,"game":{"board":7}}]})");
    CHECK(player.games().empty());
}

TEST_CASE("the puzzle of the day is begun from home, continued there, and shown in the calendar") {
    Screen screen(1280, 800, true);
    screen.on_event("press mode-home");
    CHECK(screen.state()["mode"] == "home");
    const int today = screen.host.today();
    CHECK(screen.has("day-" + std::to_string(today)));
    CHECK(screen.has("day-" + std::to_string(today - 6)));
    screen.click("calendar");
    CHECK_FALSE(screen.has("day-" + std::to_string(today + 1)));
    screen.click("earlier-month");
    screen.click("later-month");
    screen.click("play-today");
    screen.job();
    CHECK(screen.state()["mode"] == "play");
    CHECK_FALSE(screen.has("continue-0"));
}

TEST_CASE("a player has few tabs, a workbench all modes") {
    for (const float width : {390.0F, 800.0F, 1280.0F}) {
        CAPTURE(width);
        Screen screen(width, 844, true);
        screen.on_event("press mode-home");
        CHECK(screen.has("mode-learn"));
        CHECK(screen.has("workbench"));
        CHECK(screen.has("mode-lab"));  // in the page
        screen.click("workbench");
        CHECK(screen.state()["mode"] == "play");
        for (const char* mode : {"mode-home", "mode-play", "mode-list", "mode-generate", "mode-enumerate", "mode-lab"})
            CHECK(screen.has(mode));
        screen.check_widths();
    }
}

TEST_CASE("in a game the board takes the width of a phone, and every key can be hit") {
    struct Size {
        float width, height, share;  // of the board in the shorter side
    };
    for (const Size size : {Size{360, 640, 0.97F},
                            {390, 664, 0.97F},
                            {390, 844, 0.97F},
                            {844, 390, 0.96F},
                            {768, 1024, 0.97F},
                            {1280, 800, 0.85F},
                            {1920, 1080, 0.88F},
                            {2560, 1440, 0.9F},
                            {640, 400, 0.95F}}) {
        CAPTURE(size.width);
        CAPTURE(size.height);
        Screen screen(size.width, size.height, true);
        const float shorter = std::min(size.width, size.height);
        const float cell = screen.widget("cell r1c1").width;
        CHECK(9 * cell / shorter >= size.share);
        const Widget& last = screen.widget("cell r9c9");
        CHECK(last.x + last.width <= size.width);
        for (const char* key : {"digit-1", "digit-9", "undo", "hint", "clear-cell", "notes"}) {
            CAPTURE(key);
            const Widget& widget = screen.widget(key);
            CHECK(widget.height >= std::max(size.width < 1000 ? 44.0F : 36.0F, 9 * cell / 16));
            CHECK(widget.width >= 44);
            CHECK(widget.y + widget.height <= size.height);
            CHECK(widget.y >= (widget.x < last.x + last.width && size.width < size.height ? last.y + last.height : 0));
        }
        screen.check_widths();
    }
}

TEST_CASE("a player starts at home on another day and after a finished puzzle, otherwise in the game") {
    Player before;
    before.open(kFirst);
    before.enter(2, 4);
    before.model.save();
    {
        Player same;
        same.model.remembered("session", before.host.texts.at("session"));
        CHECK(same.model.mode == Mode::play);
    }
    Player next;
    next.host.day = before.host.today() + 1;
    next.model.remembered("session", before.host.texts.at("session"));
    CHECK(next.model.mode == Mode::home);
}

}  // namespace rookery::shell
