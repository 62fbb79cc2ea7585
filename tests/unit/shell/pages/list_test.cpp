// Lists: streaming rows, sorting, filtering, problems, cancelling, opening, exporting.
#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "shell/app/handoffs.hpp"
#include "shell/app/model.hpp"
#include "shell/board/sample_boards.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/filters.hpp"
#include "support/shell/working_host.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

constexpr std::string_view kListHeader = "line\tpuzzle\tclues\tsolutions\tsolution\tER\tEP\tED\thardest technique";

std::string list_of(int copies) {
    std::string text;
    for (int i = 0; i < copies; ++i) {
        text += i % 2 == 0 ? samples::kPuzzle : samples::kSeventeen;
        text += '\n';
    }
    return text;
}

// Made-up rows in the form of a survey's.
std::string made_row(int line, std::mt19937& random) {
    std::string puzzle;
    for (int i = 0; i < 81; ++i) puzzle += static_cast<char>('0' + random() % 10);
    const std::string solution(81, static_cast<char>('1' + random() % 9));
    const auto kind = random() % 5;
    const auto rating = [&] { return std::to_string(1 + random() % 9) + "." + std::to_string(random() % 10); };
    const std::string er = kind == 0 ? "beyond" : kind == 1 ? "-" : rating();
    const std::string hardest = kind == 0   ? "beyond all techniques"
                                : kind == 1 ? "several solutions"
                                : kind == 2 ? "X-wing"
                                            : "Naked pair";
    return std::to_string(line) + "\t" + puzzle + "\t" + std::to_string(17 + random() % 20) + "\t" +
           (kind == 1 ? "2+" : "1") + "\t" + solution + "\t" + er + "\t" + er + "\t" + (kind == 1 ? "-" : rating()) +
           "\t" + hardest;
}

std::vector<std::string> column_of(const Table& table, Column column) {
    std::vector<std::string> texts;
    for (const auto index : table.order()) texts.push_back(table.cell_text(table.row(index), column));
    return texts;
}

}  // namespace

TEST_CASE("a pasted list becomes a table in List mode, and a row opens on the board") {
    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    model.paste(list_of(20));
    CHECK(model.mode == Mode::list);
    CHECK(model.notice.text.find("20") != std::string::npos);
    CHECK(host.started.back().verb == "survey");
    host.run_all(model.jobs);
    const Table& table = model.list.list().table;
    REQUIRE(table.size() == 20);
    CHECK(table.cell_text(table.row(0), Column::clues) == "30");
    CHECK(table.cell_text(table.row(1), Column::clues) == "17");
    CHECK(table.cell_text(table.row(0), Column::solutions) == "1");
    CHECK(table.cell_text(table.row(0), Column::solution).size() == 81);
    CHECK_FALSE(model.list.list().running);
    CHECK(model.jobs.items().back().result.find("20 puzzles") == 0);

    model.page(Mode::list).open_row(1);
    model.apply_changes();
    CHECK(model.mode == Mode::play);
    CHECK(to_line(model.play.board().givens) == samples::kSeventeen);
    CHECK(model.list.selected == 1);
    model.undo();
    CHECK(to_line(model.play.board().givens) != samples::kSeventeen);
}

TEST_CASE("a list with every third line broken: the good two thirds are there, the others are named") {
    WorkingHost host;
    Model model{host};
    std::string text;
    for (int i = 0; i < 30; ++i)
        text += (i % 3 == 2 ? std::string(samples::kPuzzle.substr(0, 80)) : std::string(samples::kPuzzle)) + "\n";
    model.paste(text);
    host.run_all(model.jobs);
    CHECK(model.list.list().table.size() == 20);
    CHECK(model.list.list().problem_count == 10);
    REQUIRE(model.list.list().problems.size() == 10);
    CHECK(model.list.list().problems[0].line == 3);
    CHECK(model.jobs.items().back().result.find("10 lines could not be read") != std::string::npos);
}

