// The whole UI without a page: frames are not shown, and tests click widgets by their labels.
#include "shell/app/view/app.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <string>

#include "shell/widgets/layout.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/outline_state.hpp"
#include "support/shell/screen.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;

}  // namespace

TEST_CASE("cells, digits and arrows by pointer and keyboard") {
    Screen screen(1280, 800);
    screen.app.paste(samples::kPuzzle);
    screen.draw();
    screen.click("cell r1c3");
    CHECK(screen.state()["cursor"] == 2);
    screen.press(ImGuiKey_4);
    CHECK(value_in(screen.state(), 2) == "4");
    screen.press(ImGuiKey_DownArrow);
    CHECK(screen.state()["cursor"] == 11);
    screen.click("digit-2");
    CHECK(value_in(screen.state(), 11) == "2");
    screen.press(ImGuiKey_Backspace);
    CHECK(value_in(screen.state(), 11).empty());
    screen.press(ImGuiKey_7, ImGuiMod_Shift);
    CHECK(screen.state()["cells"][11]["n"] == "row 2 column 3, note 7");
    screen.press(ImGuiKey_Space);
    screen.press(ImGuiKey_2);
    CHECK(screen.state()["cells"][11]["n"] == "row 2 column 3, notes 2 and 7");
    screen.press(ImGuiKey_Z, ImGuiMod_Ctrl);
    CHECK(screen.state()["cells"][11]["n"] == "row 2 column 3, note 7");
    screen.press(ImGuiKey_Y, ImGuiMod_Ctrl);
    CHECK(screen.state()["cells"][11]["n"] == "row 2 column 3, notes 2 and 7");
}

TEST_CASE("solving, hints and the path by their buttons and keys") {
    Screen screen(1280, 800);
    screen.app.paste(samples::kPuzzle);
    screen.job();
    screen.click("step 3");
    CHECK(screen.state()["step"] == 2);
    screen.press(ImGuiKey_N);
    CHECK(screen.state()["step"] == 3);
    screen.press(ImGuiKey_UpArrow);
    CHECK(screen.state()["step"] == 2);
    screen.click("apply-step");
    CHECK(screen.state()["step"] == 3);
    screen.press(ImGuiKey_Escape);
    CHECK(screen.state()["step"] == -1);
    screen.press(ImGuiKey_H);
    CHECK(screen.state()["status"].get<std::string>().find("Look at") == 0);
    screen.click("hint-more");
    CHECK(screen.state()["status"].get<std::string>().find("Look for") == 0);
    screen.click("solve");
    for (int cell = 0; cell < 81; ++cell) CHECK_FALSE(value_in(screen.state(), cell).empty());
    screen.click("status-undo");
    CHECK(value_in(screen.state(), 80) == "9");
    CHECK(value_in(screen.state(), 78).empty());
}

TEST_CASE("a list by pointer: sort, filter, open") {
    Screen screen(1280, 800);
    screen.click("mode-list");
    screen.click("sample-list");
    screen.job();
    screen.click("sort-er");
    screen.click("##filter");
    screen.type("clues<26");
    const json state = screen.state();
    CHECK(state["fields"][0]["value"] == "clues<26");
    CHECK(state["table"]["total"].get<int>() > 0);
    screen.click("row 1");
    CHECK(screen.state()["mode"] == "list");  // next to the board
}

TEST_CASE("a pattern drawn with the pointer, and puzzles on it") {
    Screen screen(1280, 800);
    screen.job();
    screen.click("mode-generate");
    screen.click("clear-pattern");
    screen.click("symmetry-half-turn");
    screen.click("cell r1c1");
    CHECK(value_in(screen.state(), 0) == "x");
    CHECK(value_in(screen.state(), 80) == "x");
    screen.click("cell r9c9");
    CHECK(value_in(screen.state(), 0).empty());
    screen.click("pattern-lattice");
    screen.click("generate");
    screen.job();
    CHECK(screen.state()["table"]["total"] == 10);
    screen.click("row 1");
    CHECK(screen.state()["mode"] == "play");
    CHECK(screen.state()["cells"][0]["n"].get<std::string>().find("given") != std::string::npos);
}

