// The view "Exact" on screen, with the real verb: pointer, keys, document, every page size.
#include <doctest/doctest.h>

#include <string>

#include "support/shell/screen.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;

// Clue cells; naked singles never reach some of the other cells.
constexpr int kStalling[] = {0, 1, 10, 11, 12, 13, 19, 22, 23, 28, 29, 34, 36, 38, 42, 46, 47, 53, 56, 62, 65, 78};

bool feasibility_says(const json& state, std::string_view fact) {
    for (const json& said : state["facts"]) {
        if (said.get<std::string>().find(fact) != std::string::npos) return true;
    }
    return false;
}

void open_view(Screen& screen, std::string_view pattern) {
    screen.job();
    screen.on_event("press mode-generate");
    screen.on_event("press view-exact");
    screen.on_event("press pattern-" + std::string(pattern));
    screen.draw();
}

int digits_in(const json& state) {
    int digits = 0;
    for (const json& cell : state["cells"]) {
        const std::string value = cell["v"];
        digits += value.size() == 1 && value[0] >= '1' && value[0] <= '9';
    }
    return digits;
}

}  // namespace

TEST_CASE("a pattern is decided by pointer, its puzzle copied and opened; the view is found by its key") {
    Screen screen(1280, 800);
    screen.job();
    screen.click("mode-generate");
    screen.press(ImGuiKey_X);
    REQUIRE(screen.has("decide"));
    screen.click("pattern-lattice");
    screen.click("##exact-seed");
    screen.type("7");
    screen.click("decide");
    screen.job();
    json state = screen.state();
    CHECK(feasibility_says(state, "Yes: "));
    CHECK(digits_in(state) == 29);
    screen.click("copy-exact");
    CHECK(screen.host.clipboard.size() == 81);
    screen.click("open-exact");
    screen.job();
    state = screen.state();
    CHECK(state["mode"] == "play");
    CHECK(screen.state()["steps"].size() > 0);
    screen.click("status-undo");
    CHECK(screen.state()["mode"] == "generate");
    CHECK(digits_in(screen.state()) == 29);
    screen.press(ImGuiKey_Enter);
    CHECK(screen.state()["mode"] == "play");
}

TEST_CASE("Ctrl+Enter decides in this view, also from a field, and generates in the others") {
    Screen screen(1280, 800);
    open_view(screen, "lattice");
    screen.press(ImGuiKey_Enter, ImGuiMod_Ctrl);
    CHECK(screen.host.started.back().verb == "exact");
    screen.on_event("press cancel-deciding");
    screen.job();
    screen.click("##exact-minutes");
    screen.press(ImGuiKey_Enter, ImGuiMod_Ctrl);
    CHECK(screen.host.started.back().verb == "exact");
    screen.on_event("press cancel-deciding");
    screen.job();
    screen.on_event("press view-wishes");
    screen.draw();
    screen.press(ImGuiKey_Enter, ImGuiMod_Ctrl);
    CHECK(screen.host.started.back().verb == "generate");
    screen.on_event("press cancel-generating");
    screen.job();
}

TEST_CASE("the reason for an impossible pattern is shown under the board and on it as soon as it is drawn") {
    Screen screen(1280, 800);
    open_view(screen, "lattice");
    screen.on_event("press clear-pattern");
    for (const int cell : kStalling) screen.on_event("press cell " + cell_name(cell));
    screen.draw();
    CHECK_FALSE(feasibility_says(screen.state(), "Impossible: "));
    screen.click("strategy-hidden");
    const json state = screen.state();
    CHECK(feasibility_says(state, "Impossible: a naked single needs 8 digits"));
    int marked = 0;
    for (const json& cell : state["cells"])
        marked += cell["n"].get<std::string>().find("in the way") != std::string::npos;
    CHECK(marked > 0);
    CHECK(screen.widget("decide").disabled);
    screen.on_event("press clear-pattern");
    screen.draw();
    CHECK(feasibility_says(screen.state(), "No pattern: draw the clue cells"));
}

TEST_CASE("the document has everything: strategies, fields, the search, the fewest clues as a table") {
    Screen screen(390, 844);
    open_view(screen, "lattice");
    screen.on_event("press strategy-locked");
    screen.on_event("text exact-minutes 0");
    screen.on_event("press decide");
    json state = screen.state();
    for (const json& field : state["fields"]) {
        if (field["id"] == "exact-minutes")
            CHECK(field["problem"].get<std::string>().find("1 to") != std::string::npos);
    }
    screen.on_event("text exact-minutes ");
    screen.on_event("press decide");
    CHECK(screen.state()["jobs"].size() == 1);
    screen.job();
    CHECK(feasibility_says(screen.state(), "Yes: naked singles and hidden singles alone"));
    screen.on_event("press section-fewest");
    screen.on_event("press search-fewest");
    const int job = screen.host.started.back().id;
    screen.app.jobs().job_rows(job, R"({"clues":28,"puzzle":")" + screen.app.copy_text() + R"(","answer":"found"})");
    screen.on_event("press cancel-deciding");
    screen.job();
    state = screen.state();
    CHECK(button_in(state, "fewest-row-0")["label"] == "29 clues, naked singles and hidden singles");
    CHECK_FALSE(has_button(state, "fewest-row-1"));
    screen.on_event("press fewest-row-0");
    CHECK(screen.state()["mode"] == "play");
}

TEST_CASE("the view fits at every size, before, during and after; its targets are large enough for fingers") {
    struct Size {
        float width, height;
    };
    for (const Size size : {Size{1280, 800}, {1000, 700}, {800, 1000}, {600, 800}, {390, 844}, {360, 640}}) {
        CAPTURE(size.width);
        Screen screen(size.width, size.height);
        open_view(screen, "lattice");
        screen.on_event("press section-fewest");
        screen.draw();
        screen.check_widths();
        screen.click("decide");
        screen.check_widths();
        const bool narrow = size.width < 600;
        if (narrow) {
            for (const char* key : {"view-wishes", "view-exact", "pause-deciding", "cancel-deciding"}) {
                CAPTURE(key);
                CHECK(screen.widget(key).height >= 44);
                CHECK(screen.widget(key).width >= 44);
            }
        }
        screen.job();
        screen.check_widths();
        CHECK(feasibility_says(screen.state(), "Yes: "));
        CHECK(screen.has("open-exact"));
        if (narrow && size.height >= 800) CHECK(screen.widget("open-exact").height >= 44);  // all of it is visible
    }
}

}  // namespace rookery::shell