TEST_CASE("a text too long to read at once goes straight to a job") {
    WorkingHost host;
    Model model{host};
    model.paste(list_of(3000));
    CHECK(model.mode == Mode::list);
    CHECK(host.started.back().input.size() > 200'000);
    CHECK(model.list.list().running);
}

TEST_CASE("a long list is graded on request, a short one at once") {
    WorkingHost host;
    Model model{host};
    model.paste(list_of(6));
    host.run_all(model.jobs);
    const Table& table = model.list.list().table;
    CHECK(table.cell_text(table.row(0), Column::hodoku_score) != "-");
    CHECK(table.cell_text(table.row(0), Column::depth) != "-");
    CHECK_FALSE(model.run("grade-list"));

    const std::string text = list_of(8);
    model.list.survey_large({text, text, text.size()}, "long.txt");
    host.run_all(model.jobs);
    CHECK(std::count(table.columns().begin(), table.columns().end(), Column::level) == 0);
    REQUIRE(model.run("grade-list"));
    CHECK(host.started.back().input == text);
    host.run_all(model.jobs);
    REQUIRE(table.size() == 8);
    CHECK(model.list.list().name == "long.txt");
    for (const std::uint32_t row : table.order()) {
        CHECK(table.cell_text(table.row(row), Column::hodoku_score) != "-");
        CHECK(table.cell_text(table.row(row), Column::level) != "-");
        CHECK(table.cell_text(table.row(row), Column::braids) != "-");
    }
    CHECK_FALSE(model.run("grade-list"));
    model.undo();  // the previous list is still there
    CHECK(std::count(table.columns().begin(), table.columns().end(), Column::level) == 0);
    CHECK(model.run("grade-list"));
}

TEST_CASE("a list graded before T&E depth existed opens unchanged, and gets it on request") {
    WorkingHost host;
    Model model{host};
    const std::string text = list_of(4);
    const SavedRun run{.verb = "survey", .state = RunState::finished, .options = {{"graded", ""}}, .name = "old.txt"};
    const KeptJob kept{"key", "survey", {{"graded", ""}}, text, 1, 1, 4, true, 1};
    REQUIRE(model.list.resume(run, &kept));
    CHECK(host.started.back().options == std::map<std::string, std::string>{{"graded", ""}});
    host.run_all(model.jobs);
    const Table& table = model.list.list().table;
    CHECK(table.size() == 4);
    CHECK(std::count(table.columns().begin(), table.columns().end(), Column::level) == 1);
    CHECK(std::count(table.columns().begin(), table.columns().end(), Column::depth) == 0);
    CHECK(model.run("grade-list"));
    host.run_all(model.jobs);
    CHECK(std::count(table.columns().begin(), table.columns().end(), Column::depth) == 1);
}

TEST_CASE("cancelling keeps the rows found so far; pausing is passed on") {
    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    model.paste(list_of(60));
    const int id = model.list.list().job;
    for (int i = 0; i < 4; ++i) host.step(model.jobs);
    const std::size_t found = model.list.list().table.size();
    REQUIRE(found > 0);
    REQUIRE(found < 60);
    const JobItem* job = model.jobs.find(id);
    REQUIRE(job != nullptr);
    CHECK(job->total == 60);
    CHECK(job->rate > 0);
    CHECK(model.jobs.seconds_left(*job).has_value());
    CHECK(model.run("pause-job-" + std::to_string(id)));
    CHECK(host.is_paused(id));
    CHECK_FALSE(model.jobs.seconds_left(*job).has_value());
    CHECK(model.run("resume-job-" + std::to_string(id)));
    CHECK(model.run("cancel-job-" + std::to_string(id)));
    host.run_all(model.jobs);
    CHECK(model.list.list().table.size() == found);
    CHECK(model.jobs.find(id)->end == JobEnd::cancelled);
    CHECK(model.jobs.find(id)->result.find("kept") != std::string::npos);
    CHECK(model.run("dismiss-job-" + std::to_string(id)));
    CHECK(model.jobs.find(id) == nullptr);
}

TEST_CASE("a new list can be undone") {
    WorkingHost host;
    Model model{host};
    model.paste(list_of(4));
    host.run_all(model.jobs);
    model.paste(list_of(6));
    host.run_all(model.jobs);
    CHECK(model.list.list().table.size() == 6);
    CHECK(model.run(model.notice.undo_command) == false);  // the finished job has posted a message since
    CHECK(model.run("restore-list"));
    CHECK(model.list.list().table.size() == 4);
    CHECK(model.run("restore-list"));
    CHECK(model.list.list().table.size() == 6);
    CHECK(model.run("clear-list"));
    CHECK(model.list.list().is_empty());
    CHECK(model.run("restore-list"));
    CHECK(model.list.list().table.size() == 6);
    const PuzzleList::Counts& counts = model.list.list().counts;
    CHECK(counts.rated + counts.beyond + counts.invalid == 6);
}

TEST_CASE("rows in any portions give the same order as all at once: every column, both ways, with a filter") {
    std::mt19937 random(20260817);
    std::vector<std::string> rows;
    for (int i = 1; i <= 500; ++i) rows.push_back(made_row(i, random));
    for (int c = 0; c < kColumnCount; ++c) {
        for (const bool descending : {false, true}) {
            CAPTURE(c);
            CAPTURE(descending);
            const auto column = static_cast<Column>(c);
            Table whole;
            Table portions;
            for (Table* table : {&whole, &portions}) {
                table->set_columns(kListHeader);
                table->set_filter(filter_of("clues>=20"));
                table->sort_by(column, descending);
            }
            std::string all;
            for (std::size_t at = 0; at < rows.size();) {
                const std::size_t count = std::min<std::size_t>(1 + random() % 40, rows.size() - at);
                std::string some;
                for (std::size_t i = at; i < at + count; ++i) some += (i == at ? "" : "\n") + rows[i];
                portions.add_rows(some);
                CHECK_FALSE(portions.order().size() > portions.size());
                all += (all.empty() ? "" : "\n") + some;
                at += count;
            }
            whole.add_rows(all);
            REQUIRE(whole.size() == 500);
            REQUIRE(whole.order() == portions.order());
            // Neighbours are in order: numbers as numbers, texts as texts, and ties in order of arrival.
            const auto& order = whole.order();
            for (std::size_t i = 1; i < order.size(); ++i) {
                const TableRow& a = whole.row(order[i - 1]);
                const TableRow& b = whole.row(order[i]);
                CHECK(number_in(a, Column::clues) >= 20);
                int compared = 0;
                if (is_number(column))
                    compared = static_cast<int>(number_in(a, column) - number_in(b, column));
                else
                    compared = whole.cell_text(a, column).compare(whole.cell_text(b, column));
                CHECK((descending ? compared >= 0 : compared <= 0));
                if (compared == 0 && (column == Column::er || column == Column::clues || !is_number(column)))
                    CHECK(order[i - 1] < order[i]);
            }
        }
    }
}

TEST_CASE("filters") {
    Table table;
    table.set_columns(kListHeader);
    const std::string grid(81, '1');
    const auto add = [&](int line, const std::string& clues, const std::string& solutions, const std::string& er,
                         const std::string& hardest) {
        table.add_rows(std::to_string(line) + "\t" + std::string(samples::kPuzzle.substr(0, 80)) +
                       std::to_string(line) + "\t" + clues + "\t" + solutions + "\t" + grid + "\t" + er + "\t" + er +
                       "\t" + er + "\t" + hardest);
    };
    add(1, "24", "1", "2.6", "Pointing");
    add(2, "22", "1", "5.0", "Naked quad");
    add(3, "30", "1", "beyond", "beyond all techniques");
    add(4, "17", "2+", "-", "several solutions");
    add(5, "25", "0", "-", "no solution");
    const auto lines = [&](std::string_view filter) {
        table.set_filter(filter_of(filter));
        return column_of(table, Column::line);
    };
    using Lines = std::vector<std::string>;
    CHECK(lines("") == Lines{"1", "2", "3", "4", "5"});
    CHECK(lines("er>=5") == Lines{"2", "3"});
    CHECK(lines("er<5") == Lines{"1"});
    CHECK(lines("ER=2.6") == Lines{"1"});
    CHECK(lines("clues<24") == Lines{"2", "4"});
    CHECK(lines("clues<=24 clues!=22") == Lines{"1", "4"});
    CHECK(lines("beyond") == Lines{"3"});
    CHECK(lines("rated") == Lines{"1", "2"});
    CHECK(lines("!rated") == Lines{"3", "4", "5"});
    CHECK(lines("unique !beyond") == Lines{"1", "2"});
    CHECK(lines("several") == Lines{"4"});
    CHECK(lines("unsolvable") == Lines{"5"});
    CHECK(lines("quad") == Lines{"2"});
    CHECK(lines("!POINT unique") == Lines{"2", "3"});
    CHECK(lines("8..73") == Lines{"3"});
    CHECK(lines("line>2 solutions=1") == Lines{"3"});
    CHECK(lines("clues>99").empty());
}

TEST_CASE("an invalid filter names its column and leaves the rows") {
    struct Wrong {
        std::string_view line;
        int column;
    };
    for (const Wrong& wrong :
         {Wrong{"er>=5 colour>3", 7}, {"er>=x", 5}, {"clues<=>4", 6}, {"er=7.25", 4}, {"clues=7.2", 7}, {"er>", 4}}) {
        CAPTURE(wrong.line);
        const auto filter = read_filter(wrong.line);
        const auto* problem = std::get_if<FilterProblem>(&filter);
        REQUIRE(problem != nullptr);
        CHECK(problem->column == wrong.column);
        CHECK(problem->sentence.size() > 10);
    }
    WorkingHost host;
    Model model{host};
    model.paste(list_of(4));
    host.run_all(model.jobs);
    model.list.set_filter("clues=17");
    CHECK(model.list.list().table.order().size() == 2);
    model.list.set_filter("clues=17 er>");
    CHECK(model.list.filter_problem().has_value());
    CHECK(model.list.list().table.order().size() == 2);
    model.list.set_filter("");
    CHECK_FALSE(model.list.filter_problem().has_value());
    CHECK(model.list.list().table.order().size() == 4);
}

TEST_CASE("headers cycle through ascending, descending and original order") {
    WorkingHost host;
    Model model{host};
    model.paste(list_of(4));
    host.run_all(model.jobs);
    const Table& table = model.list.list().table;
    CHECK(model.run("sort-clues"));
    CHECK(column_of(table, Column::clues) == std::vector<std::string>{"17", "17", "30", "30"});
    CHECK(model.run("sort-clues"));
    CHECK(column_of(table, Column::clues) == std::vector<std::string>{"30", "30", "17", "17"});
    CHECK(model.run("sort-clues"));
    CHECK(column_of(table, Column::clues) == std::vector<std::string>{"30", "17", "30", "17"});
    CHECK_FALSE(model.run("sort-colour"));
}

TEST_CASE("export uses the visible rows in their order") {
    WorkingHost host;
    Model model{host};
    model.paste(list_of(4));
    host.run_all(model.jobs);
    model.list.set_filter("clues=17");
    CHECK(model.run("copy-list"));
    CHECK(std::count(host.clipboard.begin(), host.clipboard.end(), '\n') == 3);
    CHECK(host.clipboard.substr(0, kListHeader.size()) == kListHeader);
    CHECK(model.run("save-list"));
    REQUIRE(host.saved.size() == 1);
    CHECK(host.saved[0].second == host.clipboard);
    CHECK(model.run("copy-list-puzzles"));
    CHECK(host.clipboard.size() == 2 * 82);
}

TEST_CASE("the whole sample list can be rated") {
    WorkingHost host;
    Model model{host};
    model.run("mode-list");
    CHECK(model.run("sample-list"));
    host.run_all(model.jobs);
    CHECK(model.list.list().table.size() >= 5);
    CHECK(model.list.list().problem_count == 0);
}

TEST_CASE("a puzzle of another size in a list goes to the table, not to the board") {
    WorkingHost host;
    Model model{host};
    model.run("mode-list");
    model.paste("1.....2..3.....4");
    CHECK(model.mode == Mode::list);
    host.run_all(model.jobs);
    CHECK(model.list.list().table.size() == 1);
    model.page(Mode::list).open_row(0);
    model.apply_changes();
    CHECK(model.notice.text.find("9\u00D79") != std::string::npos);
}

}  // namespace rookery::shell
