// Keys reach fields and main commands on a page that no pointer has touched.
#include <doctest/doctest.h>

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "shell/commands/commands.hpp"
#include "shell/imgui/field_tabbing.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/screen.hpp"

namespace rookery::shell {

TEST_CASE("the key / moves to a list's filter before any other key is pressed") {
    const std::string two = std::string(samples::kPuzzle) +
                            "\n4.6....82.....67...9...1....4......58..3...967.1.....3...65..4.....4..57.....8...\n";
    Screen screen(1280, 800);
    screen.app.paste(two);
    screen.job();
    screen.press(ImGuiKey_Slash);
    screen.type("clues>99");
    CHECK(screen.state()["fields"][0]["value"] == "clues>99");
}

TEST_CASE("a paste closes the page that would hide it") {
    Screen screen(1280, 800);
    for (const char* page : {"shortcuts", "techniques", "formats"}) {
        CAPTURE(page);
        screen.on_event("press " + std::string(page));
        screen.draw();
        CHECK_FALSE(screen.has("hint"));
        screen.app.paste(samples::kPuzzle);
        screen.draw();
        CHECK(screen.has("hint"));
    }
}

TEST_CASE("no command of a mode has a key that a global command handles first") {
    for (const Command& general : all_commands()) {
        if (general.group != CommandGroup::general || general.keys.empty()) continue;
        for (const Command& other : all_commands()) {
            if (other.id == general.id || other.keys != general.keys) continue;
            CAPTURE(general.id);
            CAPTURE(other.id);
            // Ctrl+Enter and Escape belong to the currently open view.
            CHECK((general.keys == "Escape" || general.keys == "Ctrl+Enter"));
        }
    }
}

TEST_CASE("the key E moves to the puzzle box before any other key is pressed") {
    Screen other(1280, 800);
    other.press(ImGuiKey_E);
    other.type("12");
    CHECK(other.state()["fields"][0]["value"] == "12");
}

namespace {

// One frame, as a browser runs it.
std::function<void()> one_frame(Screen& screen) {
    return [&screen] { screen.draw(); };
}

std::string value_of(const Screen& screen, std::string_view field) {
    const auto state = screen.state();
    for (const auto& known : state["fields"]) {
        if (known["id"] == field) return known["value"];
    }
    return "no such field";
}

}  // namespace

TEST_CASE("Tab goes to a panel's next field and keeps the text, Shift+Tab to the previous one") {
    Screen screen(1280, 800);
    screen.on_event("press mode-generate");
    screen.draw();
    screen.click("##count");
    screen.press(ImGuiKey_A, ImGuiMod_Ctrl);
    // Typing and Tab before the next frame: nothing is lost.
    ImGui::GetIO().AddInputCharactersUTF8("37");
    CHECK(tab_from_field(false, one_frame(screen)));
    ImGui::GetIO().AddInputCharactersUTF8("7.1");
    CHECK(tab_from_field(false, one_frame(screen)));
    ImGui::GetIO().AddInputCharactersUTF8("7.9");
    CHECK(tab_from_field(true, one_frame(screen)));
    ImGui::GetIO().AddInputCharactersUTF8("7.2");  // the whole text of the field is selected
    leave_field(one_frame(screen));
    screen.draw();
    CHECK_FALSE(ImGui::GetIO().WantTextInput);
    CHECK(value_of(screen, "count") == "37");
    CHECK(value_of(screen, "er-from") == "7.2");
    CHECK(value_of(screen, "er-to") == "7.9");
}

TEST_CASE("in every panel Tab reaches each field in turn, and then leaves the canvas") {
    struct Panel {
        std::vector<const char*> commands;
        const char* first;
    };
    const std::vector<Panel> panels = {
        {{"mode-generate", "section-more", "section-start", "section-ease", "section-stop"}, "##count"},
        {{"mode-generate", "view-exact"}, "##exact-minutes"},
        {{"mode-enumerate", "random-grid", "view-puzzles"}, "##enumerate-clues"},
        {{"mode-play", "edit-text"}, "##puzzle-text"},
    };
    for (const Panel& panel : panels) {
        for (const float height : {800.0F, 2400.0F}) {
            CAPTURE(panel.first);
            CAPTURE(height);
            Screen screen(1280, height);
            for (const char* command : panel.commands) screen.on_event("press " + std::string(command));
            screen.draw();
            if (!screen.has(panel.first)) continue;
            screen.click(panel.first);
            REQUIRE(ImGui::GetIO().WantTextInput);
            int fields = 0;
            for (const Widget& widget : screen.widgets()) fields += widget.label.find("##") == 0 ? 1 : 0;
            std::set<ImGuiID> reached{ImGui::GetCurrentContext()->ActiveId};
            while (tab_from_field(false, one_frame(screen)) && reached.size() < 60) {
                CHECK(reached.insert(ImGui::GetCurrentContext()->ActiveId).second);
            }
            screen.draw();
            CHECK_FALSE(ImGui::GetIO().WantTextInput);
            if (height > 2000) CHECK(static_cast<int>(reached.size()) == fields);
        }
    }
}

}  // namespace rookery::shell
