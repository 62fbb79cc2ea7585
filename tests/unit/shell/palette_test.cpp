// The palette: what its text finds, in which order, and the effect of running a row; by keyboard, pointer and document.
#include "shell/app/palette.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "shell/app/model.hpp"
#include "shell/commands/commands.hpp"
#include "shell/commands/palette_commands.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/screen.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;

std::vector<PaletteRow> rows_for(Model& model, std::string text) {
    model.palette.show(false);
    model.palette.set_text(std::move(text));
    return palette_rows(model);
}

std::size_t place_of(const std::vector<PaletteRow>& rows, std::string_view id) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const PaletteRow& row) { return row.id == id; });
    return static_cast<std::size_t>(found - rows.begin());
}

}  // namespace

TEST_CASE("every command except those of Escape and the palette itself can be found by its label, first or second") {
    WorkingHost host;
    Model model(host);
    model.paste(samples::kPuzzle);
    std::size_t found = 0;
    for (const Command& command : all_commands()) {
        if (command.keys == "Escape" || command.id == "sheet" || command.id.substr(0, 7) == "palette") continue;
        if (command.id.find("section-") != std::string_view::npos || command.id.starts_with("tour-") ||
            command.id == "solve-anyway" || command.id == "cancel-question" || command.id == "restore-backup")
            continue;  // found in their mode
        CAPTURE(command.id);
        const auto rows = rows_for(model, std::string(command.label));
        const std::size_t place = place_of(rows, command.id);
        REQUIRE(place < rows.size());
        // Rows with the same name, or possible ones that also match its letters, may come before one that is not
        // possible.
        if (rows[place].possible()) {
            const bool others = std::any_of(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(place),
                                            [&](const PaletteRow& row) { return row.label != command.label; });
            CHECK((place <= 2 || !others));
        }
        ++found;
    }
    CHECK(found > 150);
}

TEST_CASE("unavailable commands have a reason, and are not run") {
    WorkingHost host;
    Model model(host);
    model.run("clear-board");
    const auto rows = rows_for(model, "rate puzzle");
    const std::size_t place = place_of(rows, "rate");
    REQUIRE(place < rows.size());
    CHECK(rows[place].reason == "no puzzle on the board");
    model.run("palette-row-rate");
    CHECK(model.palette.open);
    const auto all = rows_for(model, "");  // possible ones first
    for (std::size_t i = 1; i < all.size(); ++i) CHECK((all[i - 1].possible() || !all[i].possible()));
}

TEST_CASE("a row is run by its command, even if it has moved") {
    WorkingHost host;
    Model model(host);
    const std::size_t before = place_of(rows_for(model, "theme"), "theme");
    const auto rows = rows_for(model, "m");  // the user has typed on, and the rows have moved
    REQUIRE(place_of(rows, "theme") < rows.size());
    REQUIRE(place_of(rows, "theme") != before);
    model.run(palette_row_command("theme"));
    CHECK_FALSE(model.palette.open);
    CHECK(model.palette.recent.ids() == std::vector<std::string>{"theme"});
}

TEST_CASE("a command of another mode switches to it first; recent ones come first and survive a reload") {
    WorkingHost host;
    Model model(host);
    for (const char* id : {"invert-pattern", "lab-view-race", "decide", "theme"}) {
        const Command* command = find_command(id);
        rows_for(model, std::string(command->label));
        model.run(palette_row_command(id));
        CHECK_FALSE(model.palette.open);
    }
    CHECK(model.mode == Mode::generate);
    CHECK(model.generate.shows_exact());
    CHECK(model.generate.exact.running());
    CHECK(model.lab.view == LabView::race);
    const auto rows = rows_for(model, "");
    CHECK(rows[0].id == "theme");
    CHECK(rows[0].recent);
    CHECK(rows[1].id == "lab-view-race");  // deciding is not possible while it runs
    model.save();
    Model later(host);
    later.remembered(kRecentKey, host.texts.at(std::string(kRecentKey)));
    CHECK(rows_for(later, "")[0].id == "theme");
    // A command of a newer build stays in the text, but is not shown here.
    Model another(host);
    another.remembered(kRecentKey,
                       R"({"rookery":3,"commands":["no-such-command",7,"redo","theme"],"numbers":[4,3,2,1]})");
    CHECK(another.palette.recent.ids() == std::vector<std::string>{"no-such-command", "redo", "theme"});
    CHECK(rows_for(another, "")[0].id == "theme");  // there is nothing to redo
}

