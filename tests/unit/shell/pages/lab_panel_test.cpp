// The mode "Lab" on screen: pointer, keys, document, every page size. Its jobs' rows are handmade.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "support/sample_puzzles.hpp"
#include "support/shell/lab_rows.hpp"
#include "support/shell/outline_state.hpp"
#include "support/shell/screen.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;
using sample_rows::lab_row;
using samples::kBruteMonster;
using samples::kMonsterSolution;

// The Lab with the monster and three running methods, none of which has reported anything.
void start(Screen& screen) {
    screen.click("mode-lab");
    screen.app.paste(kBruteMonster);
    screen.on_event("press lab-run");
    screen.draw();
}

int job(const Screen& screen, std::size_t index) {
    std::vector<int> ids;
    for (const auto& started : screen.host.started) {
        if (started.verb == "classic") ids.push_back(started.id);
    }
    return ids.at(index);
}

void finish(Screen& screen, std::size_t index, const std::string& row) {
    const int id = job(screen, index);
    screen.app.jobs().job_planned(id, 1, 1, "json");
    screen.app.jobs().job_rows(id, row);
    screen.app.jobs().job_ended(id, JobEnd::finished, {});
    screen.draw();
}

}  // namespace

TEST_CASE("the empty lab explains its purpose and offers puzzles and methods") {
    Screen screen(1280, 800);
    screen.click("mode-lab");
    const json state = screen.state();
    CHECK(state["mode"] == "lab");
    CHECK(says(state, "Textbook solvers, side by side"));
    for (const char* offer : {"lab-from-board", "lab-diagonal", "lab-sample-monster", "lab-sample-sixteen",
                              "lab-dimacs-save", "lab-method-0", "lab-settings-3", "lab-run", "lab-keep-trace"})
        CHECK(screen.has(offer));
    screen.click("lab-method-0");
    screen.click("lab-settings-3");
    CHECK(screen.has("lab-setting-3-bounds"));
    screen.click("lab-setting-3-bounds");
    screen.click("lab-add-3");
    screen.on_event("press lab-run");  // outside the visible part of the panel, like the added method
    screen.draw();
    CHECK(job(screen, 4) > 0);
    CHECK(says(screen.state(), "and 4 more"));
    CHECK(screen.host.last_started("classic").options.at("method") == "dlx");
}

TEST_CASE("methods are viewed one by one: counters, trees, trace") {
    Screen screen(1280, 800);
    start(screen);
    screen.app.jobs().job_activity(job(screen, 0), "1,204 nodes, 317 dead ends");
    screen.draw();
    CHECK(says(screen.state(), "1\u2009204 nodes, 317 dead ends"));
    CHECK(screen.has("lab-cancel-0"));
    finish(screen, 0, lab_row(kMonsterSolution, 1, "complete"));
    CHECK_FALSE(screen.has("lab-cancel-0"));
    finish(screen, 1, lab_row("", 0, "gave_up", false));
    json state = screen.state();
    CHECK(button_in(state, "lab-select-0")["label"].get<std::string>().find("one solution") != std::string::npos);
    CHECK(has_button(state, "lab-select-2"));
    CHECK(state["cells"][0]["n"] == "row 1 column 1, 9 in the solution");
    CHECK(state["cells"][14]["n"] == "row 2 column 6, given 3");
    CHECK(says(state, "a note"));
    screen.click("lab-tree");
    state = screen.state();
    CHECK(state["table"]["columns"].size() == 3);  // the third has reported nothing yet
    CHECK(state["table"]["rows"][2][1] == "90");
    CHECK(screen.has("lab-chart"));
    screen.press(ImGuiKey_X);
    state = screen.state();
    CHECK(state["table"]["rows"] == json::array({{"3", "-"}, {"7", "2"}}));
    CHECK(says(state, "and 5 more rows"));
    screen.click("lab-copy-trace");
    CHECK(screen.host.clipboard == "Prop\tRed\n3\t-\n7\t2\n");
    screen.press(ImGuiKey_N);
    CHECK(screen.state()["table"].is_null());  // the second left none
    screen.press(ImGuiKey_C);
    screen.on_event("press lab-select-2");
    screen.draw();
    screen.click("lab-cancel-2");
    screen.job();
    CHECK(says(screen.state(), "cancelled"));
}

