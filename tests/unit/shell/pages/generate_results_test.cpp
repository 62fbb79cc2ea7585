// The results of the mode "Generate": columns, filter, marks, copying, saving and printing, and the end of a run.
#include "shell/generate/generate_results.hpp"

#include <doctest/doctest.h>

#include "board/clue_cells.hpp"
#include "rate/rate.hpp"
#include "shell/app/model.hpp"
#include "shell/app/printing.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/working_host.hpp"

namespace rookery::shell {
namespace {

constexpr std::string_view kResultColumns =
    "puzzle\tclues\tER\tEP\tED\thardest technique\tsteps\tsymmetry\tminimal\tWNEF\tclass";
const std::string kRows =
    std::string(samples::kPuzzle) + "\t30\t1.2\t1.2\t1.2\tHidden single in box\t51\thalf-turn\tyes\t0.2571\t00ff\n" +
    std::string(samples::kEighteen) + "\t17\t7.1\t1.2\t1.2\tForcing chain\t66\tnone\tno\t0.1200\t00fe\n" +
    std::string(samples::kBruteMonster) + "\t17\tbeyond\t-\t-\tbeyond\t-\tnone\t-\t-\t00fd";

GenerateResults three() {
    GenerateResults results;
    results.start(1, 3, "5", 0);
    CHECK(results.planned(1, kResultColumns));
    CHECK(results.rows(1, kRows));
    CHECK_FALSE(results.rows(2, kRows));
    return results;
}

std::string shown(GenerateResults& results, std::string filter) {
    results.filter.set(results.table, std::move(filter));
    std::string numbers;
    for (const std::uint32_t row : results.table.order()) numbers += std::to_string(row + 1);
    return numbers;
}

}  // namespace

TEST_CASE("the new columns are read, shown, sorted and saved; the class is hidden") {
    GenerateResults results = three();
    const Table& table = results.table;
    REQUIRE(table.size() == 3);
    const auto text = [&](std::size_t row, Column column) { return table.cell_text(table.row(row), column); };
    CHECK(text(0, Column::steps) == "51");
    CHECK(text(0, Column::symmetry) == "half-turn");
    CHECK(text(0, Column::minimal) == "yes");
    CHECK(text(1, Column::minimal) == "no");
    CHECK(text(1, Column::wnef) == "0.1200");
    CHECK(text(2, Column::wnef) == "-");
    CHECK(text(2, Column::steps) == "-");
    CHECK(text(2, Column::minimal) == "-");
    results.table.sort_by(Column::wnef, true);
    CHECK(shown(results, "") == "123");
    results.table.sort_by(Column::symmetry, false);
    CHECK(shown(results, "") == "123");
    results.table.sort_by(Column::steps, false);
    CHECK(shown(results, "") == "312");
    const std::string tsv = results.as_tsv();
    CHECK(tsv.find("symmetry\tminimal\tWNEF\n") != std::string::npos);
    CHECK(tsv.find("class") == std::string::npos);
    CHECK(tsv.find("half-turn\tyes\t0.2571\n") != std::string::npos);
}

TEST_CASE("the filter knows the new columns") {
    GenerateResults results = three();
    CHECK(shown(results, "symmetric") == "1");
    CHECK(shown(results, "!symmetric") == "23");
    CHECK(shown(results, "minimal") == "1");
    CHECK(shown(results, "half") == "1");
    CHECK(shown(results, "wnef<0.2") == "2");
    CHECK(shown(results, "wnef>=0.12 steps>60") == "2");
    CHECK(shown(results, "er>=7 clues<24") == "23");
    CHECK(shown(results, "er>=7 steps>0") == "2");
    results.filter.set(results.table, "wnef>x");
    REQUIRE(results.filter.problem);
    CHECK(results.filter.problem->column == 6);
    CHECK(results.filter.problem->sentence.find("0.12") != std::string::npos);
}

TEST_CASE("marked rows are used in the table's order; without marks, all visible rows") {
    GenerateResults results = three();
    const auto lines = [&] {
        const std::string text = results.puzzles_as_text();
        return std::count(text.begin(), text.end(), '\n');
    };
    CHECK(lines() == 3);
    results.flip_mark(2);
    results.flip_mark(0);
    results.flip_mark(99);
    CHECK(results.marked_count() == 2);
    CHECK(results.taken() == std::vector<std::uint32_t>{0, 2});
    results.table.sort_by(Column::line, true);
    CHECK(results.taken() == std::vector<std::uint32_t>{2, 0});
    CHECK(lines() == 2);
    CHECK(results.as_rating_lines().find(" ED=1.2/1.2/1.2\n") == 81);
    results.flip_mark(2);
    const PrintSheet sheet = sheet_of(results.table, results.taken(), "Rookery", 6);
    REQUIRE(sheet.puzzles.size() == 1);
    CHECK(sheet.per_page == 6);
    CHECK(sheet.puzzles[0].puzzle.size() == 81);
    CHECK(sheet.puzzles[0].caption == "SE 1.2.1  ER 1.2  \u00B7  30 clues");
    results.mark_shown(true);
    CHECK(results.marked_count() == 3);
    results.mark_shown(false);
    CHECK(shown(results, "clues=17") == "32");
    CHECK(lines() == 2);
}

TEST_CASE("the end of a run is reported: as many as requested, fewer, cancelled, failed, out of time") {
    GenerateResults results = three();
    CHECK_FALSE(results.ended(7, JobEnd::finished, ""));
    CHECK(results.running());
    CHECK(results.ended(1, JobEnd::finished, ""));
    CHECK_FALSE(results.running());
    CHECK(results.result() == "Found 3 puzzles");
    results.start(2, 5, "6", 0);
    CHECK(results.found() == 0);
    results.planned(2, kResultColumns);
    results.rows(2, kRows);
    results.ended(2, JobEnd::finished, "");
    CHECK(results.result() == "Found 3 of 5 puzzles, then no more new ones; 3 of them were already listed");
    results.start(3, 5, "6", 0);
    results.ended(3, JobEnd::cancelled, "");
    CHECK(results.result() == "Cancelled; 0 puzzles kept");
    results.start(4, 5, "6", 60);
    results.time_is_up = true;
    results.ended(4, JobEnd::cancelled, "");
    CHECK(results.result() == "Time\u2019s up; 0 puzzles found");
    results.start(5, 5, "6", 0);
    results.ended(5, JobEnd::failed, "because");
    CHECK(results.result() == "Impossible: because");
}

TEST_CASE("a run with another run's seed finds the same puzzles") {
    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    model.run("mode-generate");
    model.generate.settings.count.text = "3";
    model.run("generate");
    host.run_all(model.jobs);
    const std::string first = model.generate.results.puzzles_as_text();
    CHECK(model.run("repeat-seed"));
    CHECK_FALSE(model.run("repeat-seed"));
    model.run("generate");
    host.run_all(model.jobs);
    CHECK(model.generate.results.puzzles_as_text() == first);
}

TEST_CASE("a run ends when its minutes are over, not counting pauses") {
    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    model.run("mode-generate");
    model.run("pattern-lattice");
    model.generate.settings.count.text = "10000";
    model.generate.settings.minutes.text = "1";
    model.run("generate");
    host.step(model.jobs);
    host.step(model.jobs);
    CHECK(model.run("pause-generating"));
    host.clock += 600;
    model.tick(host.clock);
    CHECK(model.run("resume-generating"));
    host.step(model.jobs);
    CHECK_FALSE(model.generate.results.time_is_up);
    host.clock += 60;
    host.run_all(model.jobs);
    CHECK(model.generate.results.result().find("Time\u2019s up; ") == 0);
    CHECK(model.generate.results.found() > 0);
}

TEST_CASE("puzzles like the one on the board: its cells, about its rating; and like one of the results") {
    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    const int er = model.play.analysis().outcome.er;
    const CellSet cells = clue_cells(model.play.board().givens);
    CHECK(model.run("more-like-this"));
    CHECK(model.mode == Mode::generate);
    CHECK(model.generate.pattern() == cells);
    CHECK(model.generate.view == GenerateView::puzzles);
    CHECK(host.last_started("generate").options.at("er") == format_rating(er - 2) + ".." + format_rating(er + 2));
    CHECK(host.last_started("generate").options.at("pattern") == mask_of(cells));
    CHECK_FALSE(model.run("more-like-this"));  // one run at a time
    model.run("cancel-generating");
    host.run_all(model.jobs);

    model.run("pattern-lattice");
    model.generate.settings.er = {};
    model.generate.settings.count.text = "2";
    model.run("generate");
    host.run_all(model.jobs);
    CHECK_FALSE(model.run("more-like-result"));  // no result is selected
    CHECK(model.run("mark-row-1"));
    const auto wanted = static_cast<int>(number_in(model.generate.results.table.row(1), Column::er));
    CHECK(model.run("more-like-result"));
    CHECK(model.generate.settings.er.from.text == format_rating(std::max(10, wanted - 2)));
    CHECK(model.generate.results.running());
}

TEST_CASE("printing, saving and copying use the marked rows") {
    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    model.run("mode-generate");
    model.run("pattern-lattice");
    model.generate.settings.count.text = "4";
    model.run("generate");
    host.run_all(model.jobs);
    CHECK(model.run("per-page-2"));
    CHECK_FALSE(model.run("per-page-5"));
    CHECK(model.run("mark-row-2"));
    CHECK_FALSE(model.run("mark-row-4"));
    CHECK(model.run("print-generated"));
    REQUIRE(host.printed.size() == 1);
    CHECK(host.printed[0].puzzles.size() == 1);
    CHECK(host.printed[0].per_page == 2);
    CHECK(model.run("copy-generated"));
    CHECK(host.clipboard.size() == 82);
    CHECK(model.run("mark-none"));
    CHECK(model.run("print-generated"));
    CHECK(host.printed[1].puzzles.size() == 4);
    CHECK(model.notice.text == "4 puzzles on the sheet");
    CHECK(model.run("save-generated"));
    CHECK(model.run("save-generated-lines"));
    REQUIRE(host.saved.size() == 2);
    CHECK(std::count(host.saved[0].second.begin(), host.saved[0].second.end(), '\n') == 5);
}

TEST_CASE("the level test is a job whose rows become a table") {
    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    model.run("mode-generate");
    CHECK(model.run("test-levels"));
    CHECK_FALSE(model.run("test-levels"));
    host.run_all(model.jobs);
    const auto rows = model.generate.levels.rows(EaseWeight::exponential);
    CHECK(model.generate.levels.failure().empty());
    REQUIRE(rows.size() == 4);
    for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
        CHECK(rows[i].mean_number > rows[i + 1].mean_number);  // easier ones leave fewer choices
        CHECK(rows[i].apart == "yes");
        CHECK(rows[i].deviation > 0);
    }
    CHECK(rows[0].level == "easy");
}

