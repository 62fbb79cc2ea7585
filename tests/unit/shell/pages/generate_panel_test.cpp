// The mode "Generate" on screen, with the real verbs: pointer, keys, document, every page size.
#include <doctest/doctest.h>

#include <string>

#include "support/shell/outline_state.hpp"
#include "support/shell/screen.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;

std::string pattern_of(const json& state) {
    std::string mask;
    for (const json& cell : state["cells"]) mask += cell["v"].get<std::string>().empty() ? '.' : 'x';
    return mask;
}

std::string problem_of(const json& state, std::string_view id) {
    for (const json& field : state["fields"]) {
        if (field["id"] == id) return field["problem"].get<std::string>();
    }
    return "no such field";
}

void find_puzzles(Screen& screen, int count) {
    screen.on_event("text count " + std::to_string(count));
    screen.draw();
    screen.click("generate");
    screen.job();
}

}  // namespace

TEST_CASE("the pattern by pointer and keys: tools above the board, saving, deleting, Space and shifts") {
    Screen screen(1280, 800);
    screen.click("mode-generate");
    screen.click("pattern-letter-r");
    const std::string letter = pattern_of(screen.state());
    CHECK(says(screen.state(), "34 clue cells"));
    screen.click("shift-right");
    CHECK(pattern_of(screen.state()) != letter);
    screen.press(ImGuiKey_LeftArrow, ImGuiMod_Shift);
    CHECK(pattern_of(screen.state()) == letter);
    CHECK_FALSE(screen.has("saved-pattern-0"));
    screen.click("save-pattern");
    CHECK(screen.has("saved-pattern-0"));
    screen.click("pattern-ring");
    screen.click("saved-pattern-0");
    CHECK(pattern_of(screen.state()) == letter);
    screen.click("forget-pattern-0");
    CHECK_FALSE(screen.has("saved-pattern-0"));
    screen.click("clear-pattern");
    screen.press(ImGuiKey_Space);
    CHECK(pattern_of(screen.state()).find('x') == 40);
    CHECK(says(screen.state(), "Impossible: "));
}

TEST_CASE("sections unfold and fold; a folded one summarises its settings") {
    Screen screen(1280, 800);
    screen.click("mode-generate");
    CHECK_FALSE(screen.has("##ep-from"));
    screen.click("section-more");
    screen.draw();  // it scrolls into view
    screen.click("##ep-from");
    screen.type("99");
    screen.click("generate");
    CHECK(problem_of(screen.state(), "ep-from").find("1.0 to 12.0") != std::string::npos);
    CHECK(screen.host.started.back().verb != "generate");
    screen.on_event("text ep-from ");
    screen.click("section-more");
    CHECK_FALSE(screen.has("##ep-from"));
    CHECK(problem_of(screen.state(), "ep-from") == "no such field");
    CHECK_FALSE(screen.has("##clues-from"));
    screen.on_event("press clear-pattern");  // which leaves the number of clues open
    screen.draw();
    CHECK(screen.has("##clues-from"));
}

TEST_CASE("the required techniques have their own panel, closed by Escape") {
    Screen screen(1280, 800);
    screen.click("mode-generate");
    screen.on_event("press required-techniques");
    screen.draw();
    screen.click("require-x-wing");
    screen.press(ImGuiKey_Escape);
    CHECK_FALSE(screen.has("require-x-wing"));
    CHECK(screen.has("pattern-lattice"));
    screen.click("generate");
    CHECK(screen.host.started.back().options.at("with") == "X-wing");
}

TEST_CASE("rows are marked and opened by pointer; / moves to the filter; the sheet gets the marked ones") {
    Screen screen(1280, 800);
    screen.job();
    screen.click("mode-generate");
    find_puzzles(screen, 4);
    CHECK(screen.state()["table"]["total"] == 4);
    screen.click("mark-row-1");
    CHECK(screen.state()["table"]["rows"][1].back() == "marked");
    CHECK(screen.state()["table"]["rows"][0].back() == "");
    screen.click("per-page-1");
    screen.click("print-generated");
    REQUIRE(screen.host.printed.size() == 1);
    CHECK(screen.host.printed[0].puzzles.size() == 1);
    screen.press(ImGuiKey_Slash);
    screen.type("clues>80");
    CHECK(screen.state()["table"].is_null());
    screen.press(ImGuiKey_Escape);  // restores the field's previous text
    CHECK(screen.state()["table"]["total"] == 4);
    screen.click("row 3");
    CHECK(screen.state()["mode"] == "play");
    CHECK(screen.has("more-like-this"));
}

TEST_CASE("Ease and Toil: the choices of the board's puzzle, the method next to a target, the level test") {
    Screen screen(1280, 800);
    screen.app.paste("...7..9....9.3..5.68..4...1..3.26.7..2.....6..6.49.5..4...1..93.1..7.8....5..9...");
    screen.job();
    screen.click("mode-generate");
    screen.click("section-ease");
    json state = screen.state();
    int cells = 0;
    for (const json& row : state["histogram"]["rows"]) cells += row["count"].get<int>();
    CHECK(cells == 53);
    CHECK(says(state, "53 empty cells with 173 choices"));
    CHECK_FALSE(screen.has("masking-random"));
    screen.on_event("text wnef 0.2");
    screen.draw();
    CHECK(screen.has("masking-random"));
    CHECK(says(screen.state(), "Pattern not used"));
    screen.on_event("press test-levels");
    screen.job();
    const json levels = screen.state()["table"];
    CHECK(levels["rows"].back()[0] == "evil");
    CHECK(levels["rows"][0].back() == "yes");  // distinguished from the next level
    screen.on_event("press weight-linear");
    CHECK(screen.state()["table"].is_null());  // those were for other weights
    screen.on_event("press test-levels");
    screen.job();
    CHECK(screen.state()["table"]["rows"].size() == levels["rows"].size());
}

TEST_CASE("the mode fits at every size, unfolded, with results and saved patterns; targets are large enough") {
    struct Size {
        float width, height;
    };
    for (const Size size : {Size{1280, 800}, {1000, 700}, {800, 1000}, {600, 800}, {390, 844}, {360, 640}}) {
        CAPTURE(size.width);
        Screen screen(size.width, size.height);
        screen.on_event("press mode-generate");
        screen.on_event("press pattern-letter-r");
        screen.on_event("press save-pattern");
        screen.on_event("text wnef 0.3");
        for (const char* part : {"more", "start", "ease", "stop"}) {
            CAPTURE(part);
            screen.on_event("press section-" + std::string(part));
            screen.draw();
            screen.check_widths();
        }
        screen.on_event("press test-levels");
        screen.on_event("text wnef ");
        screen.job();
        screen.check_widths();
        find_puzzles(screen, 2);
        screen.check_widths();
        if (size.width >= 600) continue;
        for (const char* key : {"view-wishes", "generate", "mark-row-0", "print-generated", "per-page-6", "row 1"}) {
            CAPTURE(key);
            CHECK(screen.widget(key).height >= 44);
            CHECK(screen.widget(key).width >= 44);
        }
        screen.click("view-wishes");
        for (const char* tile : {"pattern-lattice", "pattern-heart"}) {
            if (!screen.has(tile)) continue;  // outside the view
            CHECK(screen.widget(tile).height >= 44);
        }
    }
}

}  // namespace rookery::shell
