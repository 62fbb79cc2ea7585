// The outline: every mode describes itself, and everything in it can be done through the outline.
#include "shell/widgets/outline.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "support/sample_puzzles.hpp"
#include "support/shell/screen.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;

// The node of that id; null if there is none.
json node_in(const json& nodes, std::string_view id) {
    for (const json& node : nodes) {
        if (node.value("id", std::string{}) == id) return node;
        if (!node.contains("parts")) continue;
        if (json found = node_in(node["parts"], id); !found.is_null()) return found;
    }
    return nullptr;
}
json node_in(const Screen& screen, std::string_view id) {
    return node_in(screen.outline()["parts"], id);
}

// 1300 lines with one puzzle each, which differ in one cell.
std::string long_list(int lines) {
    std::string list;
    for (int i = 0; i < lines; ++i) list += "1..." + std::string(76, '.') + static_cast<char>('1' + i % 9) + "\n";
    return list;
}

}  // namespace

TEST_CASE("requests from the document are parsed, and nothing else") {
    CHECK(read_asked("press step 3").id == "step 3");
    CHECK(read_asked("press+ctrl cell r1c1").ctrl);
    CHECK(read_asked("press+shift cell r1c1").shift);
    CHECK(read_asked("focus row 60").kind == Asked::Kind::focus);
    CHECK(read_asked("text filter er>7 clues<20").text == "er>7 clues<20");
    CHECK(read_asked("text filter").text.empty());
    CHECK(read_asked("rows sort-rows 77").place == 77);
    for (const char* nonsense : {"", " ", "dance 3", "rows", "rows x", "rows sort-rows", "rows sort-rows -1",
                                 "rows sort-rows 7x", "pressing solve"}) {
        CAPTURE(nonsense);
        CHECK(read_asked(nonsense).kind == Asked::Kind::nothing);
    }
}

TEST_CASE("the outline is complete in every mode: named parts, a board of 81 cells, one of them current") {
    Screen screen(1280, 800);
    screen.app.paste(samples::kPuzzle);
    screen.job();
    for (const std::string mode : {"play", "list", "generate", "enumerate", "lab"}) {
        CAPTURE(mode);
        screen.on_event("press mode-" + mode);
        const json outline = screen.outline();
        CHECK(outline["mode"] == mode);
        for (const json& part : outline["parts"]) {
            CHECK(part["role"] == "part");
            CHECK_FALSE(part["name"].get<std::string>().empty());
        }
        const json board = node_in(outline["parts"], "board");
        CHECK(board["side"] == 9);
        REQUIRE(board["parts"].size() == 81);
        int current = 0;
        for (const json& cell : board["parts"]) current += cell.value("current", false) ? 1 : 0;
        CHECK(current == 1);
        CHECK(node_in(outline["parts"], "mode-" + mode)["on"] == true);
    }
    screen.on_event("press mode-play");
    const json state = screen.state();
    CHECK(state["cells"][0]["n"] == "row 1 column 1, given 5");
    CHECK(state["cells"][2]["n"] == "row 1 column 3, empty");
    CHECK(state["title"].get<std::string>().find("Rookery \u2013 SE 1.2.1 ER ") == 0);
    CHECK(state["step"] == -1);
}

TEST_CASE("invalid UTF-8 does not break the outline") {
    Screen screen(1280, 800);
    screen.app.paste("\xFF\xFE 123");
    screen.draw();
    CHECK(node_in(screen, "puzzle-text")["value"].is_string());
}

TEST_CASE("a field with the canvas's keyboard focus is edited through the outline") {
    Screen screen(1280, 800);
    screen.on_event("press edit-text");
    screen.on_event("text puzzle-text hello");
    CHECK(node_in(screen, "puzzle-text")["value"] == "hello");
    screen.on_event("press read-text");
    CHECK(node_in(screen, "puzzle-text")["problem"].is_string());
}

TEST_CASE("cells, marks and steps through the outline") {
    Screen screen(1280, 800);
    screen.app.paste(samples::kPuzzle);
    screen.job();
    screen.on_event("focus cell r1c4");
    CHECK(screen.state()["cursor"] == 3);
    screen.on_event("press cell r1c3");
    screen.on_event("press digit-4");
    CHECK(screen.state()["cells"][2]["n"] == "row 1 column 3, 4");
    screen.on_event("press clear-cell");
    CHECK(value_in(screen.state(), 2).empty());
    screen.on_event("press notes");
    screen.on_event("press digit-4");
    screen.on_event("press digit-1");
    CHECK(screen.state()["cells"][2]["n"] == "row 1 column 3, notes 1 and 4");
    CHECK(node_in(screen, "notes")["on"] == true);
    CHECK(node_in(screen, "digit-5")["name"] == "5");
    CHECK(node_in(screen, "digit-5")["help"] == "Note 5");
    screen.on_event("press entry-digit");
    screen.on_event("press digit-5");
    CHECK(screen.state()["cells"][2]["n"].get<std::string>().find("conflict") != std::string::npos);
    screen.on_event("press undo");

    screen.on_event("press+ctrl cell r5c5");
    const auto selected = [&] {
        const json state = screen.state();
        return std::count_if(state["cells"].begin(), state["cells"].end(),
                             [](const json& cell) { return cell["s"].get<bool>(); });
    };
    CHECK(selected() == 2);
    screen.on_event("press cell r1c1");
    screen.on_event("press+shift cell r2c3");
    CHECK(selected() == 6);

    screen.on_event("focus step 3");
    CHECK(screen.state()["step"] == 2);
    CHECK(node_in(screen, "shown-step")["name"].is_string());
    CHECK(node_in(screen, "step 3")["enter"] == "apply-step");
    screen.on_event("focus step 3");
    CHECK(screen.state()["step"] == 2);
    screen.on_event("press close-step");
    CHECK(screen.state()["step"] == -1);
}