TEST_CASE("a new run's rows follow the existing ones; no duplicates; order, marks and choice stay") {
    GenerateResults results = three();
    results.ended(1, JobEnd::finished, "");
    results.table.sort_by(Column::clues, true);
    results.flip_mark(1);
    results.selected = 2;
    CHECK(shown(results, "clues<99") == "123");
    results.start(2, 2, "6", 0);
    CHECK(results.planned(2, kResultColumns));
    const std::string fresh = std::string(81, '1') + "\t40\t1.2\t1.2\t1.2\tNaked single\t41\tnone\tno\t-\t00";
    const std::string again(kRows.substr(0, kRows.find('\n')));
    CHECK(results.rows(2, again + "\n" + fresh));
    CHECK(results.found() == 2);
    CHECK(results.listed() == 4);
    CHECK(shown(results, "clues<99") == "4123");
    CHECK(results.is_marked(1));
    CHECK(results.marked_count() == 1);
    CHECK(results.selected == 2);
    CHECK(results.ended_batches().size() == 1);  // the running batch is stored with its job
    CHECK(results.ended(2, JobEnd::finished, ""));
    CHECK(results.result() == "Found 2 puzzles; one of them was already listed");
    CHECK(results.ended_batches().size() == 2);
    CHECK(results.ended_batches()[1].rows == fresh);
}

