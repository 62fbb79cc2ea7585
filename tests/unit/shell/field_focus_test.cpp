// Keys lead to fields and main commands on a page that no pointer has touched.
#include <doctest/doctest.h>

#include <string>

#include "model/commands.hpp"
#include "support/screen.hpp"

namespace rookery::shell {

TEST_CASE("the key / leads to the filter of a list before anything was pressed") {
    constexpr std::string_view kTwo =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
        "4.6....82.....67...9...1....4......58..3...967.1.....3...65..4.....4..57.....8...\n";
    Screen screen(1280, 800);
    screen.app.paste(kTwo);
    screen.work();
    screen.press(ImGuiKey_Slash);
    screen.type("clues>99");
    CHECK(screen.state()["fields"][0]["value"] == "clues>99");
}

TEST_CASE("what is pasted is seen: it closes the page that stood in its place") {
    constexpr std::string_view kOne =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    Screen screen(1280, 800);
    for (const char* page : {"shortcuts", "techniques", "formats"}) {
        CAPTURE(page);
        screen.app.twin_event("button " + std::string(page));
        screen.draw();
        CHECK_FALSE(screen.has("hint"));
        screen.app.paste(kOne);
        screen.draw();
        CHECK(screen.has("hint"));
    }
}

TEST_CASE("no command of a mode has a key that one of the whole page takes first") {
    for (const Command& general : all_commands()) {
        if (general.group != CommandGroup::general || general.keys.empty()) continue;
        for (const Command& other : all_commands()) {
            if (other.id == general.id || other.keys != general.keys) continue;
            CAPTURE(general.id);
            CAPTURE(other.id);
            // Ctrl+Enter and Escape are for what is open at the time.
            CHECK((general.keys == "Escape" || general.keys == "Ctrl+Enter"));
        }
    }
}

TEST_CASE("the key E leads to the box for a puzzle before anything was pressed") {
    Screen other(1280, 800);
    other.press(ImGuiKey_E);
    other.type("12");
    CHECK(other.state()["fields"][0]["value"] == "12");
}

}  // namespace rookery::shell
