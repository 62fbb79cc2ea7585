// Moving things from one mode to another, printing them, and undoing that.
#include <doctest/doctest.h>

#include <string>

#include "board/clue_cells.hpp"
#include "shell/app/handoffs.hpp"
#include "shell/app/model.hpp"
#include "shell/app/printing.hpp"
#include "shell/commands/commands.hpp"
#include "support/sample_puzzles.hpp"
#include "support/samples.hpp"
#include "support/shell/workbench.hpp"
#include "support/shell/working_host.hpp"
#include "text/text.hpp"

namespace rookery::shell {

TEST_CASE("the board's pattern, solution and puzzle are handed over, one undo step each") {
    WorkingHost host;
    Model model(host);
    model.paste(kPuzzle);
    host.run_all(model.jobs);
    const CellSet pattern = model.generate.pattern();
    REQUIRE(model.run("to-generate"));
    CHECK(model.mode == Mode::generate);
    CHECK(model.generate.pattern() == clue_cells(samples::grid_of(kPuzzle)));
    CHECK(model.notice.undo_command == "undo");
    model.run("undo");
    CHECK(model.generate.pattern() == pattern);
    model.run("mode-play");
    REQUIRE(model.run("to-enumerate"));
    CHECK(model.mode == Mode::enumerate);
    CHECK(to_line(model.enumerate.grid()) == kSolution);
    model.run("undo");
    CHECK_FALSE(model.enumerate.has_grid());
    model.run("redo");
    CHECK(model.enumerate.has_grid());
    model.lab.take_sample(samples::kEighteen, false, "other");
    model.run("mode-play");
    REQUIRE(model.run("to-lab"));
    CHECK(model.mode == Mode::lab);
    CHECK(model.lab.puzzle().line == kPuzzle);
    model.run("undo");
    CHECK(model.lab.puzzle().line == samples::kEighteen);
}

TEST_CASE("a hand-off that changes nothing offers no Undo of something else") {
    WorkingHost host;
    Model model(host);
    model.paste(kPuzzle);
    model.run("to-generate");
    model.run("mode-play");
    model.run("to-generate");
    CHECK(model.notice.undo_command.empty());
    model.run("mode-play");
    model.paste(samples::kEighteen);
    model.run("mode-list");
    model.paste(std::string(samples::kEighteen));  // the same again
    CHECK(model.notice.undo_command.empty());
}

TEST_CASE("no solution or several: a message, and nothing is lost") {
    WorkingHost host;
    Model model(host);
    model.paste("1" + std::string(80, '.'));
    model.run("to-enumerate");
    CHECK(model.mode == Mode::play);
    CHECK(model.notice.text.find("several solutions") != std::string::npos);
    model.paste("12345678." + std::string(8, '.') + "9" + std::string(63, '.'));
    model.run("to-enumerate");
    CHECK(model.notice.text.find("no solution") != std::string::npos);
    model.run("clear-board");
    CHECK_FALSE(model.run("to-enumerate"));
    CHECK_FALSE(model.run("to-lab"));
}

TEST_CASE("the chosen row of a list, of generated puzzles and of found ones is the current puzzle") {
    WorkingHost host;
    Model model(host);
    model.list.board_with_list = true;
    model.paste(std::string(kPuzzle) + "\n" + std::string(samples::kEighteen));
    host.run_all(model.jobs);
    CHECK_FALSE(model.run("to-generate"));  // no row is selected
    model.page(Mode::list).open_row(1);
    model.apply_changes();
    CHECK(to_line(puzzle_in_sight(model)) == samples::kEighteen);
    model.page(Mode::list).open_row(0);
    model.apply_changes();
    REQUIRE(model.run("to-enumerate"));
    CHECK(to_line(model.enumerate.grid()) == kSolution);
    model.run("mode-generate");
    CHECK(puzzle_in_sight(model) == Grid9{});
    model.generate.settings.count.text = "2";
    model.run("generate");
    host.run_all(model.jobs);
    model.run("mark-row-1");
    const Grid9 made = puzzle_in_sight(model);
    REQUIRE(made != Grid9{});
    REQUIRE(model.run("to-play"));
    CHECK(model.mode == Mode::play);
    CHECK(model.play.board().givens == made);
    model.run("mode-generate");
    REQUIRE(model.run("to-lab"));
    CHECK(model.lab.puzzle().line == to_line(made));
    REQUIRE(model.run("to-play"));
    CHECK(model.play.board().givens == made);
}

TEST_CASE("a row of candidates is handed over with them") {
    WorkingHost host;
    Model model(host);
    model.list.board_with_list = true;
    // A clue less than the puzzle has: the candidates of its cell make up for it.
    std::string row;
    for (std::size_t cell = 0; cell < kPuzzle.size(); ++cell) {
        for (char digit = '1'; digit <= '9'; ++digit) {
            const bool left = cell == 0 ? digit == '3' || digit == '5' : kPuzzle[cell] == '.' || kPuzzle[cell] == digit;
            row += left ? digit : '.';
        }
    }
    model.paste(row + "\n" + std::string(kPuzzle));
    host.run_all(model.jobs);
    model.page(Mode::list).open_row(0);
    model.apply_changes();
    const Board board = board_in_sight(model);
    CHECK(board.barred != Candidates9{});
    REQUIRE(model.run("to-enumerate"));
    CHECK(to_line(model.enumerate.grid()) == kSolution);
    model.run("mode-list");
    REQUIRE(model.run("to-play"));
    CHECK(model.play.board().barred == board.barred);
    CHECK(model.play.board().givens == board.givens);
}

TEST_CASE("lists: replacing, closing and restoring are undo steps, four lists deep") {
    WorkingHost host;
    Model model(host);
    const auto rows = [&] { return model.list.list().table.size(); };
    std::string text;
    for (std::size_t n = 1; n <= 6; ++n) {
        text += std::string(n == 1 ? kPuzzle : samples::kEighteen) + "\n";
        if (n == 1) continue;
        model.mode = Mode::play;
        model.paste(text);
        host.run_all(model.jobs);
        CHECK(rows() == n);
    }
    model.run("clear-list");
    CHECK(model.list.list().is_empty());
    for (const std::size_t n : {6U, 5U, 4U, 3U}) {
        model.run("undo");
        CHECK(model.mode == Mode::list);
        CHECK(rows() == n);
    }
    model.run("undo");  // no longer stored
    CHECK(rows() == 3);
    CHECK(model.notice.text.find("no longer stored") != std::string::npos);
    model.run("redo");
    CHECK(rows() == 3);
    model.run("redo");
    CHECK(rows() == 4);
    model.run("restore-list");
    CHECK(rows() == 3);
    model.run("undo");
    CHECK(rows() == 4);
}

TEST_CASE("a list replaced while being read still receives its own lines") {
    WorkingHost host;
    Model model(host);
    model.paste(std::string(kPuzzle) + "\n" + std::string(samples::kEighteen));
    host.step(model.jobs);
    model.mode = Mode::play;
    model.paste(std::string(kPuzzle) + "\n" + std::string(samples::kEighteen) + "\n" + std::string(kPuzzle));
    model.run("undo");
    host.run_all(model.jobs);
    CHECK(model.list.list().table.size() <= 2);
    model.run("redo");
    CHECK(model.list.list().table.size() == 3);
    CHECK_FALSE(model.list.list().running);
}

TEST_CASE("list and race: there, back, and the race's own list again") {
    WorkingHost host;
    Model model(host);
    model.lab.take_race_list(std::string(kPuzzle) + "\n", "own");
    model.mode = Mode::play;
    model.paste(std::string(kPuzzle) + "\n" + std::string(samples::kEighteen));
    host.run_all(model.jobs);
    REQUIRE(model.run("list-to-race"));
    CHECK(model.mode == Mode::lab);
    CHECK(model.lab.race_candidates() == 2);
    CHECK(model.notice.undo_command == kRestoreRaceList);
    REQUIRE(model.run(model.notice.undo_command));
    CHECK(model.lab.race_candidates() == 1);
    REQUIRE(model.run("race-to-list"));
    host.run_all(model.jobs);
    CHECK(model.mode == Mode::list);
    CHECK(model.list.list().table.size() == 1);
    model.run("undo");
    CHECK(model.list.list().table.size() == 2);
}

TEST_CASE("sheets: the board with its marks, a list's visible rows, each with its solution; too many are refused") {
    WorkingHost host;
    Model model(host);
    model.paste(kPuzzle);
    host.run_all(model.jobs);
    REQUIRE(model.run("print-board"));
    REQUIRE(host.printed.size() == 1);
    const PrintedPuzzle& one = host.printed[0].puzzles.at(0);
    CHECK(one.puzzle == kPuzzle);
    CHECK(one.solution == kSolution);
    CHECK(one.drawing.find("<svg") == 0);
    CHECK(one.caption.find("SE 1.2.1  ER ") == 0);
    CHECK(host.printed[0].per_page == 1);
    model.paste(std::string(kPuzzle) + "\n" + std::string(samples::kEighteen));
    host.run_all(model.jobs);
    model.list.set_filter("er<2");
    REQUIRE(model.run("print-list"));
    REQUIRE(host.printed.size() == 2);
    REQUIRE(host.printed[1].puzzles.size() == 1);
    CHECK(host.printed[1].puzzles[0].solution == kSolution);
    std::string many;
    for (std::size_t i = 0; i <= kMaxPrinted; ++i) many += std::string(kPuzzle) + "\n";
    model.mode = Mode::play;
    model.paste(many);
    host.run_all(model.jobs);
    model.list.set_filter({});
    model.run("print-list");
    CHECK(host.printed.size() == 2);
    CHECK(model.notice.text.find("600") != std::string::npos);
}

TEST_CASE("a puzzle, a pattern or nothing goes to a tool of the Lab, even before its tools are loaded") {
    WorkingHost host;
    Model model(host);
    model.paste(kPuzzle);
    host.run_all(model.jobs);
    REQUIRE(model.run("around-puzzle"));
    CHECK(model.mode == Mode::lab);
    CHECK(model.lab.view == LabView::tools);
    CHECK_FALSE(model.lab.tools.is_known());
    model.apply_changes();
    host.run_all(model.jobs);
    REQUIRE(model.lab.tools.is_known());
    CHECK(model.lab.tools.command_line() == "neighbours --minus 1 --plus 1");
    CHECK(model.lab.tools.input == kPuzzle);

    model.run("mode-generate");
    model.generate.set_pattern(clue_cells(samples::grid_of(kPuzzle)), "drawn");
    REQUIRE(model.run("whole-pattern"));
    CHECK(model.mode == Mode::lab);
    CHECK(model.lab.tools.command_line() == "pattern --all --estimate");
    CHECK(model.lab.tools.input.size() == 81);
    model.run("mode-generate");
    REQUIRE(model.run("unbiased-sample"));
    CHECK(model.lab.tools.command_line() == "sample --count 100");
}

TEST_CASE("an example of several calls runs them in turn and keeps their curves") {
    WorkingHost host;
    Model model(host);
    model.run("mode-generate");
    REQUIRE(model.run("ease-weights"));
    model.apply_changes();
    host.run_all(model.jobs);
    const LabTools& tools = model.lab.tools;
    CHECK(tools.result.title == "levels --puzzles --weight linear");
    REQUIRE(tools.plot.kept().size() == 2);
    CHECK(tools.plot.kept()[0].name == "exponential");
    CHECK(tools.plot.kept()[1].name == "quadratic");
    REQUIRE(tools.plot.curves().size() == 1);
    CHECK(tools.plot.curves()[0].name == "linear");
    CHECK(tools.plot.centred);
}

TEST_CASE("every example of the tools runs and has rows") {
    WorkingHost host;
    Model model(host);
    model.run("mode-lab");
    model.run("lab-view-tools");
    model.apply_changes();
    host.run_all(model.jobs);
    for (const ToolExample& example : tool_examples()) {
        CAPTURE(example.id);
        if (example.id == "figure-5" || example.id == "cliques") continue;  // these take seconds
        REQUIRE(model.run("lab-example-" + std::string(example.id)));
        host.run_all(model.jobs);
        CHECK_FALSE(model.lab.tools.has_failed);
        CHECK(model.lab.tools.problems.empty());
        CHECK_FALSE(model.lab.tools.result.rows.empty());
        CHECK(model.lab.tools.chosen()->name == example.tool);
    }
}

TEST_CASE("a tool's error appears next to the option it concerns") {
    WorkingHost host;
    Model model(host);
    model.run("mode-lab");
    model.run("lab-view-tools");
    model.apply_changes();
    host.run_all(model.jobs);
    model.lab.open_tool("neighbours", "--minus nine", kPuzzle);
    REQUIRE(model.run("lab-tool-run"));
    host.run_all(model.jobs);
    CHECK(model.lab.tools.has_failed);
    CHECK(model.lab.tools.field("minus").problem.find("nine") != std::string::npos);
    CHECK(model.lab.tools.field("plus").problem.empty());
    model.lab.tools.write("minus", "1");
    CHECK(model.lab.tools.field("minus").problem.empty());
}

}  // namespace rookery::shell