TEST_CASE("a board of order 2 or 4 has its own cells, for the pointer and for the document") {
    Screen screen(1280, 800);
    screen.click("mode-lab");
    screen.click("lab-sample-diagonal");
    json state = screen.state();
    CHECK(state["cells"].size() == 16);
    CHECK(state["cells"][3]["n"] == "row 1 column 4, empty, on a diagonal");
    CHECK(screen.has("cell r4c4"));
    CHECK_FALSE(screen.has("cell r5c5"));
    screen.click("cell r2c3");
    CHECK(screen.state()["cursor"] == 6);
    screen.press(ImGuiKey_DownArrow);
    CHECK(screen.state()["cursor"] == 10);
    screen.on_event("focus cell r1c4");
    CHECK(screen.state()["cursor"] == 3);
    screen.on_event("focus cell r5c1");
    CHECK(screen.state()["cursor"] == 3);
    screen.click("lab-sample-sixteen");
    CHECK(screen.state()["cells"].size() == 256);
    CHECK(screen.has("cell r16c16"));
    screen.on_event("focus cell r16c16");
    CHECK(screen.state()["cursor"] == 255);
}

TEST_CASE("a race is started, reported and cancelled") {
    Screen screen(1280, 800);
    screen.click("mode-lab");
    screen.click("lab-view-race");
    CHECK(screen.widget("lab-race").disabled);
    screen.app.paste(std::string(kBruteMonster) + "\n123\n" + std::string(kBruteMonster) + "\n");
    screen.draw();
    screen.click("lab-race-problems");
    CHECK(says(screen.state(), "Line 2, column "));
    screen.click("lab-race");
    screen.app.jobs().job_rows(job(screen, 0), lab_row(kMonsterSolution, 1, "complete"));
    screen.draw();
    const json state = screen.state();
    CHECK(says(state, "1 of 2"));
    CHECK(says(state, "1 solved"));
    screen.click("lab-cancel-all");
    screen.job();
    CHECK(says(screen.state(), "The race was stopped early"));
    CHECK(screen.has("lab-copy-race"));
}

TEST_CASE("everything fits on every page, in all states") {
    struct Size {
        float width, height;
    };
    for (const Size size : {Size{1280, 800}, Size{1000, 640}, Size{768, 1024}, Size{390, 844}, Size{320, 568}}) {
        CAPTURE(size.width);
        Screen screen(size.width, size.height);
        screen.click("mode-lab");
        screen.check_widths();
        screen.on_event("press lab-settings-5");
        screen.draw();
        screen.check_widths();
        screen.on_event("press lab-run");
        screen.draw();
        finish(screen, 0, lab_row(kMonsterSolution, 1, "complete"));
        for (const char* view : {"lab-counters", "lab-tree", "lab-trace", "lab-sample-diagonal", "sheet"}) {
            screen.on_event(std::string("press ") + view);
            screen.draw();
            screen.check_widths();
        }
        screen.on_event("press lab-view-race");
        screen.on_event("press lab-race-sample");
        screen.draw();
        screen.check_widths();
        screen.on_event("press lab-race");
        screen.draw();
        screen.check_widths();
    }
}

TEST_CASE("fields in the document, and Ctrl+Enter inside them") {
    Screen screen(1280, 800);
    screen.click("mode-lab");
    screen.on_event("text lab-limit 5");
    screen.on_event("text lab-seed 9");
    bool found = false;
    const json state = screen.state();
    for (const json& field : state["fields"]) found = found || field["id"] == "lab-effort";
    CHECK(found);
    screen.press(ImGuiKey_Enter, ImGuiMod_Ctrl);
    const auto& options = screen.host.last_started("classic").options;
    CHECK(options.at("limit") == "5");
    CHECK(options.at("seed") == "9");
}

}  // namespace rookery::shell
