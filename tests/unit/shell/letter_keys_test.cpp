// The switch that disables single-character shortcuts.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "shell/app/model.hpp"
#include "shell/commands/commands.hpp"
#include "shell/commands/key_commands.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/outline_state.hpp"
#include "support/shell/screen.hpp"
#include "support/shell/working_host.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;

// Whether both are active in some mode.
bool are_spoken_together(CommandGroup a, CommandGroup b) {
    using Group = CommandGroup;
    const auto mode_of = [](Group group) {
        return group == Group::path ? Group::board : group == Group::exact ? Group::generate : group;
    };
    const auto is_everywhere = [](Group group) { return group == Group::general || group == Group::handoff; };
    return is_everywhere(a) || is_everywhere(b) || mode_of(a) == mode_of(b);
}

std::vector<std::string> keys_of(const Command& command) {
    std::vector<std::string> keys;
    std::string_view rest = command.keys;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(" / "), rest.size());
        keys.emplace_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 3, rest.size()));
    }
    return keys;
}

}  // namespace

TEST_CASE("no two commands of a mode have the same letter") {
    const auto all = all_commands();
    for (const Command& a : all) {
        for (const Command& b : all) {
            if (a.id >= b.id || !are_spoken_together(a.group, b.group)) continue;
            for (const std::string& key : keys_of(a)) {
                if (!is_character_key(key)) continue;
                const auto others = keys_of(b);
                INFO(a.id, " and ", b.id, ": ", key);
                CHECK(std::find(others.begin(), others.end(), key) == others.end());
            }
        }
    }
}

TEST_CASE("which keys are a single character") {
    for (const char* key : {"H", "Shift+P", "?", "/", "[", "]"}) CHECK(is_character_key(key));
    for (const char* key : {"0", "Ctrl+Z", "Ctrl+Shift+Z", "Shift+Enter", "Shift+Left", "Space", "Backspace", "Escape",
                            "Enter", "Home", "Delete"}) {
        CHECK_FALSE(is_character_key(key));
    }
}

TEST_CASE("active keys") {
    WorkingHost host;
    Model model(host);
    CHECK(acting_keys(model, "Shift+Right / ]") == "Shift+Right / ]");
    model.letter_keys = false;
    CHECK(acting_keys(model, "Shift+Right / ]") == "Shift+Right");
    CHECK(acting_keys(model, "Backspace / Delete / 0") == "Backspace / Delete / 0");
    CHECK(acting_keys(model, "Ctrl+Y / Ctrl+Shift+Z") == "Ctrl+Y / Ctrl+Shift+Z");
    CHECK(acting_keys(model, "/").empty());
    CHECK(acting_keys(model, "Shift+P").empty());
    CHECK(acting_keys(model, "").empty());
}

TEST_CASE("letters and signs do nothing once switched off, and other keys still work") {
    Screen screen(1280, 800);
    screen.app.paste(samples::kPuzzle);
    screen.job();
    screen.on_event("press letter-keys");
    const json before = screen.state();
    CHECK(before["status"].get<std::string>().find("Single-letter keys are off") == 0);
    for (int letter = 0; letter < 26; ++letter) {
        const auto key = static_cast<ImGuiKey>(ImGuiKey_A + letter);
        screen.press(key);
        screen.press(key, ImGuiMod_Shift);
    }
    screen.type("?");
    screen.press(ImGuiKey_RightBracket);
    CHECK(screen.state() == before);
    CHECK_FALSE(screen.has("close-shortcuts"));

    screen.click("cell r1c3");
    screen.press(ImGuiKey_4);
    CHECK(value_in(screen.state(), 2) == "4");
    screen.press(ImGuiKey_DownArrow);
    CHECK(screen.state()["cursor"] == 11);
    screen.press(ImGuiKey_Z, ImGuiMod_Ctrl);
    CHECK(value_in(screen.state(), 2).empty());
    screen.press(ImGuiKey_K, ImGuiMod_Ctrl);
    CHECK(screen.state()["palette"].is_object());
    screen.press(ImGuiKey_Escape);
    CHECK(screen.state()["palette"].is_null());

    screen.on_event("press letter-keys");
    screen.press(ImGuiKey_S);
    for (int cell = 0; cell < 81; ++cell) CHECK_FALSE(value_in(screen.state(), cell).empty());
}

TEST_CASE("the page of shortcuts and the palette have the switch, and name no inactive key") {
    Screen screen(1280, 800);
    screen.type("?");
    screen.click("letter-keys");
    CHECK(screen.has("close-shortcuts"));
    screen.press(ImGuiKey_Escape);
    CHECK_FALSE(screen.has("close-shortcuts"));
    screen.press(ImGuiKey_K, ImGuiMod_Ctrl);
    screen.type("single letter");
    CHECK(screen.state()["palette"]["rows"][0]["n"].get<std::string>().find("Single-letter keys") == 0);
    screen.press(ImGuiKey_Enter);
    CHECK(screen.state()["status"] == "Single-letter keys are on");
}

TEST_CASE("the palette names only active keys") {
    WorkingHost host;
    Model model(host);
    const auto keys_of = [&](std::string_view id) {
        for (const PaletteRow& row : palette_rows(model)) {
            if (row.id == id) return row.keys;
        }
        return std::string("no such row");
    };
    model.palette.show(false);
    CHECK(keys_of("solve") == "S");
    model.letter_keys = false;
    CHECK(keys_of("solve").empty());
    CHECK(keys_of("undo") == "Ctrl+Z");
}

TEST_CASE("the switch is saved") {
    WorkingHost host;
    Model model(host);
    model.run("letter-keys");
    model.save();
    WorkingHost later_host;
    Model later(later_host);
    for (const auto& [key, text] : host.texts) later.remembered(key, text);
    CHECK_FALSE(later.letter_keys);
}

// A page that draws slowly sees the key go up late, as if it had been held.
TEST_CASE("a held key enters its digit once, and repeats undo") {
    Screen screen(1280, 800);
    const auto hold = [&](ImGuiKey key, ImGuiKey modifier) {
        ImGuiIO& io = ImGui::GetIO();
        if (modifier != ImGuiKey_None) io.AddKeyEvent(modifier, true);
        io.AddKeyEvent(key, true);
        for (int frame = 0; frame < 60; ++frame) screen.draw();  // seconds
        io.AddKeyEvent(key, false);
        if (modifier != ImGuiKey_None) io.AddKeyEvent(modifier, false);
        screen.draw();
    };
    const auto digit_in = [&](int cell) {
        return screen.state()["cells"][static_cast<std::size_t>(cell)]["v"].get<std::string>();
    };
    const auto enter = [&](int cell, ImGuiKey key) {
        REQUIRE(digit_in(cell).empty());
        screen.click("cell r1c" + std::to_string(cell + 1));
        hold(key, ImGuiKey_None);
    };
    std::vector<int> empty;
    for (int cell = 0; cell < 9; ++cell) {
        if (digit_in(cell).empty()) empty.push_back(cell);
    }
    REQUIRE(empty.size() >= 2);
    enter(empty[0], ImGuiKey_1);
    CHECK(digit_in(empty[0]) == "1");
    enter(empty[1], ImGuiKey_2);
    CHECK(digit_in(empty[1]) == "2");
    hold(ImGuiKey_Z, ImGuiMod_Ctrl);
    CHECK(digit_in(empty[0]).empty());
    CHECK(digit_in(empty[1]).empty());
}

}  // namespace rookery::shell