TEST_CASE("a table of the outline: sortable columns, all rows in parts, rows that open") {
    Screen screen(1280, 800);
    screen.app.paste(long_list(120));
    screen.job();
    const auto table = [&] { return screen.state()["table"]; };
    const auto line_of = [](const json& row) { return row[0].get<std::string>(); };
    CHECK(table()["first"] == 0);
    CHECK(table()["rows"].size() == 50);
    CHECK(table()["total"] == 120);
    screen.on_event("rows sort-rows 77");
    CHECK(table()["first"] == 50);
    CHECK(line_of(table()["rows"][27]) == "78");
    screen.on_event("rows sort-rows 100000");
    CHECK(table()["first"] == 100);
    CHECK(table()["rows"].size() == 20);
    CHECK(line_of(table()["rows"][19]) == "120");

    CHECK(node_in(screen, "sort-line")["sort"] == "none");
    screen.on_event("press sort-line");
    CHECK(node_in(screen, "sort-line")["sort"] == "ascending");
    screen.on_event("press sort-line");
    CHECK(node_in(screen, "sort-line")["sort"] == "descending");
    CHECK(line_of(table()["rows"][19]) == "1");
    screen.on_event("press row 120");
    CHECK(node_in(screen, "row 120")["on"] == true);

    // A row outside the view scrolls into it with the focus.
    screen.on_event("rows sort-rows 60");
    CHECK_FALSE(node_in(screen, "row 60").contains("box"));
    screen.on_event("focus row 60");
    CHECK(node_in(screen, "row 60").contains("box"));
}

TEST_CASE("any row of a long table of new puzzles can be marked and opened") {
    Screen screen(1280, 800);
    screen.on_event("press mode-generate");
    screen.on_event("press clear-pattern");
    screen.on_event("text count 1300");
    screen.on_event("press generate");
    const int job = screen.state()["jobs"][0]["id"].get<int>();
    Jobs& events = screen.app.jobs();
    events.job_planned(job, -1, 1300, "puzzle\tclues\tER\tEP\tED\thardest technique");
    for (int i = 0; i < 1300; ++i) {
        std::string puzzle(81, '.');  // the row number, in digits of its own
        for (int at = 0, rest = i; at < 4; ++at, rest /= 9)
            puzzle[static_cast<std::size_t>(at * 10)] = static_cast<char>('1' + rest % 9);
        events.job_rows(job, puzzle + "\t4\t1.2\t1.2\t1.2\tHidden single in box");
    }
    events.job_ended(job, JobEnd::finished, "");
    screen.on_event("press view-results");
    for (const int place : {59, 1233, 1299}) {
        CAPTURE(place);
        screen.on_event("rows sort-generated-rows " + std::to_string(place));
        const std::string id = "row " + std::to_string(place + 1);
        json row = node_in(screen, id);
        CHECK(row["space"] == "mark-row-" + std::to_string(place));
        CHECK(row["cells"].back() == "");
        screen.on_event("press " + row["space"].get<std::string>());
        row = node_in(screen, id);
        CHECK(row["cells"].back() == "marked");
        screen.on_event("press " + id);
        CHECK(screen.state()["mode"] == "play");
        screen.on_event("press mode-generate");
    }
    CHECK(says(screen.state(), "3 marked"));
}

TEST_CASE("patterns are drawn and jobs cancelled through the outline") {
    Screen screen(1280, 800);
    screen.on_event("press mode-generate");
    screen.on_event("press clear-pattern");
    screen.on_event("press symmetry-half-turn");
    screen.on_event("press cell r1c1");
    CHECK(screen.state()["cells"][0]["n"] == "row 1 column 1, clue cell");
    CHECK(screen.state()["cells"][80]["n"] == "row 9 column 9, clue cell");
    screen.on_event("press cell r1c1");
    CHECK(says(screen.state(), "No pattern"));
    screen.on_event("text count 2");
    screen.on_event("press generate");
    const json jobs = screen.state()["jobs"];
    REQUIRE(jobs.size() == 1);
    CHECK(jobs[0]["end"] == "");
    screen.on_event("press cancel-job-" + std::to_string(jobs[0]["id"].get<int>()));
    screen.job();
    CHECK(screen.state()["jobs"][0]["end"].get<std::string>().size() > 3);
}

TEST_CASE("a disabled control says so and is not activated") {
    Screen screen(1280, 800);
    CHECK(node_in(screen, "undo")["off"] == true);
    const json before = screen.outline();
    for (const char* event :
         {"press undo", "press nothing", "focus nothing", "text nothing at all", "rows nothing 5"}) {
        CAPTURE(event);
        screen.on_event(event);
        CHECK(screen.outline() == before);
    }
}

}  // namespace rookery::shell
