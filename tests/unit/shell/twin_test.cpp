// The DOM twin: its state is whole and valid in every mode, and everything can be done through it.
#include "shell/twin/twin.hpp"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "board/clue_cells.hpp"
#include "shell/board/board_text.hpp"
#include "shell/commands/commands.hpp"
#include "support/sample_puzzles.hpp"
#include "support/twin_state.hpp"
#include "support/working_host.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;

json state_of(const Model& model) {
    json state = json::parse(twin_state(model), nullptr, false);
    REQUIRE(state.is_object());
    return state;
}

}  // namespace

TEST_CASE("the twin's state is valid in every mode, with 81 cells") {
    WorkingHost host;
    Model model{host};
    model.paste(samples::kPuzzle);
    host.run_all(model);
    for (const std::string_view mode : {"play", "list", "generate", "enumerate"}) {
        CAPTURE(mode);
        twin_act(model, "button mode-" + std::string(mode));
        const json state = state_of(model);
        CHECK(state["mode"] == mode);
        REQUIRE(state["cells"].size() == 81);
        int selected = 0;
        for (const json& cell : state["cells"]) {
            CHECK(cell["n"].is_string());
            CHECK(cell["v"].is_string());
            selected += cell["s"].get<bool>() ? 1 : 0;
        }
        CHECK(selected == 1);
        CHECK(state["steps"].size() == static_cast<std::size_t>(model.play.step_count()));
        CHECK(state["works"].is_array());
        CHECK((mode == "play" || mode == "enumerate") == state["table"].is_null());
        for (const json& button : state["buttons"]) {
            CHECK_FALSE(button["label"].get<std::string>().empty());
            CHECK(button["on"].is_boolean());
        }
    }
    twin_act(model, "button mode-play");
    const json state = state_of(model);
    CHECK(state["cells"][0]["n"] == "row 1 column 1, given 5");
    CHECK(state["cells"][2]["n"] == "row 1 column 3, empty");
    CHECK(state["title"].get<std::string>().find("SE 1.2.1 ER ") == 0);
    CHECK(state["step"] == -1);
}

TEST_CASE("a text that is no UTF-8 does not spoil the state") {
    WorkingHost host;
    Model model{host};
    model.paste("\xFF\xFE 123");
    CHECK(state_of(model)["fields"][0]["value"].is_string());
}

TEST_CASE("every command of the table can be reached through the twin of some mode") {
    WorkingHost host;
    Model model{host};
    model.generate.view = GenerateView::exact;  // which offers what the mode's other views do, and its own
    for (const Command& command : all_commands()) {
        if (command.id == "sheet") continue;  // only slides what the twin shows anyway
        bool found = false;
        for (const Mode mode : {Mode::play, Mode::list, Mode::generate, Mode::enumerate, Mode::lab}) {
            model.mode = mode;
            found = found || has_button(state_of(model), command.id);
        }
        CAPTURE(command.id);
        CHECK(found);
    }
}

TEST_CASE("digits, candidates, steps and rows through the twin") {
    WorkingHost host;
    Model model{host};
    model.paste(samples::kPuzzle);
    host.run_all(model);
    twin_act(model, "focus 3");
    CHECK(model.play.cursor() == 3);
    twin_act(model, "digit 2 4");
    CHECK(model.play.board().digit_at(2) == 4);
    CHECK(state_of(model)["cells"][2]["n"] == "row 1 column 3, 4");
    twin_act(model, "clear 2");
    CHECK(model.play.board().digit_at(2) == 0);
    twin_act(model, "candidate 2 4");
    twin_act(model, "candidate 2 1");
    CHECK(state_of(model)["cells"][2]["n"] == "row 1 column 3, centre marks 1 and 4");
    twin_act(model, "digit 2 5");
    CHECK(state_of(model)["cells"][2]["n"].get<std::string>().find("conflict") != std::string::npos);
    twin_act(model, "button undo");
    twin_act(model, "step 2");
    CHECK(state_of(model)["step"] == 2);
    twin_act(model, "step -1");
    CHECK(model.play.shown_step() == -1);

    twin_act(model, "button mode-list");
    twin_act(model, "button sample-list");
    host.run_all(model);
    json state = state_of(model);
    CHECK(state["table"]["total"].get<std::size_t>() == model.list.list().table.size());
    CHECK(state["table"]["columns"].size() == 9);
    CHECK(state["table"]["rows"][0].size() == 9);
    CHECK(state["works"][0]["end"].get<std::string>().size() > 3);
    twin_act(model, "text filter clues<20");
    CHECK(state_of(model)["fields"][0]["value"] == "clues<20");
    twin_act(model, "text filter ");
    twin_act(model, "row 1");
    CHECK(model.mode == Mode::play);
    CHECK(clue_cells(model.play.board().givens) != clue_cells(Grid9{}));
}