TEST_CASE("cells, digits and puzzles are understood") {
    WorkingHost host;
    Model model(host);
    model.paste(samples::kPuzzle);
    model.run("mode-list");
    auto rows = rows_for(model, " R5C3 ");
    CHECK(rows[0].label == "Go to row 5 column 3");
    model.run("palette-run");
    CHECK(model.mode == Mode::play);
    CHECK(model.play.entries().cursor() == 38);
    for (const char* text : {"4 r1c3", "r1c3=4", "r1c3 4", "4r1c3"}) {
        CAPTURE(text);
        rows_for(model, text);
        model.run("palette-run");
        CHECK(model.play.board().entered[2] == 4);
        model.run("undo");
    }
    for (int i = 0; i < 2; ++i) {  // existing entries stay
        rows_for(model, "4 r1c3");
        model.run("palette-run");
        CHECK(model.play.board().entered[2] == 4);
    }
    model.run("undo");
    CHECK(rows_for(model, "4 r1c1")[0].reason == "r1c1 is a given");
    for (const char* text : {"r0c1", "r1c10", "5 r1c1 5", "r5", "put", "99 r1c1"}) {
        const auto found = rows_for(model, text);
        CAPTURE(text);
        CHECK((found.empty() || (found[0].id.substr(0, 3) != "go-" && found[0].id.substr(0, 4) != "put-")));
    }
    const std::string other = "1" + std::string(79, '.') + "2";
    model.run("mode-enumerate");
    rows = rows_for(model, other);
    CHECK(rows.size() == 1);
    model.run("palette-run");
    CHECK(model.mode == Mode::play);
    CHECK(line_of(model.play.board()) == other);
    CHECK(model.notice.undo_command == "undo");
}

TEST_CASE("no match: lists what can be typed") {
    WorkingHost host;
    Model model(host);
    const auto rows = rows_for(model, "qqqqzzzz");
    CHECK(rows.empty());
    CHECK(palette_summary(rows).find("Type part of a command") != std::string::npos);
    model.run("palette-next");
    model.run("palette-run");
    CHECK(model.palette.open);
}

TEST_CASE("by keyboard only: Ctrl+K, some letters, arrows, Enter; Escape closes") {
    for (const float width : {1280.0F, 390.0F}) {
        Screen screen(width, 844);
        screen.app.paste(samples::kPuzzle);
        screen.draw();
        screen.press(ImGuiKey_K, ImGuiMod_Ctrl);
        REQUIRE(screen.has("##palette-text"));
        screen.type("labora");
        screen.press(ImGuiKey_Escape);
        CHECK_FALSE(screen.has("##palette-text"));
        CHECK(screen.state()["mode"] == "play");
        screen.press(ImGuiKey_K, ImGuiMod_Ctrl);
        screen.type("sol");
        CHECK(screen.state()["palette"]["text"] == "sol");
        CHECK(screen.state()["palette"]["rows"][0]["n"].get<std::string>().find("Solve") == 0);
        screen.press(ImGuiKey_DownArrow);
        CHECK(screen.state()["palette"]["chosen"] == 1);
        screen.press(ImGuiKey_UpArrow);
        screen.press(ImGuiKey_Enter);
        CHECK(screen.state()["palette"].is_null());
        CHECK(screen.state()["cells"][2]["v"] == "4");
        // Keys go to the board again.
        screen.press(ImGuiKey_Z, ImGuiMod_Ctrl);
        CHECK(screen.state()["cells"][2]["v"] == "");
        screen.check_widths();
    }
}

TEST_CASE("by pointer, and a press outside closes") {
    Screen screen(1280, 800);
    screen.click("palette");
    screen.type("invert");
    screen.click("palette-row-invert-pattern");
    CHECK(screen.state()["mode"] == "generate");
    screen.click("palette");
    CHECK(screen.has("palette-close"));
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(30, 760);
    io.AddMouseButtonEvent(0, true);
    io.AddMouseButtonEvent(0, false);
    screen.draw();
    CHECK_FALSE(screen.has("palette-close"));
    CHECK(screen.state()["mode"] == "generate");
}

TEST_CASE("through the document only") {
    Screen screen(1280, 800);
    screen.on_event("press palette");
    screen.draw();
    json palette = screen.state()["palette"];
    CHECK(palette["inDocument"] == true);
    CHECK(palette["said"].get<std::string>().find("results") != std::string::npos);
    screen.on_event("text palette-text r2c2");
    screen.draw();
    CHECK(screen.state()["palette"]["rows"][0]["n"] == "Go to row 2 column 2");
    screen.on_event("press palette-run");
    screen.draw();
    CHECK(screen.state()["palette"].is_null());
    CHECK(screen.state()["cursor"] == 10);
}

}  // namespace rookery::shell
