// The mode "Enumerate" on screen, with the real verbs: pointer, keys, document.
#include <doctest/doctest.h>

#include <string>

#include "support/puzzles/known_grids.hpp"
#include "support/shell/outline_state.hpp"
#include "support/shell/screen.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

using known::kG4;
using known::kG4Puzzle;
using nlohmann::json;

void take_grid(Screen& screen) {
    screen.click("mode-enumerate");
    screen.app.paste(kG4);
    screen.draw();
    screen.job();
}

std::string name_of(const json& state, int cell) {
    return state["cells"][static_cast<std::size_t>(cell)]["n"].get<std::string>();
}

int named(const json& state, std::string_view part) {
    int count = 0;
    for (const json& cell : state["cells"])
        count += cell["n"].get<std::string>().find(part) != std::string::npos ? 1 : 0;
    return count;
}

// Presses one cell, drags to another, and releases there.
void drag(Screen& screen, std::string_view from, std::string_view to) {
    ImGuiIO& io = ImGui::GetIO();
    const auto go = [&](std::string_view cell) {
        const Widget& at = screen.widget(cell);
        io.AddMousePosEvent(at.x + at.width / 2, at.y + at.height / 2);
    };
    go(from);
    io.AddMouseButtonEvent(0, true);
    screen.draw();
    go(to);
    screen.draw();
    io.AddMouseButtonEvent(0, false);
    screen.draw();
}

}  // namespace

TEST_CASE("the empty page offers its sources") {
    Screen screen(1280, 800);
    screen.click("mode-enumerate");
    for (const char* source : {"open-file", "grid-from-board", "grid-random", "grid-strange"})
        CHECK(screen.has(source));
    screen.click("grid-fourteen");
    CHECK(value_in(screen.state(), 0) == std::string(1, kG4[0]));
    CHECK(value_in(screen.state(), 80) == std::string(1, kG4[80]));
    screen.press(ImGuiKey_Z, ImGuiMod_Ctrl);
    CHECK(screen.has("grid-fourteen"));
}

TEST_CASE("sets by pointer and keyboard: 311 of them, one on the board, the next, a size, the disjoint ones") {
    Screen screen(1280, 800);
    take_grid(screen);
    json state = screen.state();
    CHECK(state["mode"] == "enumerate");
    CHECK(says(state, "311 sets of up to 12 cells; "));
    CHECK(says(state, "are disjoint, so every puzzle has at least "));
    CHECK(state["table"]["total"] == 311);
    std::int64_t counted = 0;
    for (const json& bar : state["histogram"]["rows"]) counted += bar["count"].get<std::int64_t>();
    CHECK(counted == 311);

    screen.click("row 2");
    state = screen.state();
    const int cells = std::stoi(state["table"]["rows"][1][0].get<std::string>());
    CHECK(named(state, "in the set") == cells);
    CHECK(state["table"]["chosen"] == 1);
    screen.press(ImGuiKey_DownArrow);
    CHECK(screen.state()["table"]["chosen"] == 2);
    screen.press(ImGuiKey_UpArrow);
    screen.press(ImGuiKey_UpArrow);
    CHECK(screen.state()["table"]["chosen"] == 0);
    screen.press(ImGuiKey_Escape);
    CHECK(named(screen.state(), "in the set") == 0);

    screen.click("sizes");  // the bar in the middle of the chart, or the nearest
    state = screen.state();
    CHECK(state["table"]["total"].get<int>() < 311);
    screen.click("sets-all");
    screen.click("sets-digit-4");
    CHECK(screen.state()["table"]["total"].get<int>() < 311);
    screen.click("sets-digit-4");
    screen.press(ImGuiKey_D);
    state = screen.state();
    const auto clique = state["table"]["total"].get<std::size_t>();
    CHECK(clique >= 10);
    CHECK(state["table"]["columns"].size() == 4);
    CHECK(named(state, "in set A") == std::stoi(state["table"]["rows"][0][1].get<std::string>()));
}

TEST_CASE("cells are marked with brush strokes; a search with them finds the puzzle; Enter plays it") {
    Screen screen(1280, 800);
    take_grid(screen);
    screen.click("view-puzzles");
    screen.click("brush-barred");
    drag(screen, "cell r1c2", "cell r1c3");
    CHECK(name_of(screen.state(), 1) == "row 1 column 2, 2, must not be a clue");
    CHECK(name_of(screen.state(), 2) == "row 1 column 3, 3, must not be a clue");
    screen.press(ImGuiKey_Z, ImGuiMod_Ctrl);
    CHECK(named(screen.state(), "must not be a clue") == 0);
    screen.press(ImGuiKey_Escape);  // the brush is deselected
    screen.click("cell r1c2");
    CHECK(named(screen.state(), "must not be a clue") == 0);

    // Fourteen of a known puzzle's clues are required, and hardly any cells are left for the other three.
    int required = 0;
    for (int cell = 0; cell < 81; ++cell) {
        const bool clue = kG4Puzzle[static_cast<std::size_t>(cell)] != '.';
        const bool given = clue && required < 14;
        required += given ? 1 : 0;
        if (!given && (clue || cell % 9 == 0)) continue;
        screen.on_event("focus cell " + cell_name(cell));
        screen.press(ImGuiKey_Space);
        if (!given) screen.press(ImGuiKey_Space);
    }
    CHECK(named(screen.state(), "must be a clue") == 14);
    screen.click("enumerate");
    CHECK(screen.has("pause-search"));
    screen.job();
    json state = screen.state();
    const auto found = state["table"]["total"].get<int>();
    CHECK(found >= 1);
    CHECK(says(state, ", and no others"));
    screen.click("row 1");
    CHECK(named(screen.state(), ", clue") == 17);
    screen.press(ImGuiKey_Enter);
    state = screen.state();
    CHECK(state["mode"] == "play");
    CHECK(state["cells"][0]["n"] == "row 1 column 1, given 1");
}

TEST_CASE("an estimate is shown next to its button and in the document") {
    Screen screen(1280, 800);
    take_grid(screen);
    screen.click("view-puzzles");
    screen.on_event("text enumerate-clues 16");
    screen.click("estimate");
    CHECK(says(screen.state(), "Running a sample"));
    screen.job();
    CHECK(says(screen.state(), "about "));
    screen.on_event("text enumerate-clues 99");
    screen.click("estimate");
    CHECK(screen.state()["fields"][0]["problem"] == "enter 16 to 25 clues");
}

TEST_CASE("both views fit at every size, with kept searches and a chosen set") {
    struct Size {
        float width, height;
    };
    for (const Size size : {Size{1280, 800}, {1000, 700}, {800, 1000}, {600, 800}, {390, 844}, {360, 640}}) {
        CAPTURE(size.width);
        Screen screen(size.width, size.height);
        take_grid(screen);
        KeptJob kept;
        kept.key = "k";
        kept.verb = "enumerate";
        kept.options = {{"clues", "17"}};
        kept.input = kG4;
        kept.parts = 64;
        kept.parts_done = 34;
        screen.app.host_events().kept_jobs({kept});
        for (const char* view : {"view-sets", "view-puzzles", "close-grid"}) {
            CAPTURE(view);
            screen.on_event("press " + std::string(view));
            screen.draw();
            screen.check_widths();
        }
    }
}

}  // namespace rookery::shell