TEST_CASE("long tables are told in parts, from where their reader is") {
    WorkingHost host;
    Model model{host};
    std::string list;
    for (int i = 0; i < 120; ++i) {
        list += "1..." + std::string(76, '.') + static_cast<char>('1' + i % 9) + "\n";
    }
    model.paste(list);
    host.run_all(model);
    REQUIRE(model.mode == Mode::list);
    const auto line_of = [](const json& row) { return row[0].get<std::string>(); };
    const auto table = [&] { return state_of(model)["table"]; };
    CHECK(table()["first"] == 0);
    CHECK(table()["rows"].size() == 50);
    CHECK(table()["total"] == 120);

    twin_act(model, "rows 77");
    CHECK(table()["first"] == 50);
    CHECK(line_of(table()["rows"][27]) == "78");
    twin_act(model, "rows 100000");
    CHECK(table()["first"] == 100);
    CHECK(table()["rows"].size() == 20);
    CHECK(line_of(table()["rows"][19]) == "120");
    for (const char* nonsense : {"rows", "rows -1", "rows x"}) twin_act(model, nonsense);
    CHECK(table()["first"] == 100);

    for (int press = 0; press < 2; ++press) twin_act(model, "button sort-line");  // up, then down
    CHECK(line_of(table()["rows"][19]) == "1");
    twin_act(model, "row 119");
    CHECK(model.list.selected == 0);
    twin_act(model, "button mode-generate");
    CHECK(table()["first"] == 0);
}

TEST_CASE("any row of a long table of new puzzles can be marked and opened, those about its reader by name") {
    WorkingHost host;
    Model model{host};
    model.run("mode-generate");
    REQUIRE(model.run("generate"));
    const int work = model.generate.results.work();
    model.work_planned(work, -1, 1300, "puzzle\tclues\tER\tEP\tED\thardest technique");
    for (int i = 0; i < 1300; ++i) {
        std::string puzzle(81, '.');  // the number of its row, as digits of its own
        for (int at = 0, rest = i; at < 4; ++at, rest /= 9)
            puzzle[static_cast<std::size_t>(at * 10)] = static_cast<char>('1' + rest % 9);
        model.work_rows(work, puzzle + "\t4\t1.2\t1.2\t1.2\tHidden single in box");
    }
    model.work_ended(work, WorkEnd::finished, "");
    const auto marked = [](const json& state, std::size_t place) {
        return state["table"]["rows"][place - state["table"]["first"].get<std::size_t>()].back() == "marked";
    };
    const auto label_of = [](const json& state, std::string_view id) {
        for (const json& button : state["buttons"]) {
            if (button["id"] == id) return button["label"].get<std::string>();
        }
        return std::string{};
    };
    CHECK(has_button(state_of(model), "mark-row-49"));
    CHECK_FALSE(has_button(state_of(model), "mark-row-50"));
    for (const std::size_t place : {59U, 1233U, 1299U}) {
        CAPTURE(place);
        const std::string mark = "mark-row-" + std::to_string(place);
        CHECK_FALSE(has_button(state_of(model), mark));
        twin_act(model, "rows " + std::to_string(place));
        CHECK(has_button(state_of(model), mark));
        CHECK_FALSE(has_button(state_of(model), "mark-row-0"));
        twin_act(model, "button " + mark);
        CHECK(marked(state_of(model), place));
        CHECK_FALSE(marked(state_of(model), place - 1));
        CHECK(model.generate.results.is_marked(static_cast<std::uint32_t>(place)));
        CHECK(label_of(state_of(model), mark).find("Unmark puzzle ") == 0);
        const json state = state_of(model);
        const std::string puzzle = state["table"]["rows"][place - state["table"]["first"].get<std::size_t>()][1];
        twin_act(model, "row " + std::to_string(place));
        CHECK(model.mode == Mode::play);
        CHECK(line_of(model.play.board()) == puzzle);
        twin_act(model, "button mode-generate");
    }
    CHECK(model.generate.results.marked_count() == 3);
    twin_act(model, "rows 1233");
    CHECK(label_of(state_of(model), "mark-row-1233") == "Unmark puzzle 1\u2009234");
}

TEST_CASE("generation through the twin") {
    WorkingHost host;
    Model model{host};
    host.run_all(model);
    twin_act(model, "button mode-generate");
    twin_act(model, "button clear-pattern");
    twin_act(model, "button symmetry-half-turn");
    twin_act(model, "digit 0 1");
    CHECK(model.generate.pattern().size() == 2);
    CHECK(state_of(model)["cells"][80]["n"] == "row 9 column 9, clue cell");
    twin_act(model, "clear 0");
    CHECK(model.generate.pattern().empty());
    twin_act(model, "text count 2");
    twin_act(model, "button generate");
    const json state = state_of(model);
    REQUIRE(state["works"].size() == 1);
    CHECK(state["works"][0]["end"] == "");
    twin_act(model, "cancel " + std::to_string(state["works"][0]["id"].get<int>()));
    host.run_all(model);
    CHECK(model.works.items().back().end == WorkEnd::cancelled);
}

TEST_CASE("events that make no sense change nothing") {
    WorkingHost host;
    Model model{host};
    const Board before = model.play.board();
    for (const std::string_view event :
         {"", " ", "focus", "focus 81", "focus x", "digit 2", "digit 2 0", "digit 2 10", "button", "button nothing",
          "text", "text nothing at all", "step", "step x", "row 5", "row -1", "cancel 77", "cancel", "dance 3"}) {
        CAPTURE(event);
        twin_act(model, event);
        CHECK(model.play.board() == before);
    }
}

}  // namespace rookery::shell