TEST_CASE("the page of shortcuts opens with ? and closes with Escape") {
    Screen screen(1280, 800);
    screen.type("?");
    CHECK(screen.has("close-shortcuts"));
    screen.press(ImGuiKey_Escape);
    CHECK_FALSE(screen.has("close-shortcuts"));
}

TEST_CASE("text typed in a field is not a command") {
    Screen screen(1280, 800);
    screen.app.paste(samples::kPuzzle);
    screen.draw();
    screen.press(ImGuiKey_E);
    screen.click("##puzzle-text");
    const json before = screen.state()["cells"];
    screen.press(ImGuiKey_S);
    screen.press(ImGuiKey_5);
    CHECK(screen.state()["cells"] == before);
}

TEST_CASE("every page fits: no control is wider than the page, or too small for a finger on a narrow one") {
    struct Size {
        float width, height;
    };
    for (const Size size : {Size{1280, 800}, {1000, 700}, {800, 1000}, {600, 800}, {390, 844}, {360, 640}}) {
        for (const char* mode : {"play", "list", "generate", "enumerate"}) {
            CAPTURE(size.width);
            CAPTURE(mode);
            Screen screen(size.width, size.height);
            screen.app.paste(samples::kPuzzle);
            screen.on_event("press mode-list");
            screen.on_event("press sample-list");
            screen.on_event("press mode-" + std::string(mode));
            screen.job();
            screen.check_widths();
            if (size.width >= 600 || std::string_view(mode) != "play") continue;
            for (const char* key : {"digit-1", "digit-9", "undo", "hint", "mode-list"}) {
                CHECK(screen.widget(key).height >= 44);
                CHECK(screen.widget(key).width >= 44);
            }
        }
    }
}

TEST_CASE("the board's size does not depend on running jobs, and cells are whole pixels") {
    for (const float width : {390.0F, 800.0F, 1280.0F, 1920.0F}) {
        for (const Mode mode : {Mode::play, Mode::list, Mode::generate, Mode::enumerate}) {
            const Layout idle = layout_for(width, 844, {.mode = mode});
            const Layout busy = layout_for(width, 844, {.mode = mode, .bar = {true, true}});
            CHECK(idle.cell == busy.cell);
            CHECK(idle.cell == std::floor(idle.cell));
            CHECK(idle.board.right() <= width);
            CHECK(idle.bar.bottom() <= 844);
        }
    }
}

TEST_CASE("the board of any size has the whole width of a phone, and the keys are large where the page allows it") {
    struct Page {
        float width, height;
        bool roomy;
    };
    for (const Page& page : {Page{390, 844, true}, Page{360, 640, false}, Page{768, 1024, true}, Page{844, 390, false},
                             Page{1280, 800, false}, Page{1920, 1080, false}}) {
        for (const int rows : {4, 6, 8, 9, 12, 16, 25}) {
            CAPTURE(page.width);
            CAPTURE(rows);
            const Layout layout = layout_for(page.width, page.height,
                                             {.mode = Mode::sized, .game = true, .rows = rows, .keypad_rows = 3});
            CHECK(layout.rows == rows);
            CHECK(layout.board.width == layout.cell * static_cast<float>(rows) + layout.coordinates);
            CHECK(layout.board.right() <= page.width);
            CHECK(layout.board.bottom() <= page.height);
            CHECK(layout.keypad.right() <= page.width);
            CHECK(layout.keypad.bottom() <= page.height);
            CHECK(layout.key >= 36);
            if (page.roomy) CHECK(layout.key >= 44);
            if (page.width == 390) CHECK(layout.board.width > page.width - static_cast<float>(rows));
        }
    }
}

}  // namespace rookery::shell