TEST_CASE("the results have a size limit, and say so when it is reached") {
    GenerateResults results;
    results.start(1, 20'000, "5", 0);
    results.planned(1, "puzzle\tclues");
    std::string rows;
    for (int i = 0; i < 20'000; ++i) {
        std::string puzzle = std::to_string(i);
        rows += (i == 0 ? "" : "\n") + std::string(81 - puzzle.size(), '.') + puzzle + "\t17";
    }
    results.rows(1, rows);
    CHECK(results.listed() == static_cast<std::int64_t>(GenerateResults::kMaxRows));
    CHECK(results.is_full());
    results.ended(1, JobEnd::cancelled, "");
    CHECK(results.result().find("the results are full (12\u2009000 puzzles). Clear them to make room") !=
          std::string::npos);
}

TEST_CASE("generating again keeps the puzzles; clearing is a command, which can be undone and redone") {
    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    model.run("mode-generate");
    CHECK_FALSE(model.run("clear-results"));
    model.generate.settings.count.text = "3";
    model.run("generate");
    host.run_all(model.jobs);
    const std::string first = model.generate.results.puzzles_as_text();
    model.run("generate");
    CHECK_FALSE(model.run("clear-results"));  // while puzzles arrive
    host.run_all(model.jobs);
    const std::string both = model.generate.results.puzzles_as_text();
    CHECK(model.generate.results.listed() == 6);
    CHECK(both.substr(0, first.size()) == first);
    CHECK(model.generate.results.table.row(5).line == 6);

    CHECK(model.run("clear-results"));
    CHECK(model.generate.results.is_empty());
    CHECK(model.notice.text == "Cleared 6 puzzles from the results");
    CHECK(model.notice.undo_command == "undo");
    model.run("generate");  // later puzzles do not mix with those
    host.run_all(model.jobs);
    const std::string third = model.generate.results.puzzles_as_text();
    CHECK(model.generate.results.listed() == 3);
    CHECK(model.run("undo"));
    CHECK(model.generate.results.puzzles_as_text() == both);
    CHECK(model.run("redo"));
    CHECK(model.generate.results.puzzles_as_text() == third);
}

}  // namespace rookery::shell
