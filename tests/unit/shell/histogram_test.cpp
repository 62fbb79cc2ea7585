// The ratings of a list as bars, the filter that a bar sets, and ratings as lines.
#include "shell/table/histogram.hpp"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "shell/app/model.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/filters.hpp"
#include "support/shell/screen.hpp"
#include "support/shell/working_host.hpp"

namespace rookery::shell {
namespace {

// A table with these ER, EP and ED, as a job would send them.
Table table_of(std::initializer_list<std::string_view> ratings) {
    Table table;
    table.set_columns("puzzle\tER\tEP\tED\thardest technique");
    for (const std::string_view er : ratings) {
        const std::string text(er);
        table.add_rows(std::string(samples::kPuzzle) + "\t" + text + "\t" + (text == "-" ? "-" : "1.5") + "\t" +
                       (text == "-" ? "-" : "1.2") + "\tNishio");
    }
    return table;
}

}  // namespace

TEST_CASE("bars: from the lowest rating to the highest without a gap, ignoring unrated rows") {
    const NumberCounts counts = table_of({"7.2", "6.9", "7.2", "-", "beyond", "8.0"}).shown_counts(Column::er);
    CHECK(counts.total() == 4);
    CHECK(counts.lowest() == 69);
    CHECK(counts.highest() == 80);
    CHECK(bars_of(counts, kWideBars) == std::vector<HistogramBar>{{65, 70, 1}, {70, 75, 2}, {75, 80, 0}, {80, 85, 1}});
    const auto fine = bars_of(counts, kFineBars);
    REQUIRE(fine.size() == 12);
    CHECK(fine.front() == HistogramBar{69, 70, 1});
    CHECK(fine[3] == HistogramBar{72, 73, 2});
    CHECK(fine.back() == HistogramBar{80, 81, 1});
    CHECK(bars_of(table_of({"-", "beyond"}).shown_counts(Column::er), kWideBars).empty());
    CHECK(range_text(Column::er, {70, 75, 2}) == "7.0 to 7.4");
    CHECK(range_text(Column::er, {72, 73, 2}) == "7.2");
}

TEST_CASE("bars follow the filter") {
    Table table = table_of({"7.2", "6.9", "2.6"});
    table.set_filter(filter_of("er>=6.5"));
    CHECK(bars_of(table.shown_counts(Column::er), kWideBars) == std::vector<HistogramBar>{{65, 70, 1}, {70, 75, 1}});
}

TEST_CASE("a bar's range replaces other comparisons of ER and keeps the rest of the filter") {
    CHECK(with_range(Column::er, "", 70, 75) == "er>=7.0 er<7.5");
    CHECK(with_range(Column::er, "er>=7.0 er<7.5", 72, 73) == "er>=7.2 er<7.3");
    CHECK(with_range(Column::er, "  clues<24   er!=8 x-wing ep<5", 10, 15) == "clues<24 x-wing ep<5 er>=1.0 er<1.5");
    CHECK(without(Column::er, "er>=7 ep<5 chain") == "ep<5 chain");
    CHECK(without(Column::er, "era erer<3") == "era erer<3");
    CHECK(std::holds_alternative<Filter>(read_filter(with_range(Column::er, "chain", 70, 75))));
}

TEST_CASE("a bar of one depth or length becomes an equation") {
    CHECK(with_range(Column::depth, "er>9", 2, 3) == "er>9 te=2");
    CHECK(with_range(Column::braids, "te<=1 b>2", 5, 10) == "te<=1 b>=5 b<10");
    CHECK(without(Column::deep_braids, "bxb=4 OR te=3") == "");
    CHECK(is_narrowed_by(Column::whips, "unique w>4"));
    CHECK_FALSE(is_narrowed_by(Column::whips, "b>4"));
    CHECK(range_text(Column::depth, {2, 3, 1}) == "2");
}

TEST_CASE("the histogram of another column, if a list has it") {
    Screen screen(1280, 800);
    screen.app.paste(std::string(samples::kPuzzle) + "\n" + std::string(samples::kPuzzle));
    screen.job();
    screen.on_event("press histogram-te");
    const auto chart = screen.state()["histogram"];
    REQUIRE(chart["rows"].size() == 1);
    CHECK(chart["rows"][0]["count"] == 2);
    CHECK(chart["name"] == "T&E");
    screen.on_event("press " + chart["rows"][0]["id"].get<std::string>());
    CHECK(screen.state()["fields"][0]["value"].get<std::string>().find("te=") == 0);
    screen.on_event("press all-bars");
    CHECK(screen.state()["fields"][0]["value"] == "");

    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    const std::string text(samples::kPuzzle);
    model.list.survey_large({text, text, text.size()}, "long.txt");
    host.run_all(model.jobs);
    CHECK_FALSE(model.run("histogram-te"));
    CHECK_FALSE(model.run("histogram-clues"));
    CHECK(model.run("grade-list"));
    host.run_all(model.jobs);
    CHECK(model.run("histogram-bxb"));
    CHECK(model.list.histogram_column() == Column::deep_braids);
    for (const char* bad :
         {"filter-te-", "filter-te-2", "filter-clues-2-3", "filter-te-3-2", "filter-x-1-2", "filter-"}) {
        CAPTURE(bad);
        CHECK_FALSE(model.run(bad));
    }
}

TEST_CASE("a click on a bar, by its command and in the document") {
    Screen screen(1280, 800);
    screen.app.paste(std::string(samples::kPuzzle) + "\n" + std::string(samples::kPuzzle));
    screen.job();
    const auto chart = screen.state()["histogram"];
    REQUIRE(chart["rows"].size() == 1);
    CHECK(chart["rows"][0]["count"] == 2);
    CHECK(chart["name"].get<std::string>().find("SE 1.2.1") != std::string::npos);
    screen.on_event("press " + chart["rows"][0]["id"].get<std::string>());
    CHECK(screen.state()["fields"][0]["value"].get<std::string>().find("er>=") == 0);
    CHECK(screen.state()["table"]["total"] == 2);

    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    model.paste(std::string(samples::kPuzzle) + "\n" + std::string(samples::kPuzzle));
    host.run_all(model.jobs);
    CHECK(model.run("filter-er-10-15"));
    CHECK(model.list.filter_text() == "er>=1.0 er<1.5");
    CHECK(model.list.list().table.order().size() == 2);
    CHECK(model.run("filter-er-20-25"));
    CHECK(model.list.list().table.order().empty());
    CHECK(model.run("all-bars"));
    CHECK(model.list.filter_text().empty());
    CHECK_FALSE(model.run("all-bars"));
    for (const char* bad : {"filter-er-", "filter-er-7", "filter-er-7-", "filter-er--7", "filter-er-75-70"}) {
        CAPTURE(bad);
        CHECK_FALSE(model.run(bad));
    }
}

TEST_CASE("ratings as lines: only rated and filtered rows, in the order shown") {
    Table table = table_of({"7.2", "-", "beyond", "6.9"});
    CHECK(table.as_rating_lines() ==
          std::string(samples::kPuzzle) + " ED=7.2/1.5/1.2\n" + std::string(samples::kPuzzle) + " ED=6.9/1.5/1.2\n");
    table.sort_by(Column::er, false);
    CHECK(table.as_rating_lines().find("ED=6.9") < table.as_rating_lines().find("ED=7.2"));
    table.set_filter(filter_of("er>=7"));
    CHECK(table.as_rating_lines() == std::string(samples::kPuzzle) + " ED=7.2/1.5/1.2\n");

    WorkingHost host;
    Model model{host};
    host.run_all(model.jobs);
    model.mode = Mode::list;
    CHECK_FALSE(model.run("save-lines"));
    model.paste(std::string(samples::kPuzzle) + "\n" + std::string(81, '.'));
    host.run_all(model.jobs);
    CHECK(model.run("save-lines"));
    REQUIRE(host.saved.size() == 1);
    CHECK(host.saved[0].first == "rookery-list-se-1.2.1.txt");
    CHECK(host.saved[0].second == model.list.list().table.as_rating_lines());
    CHECK(host.saved[0].second.find(" ED=1.") == 81);
    CHECK(model.run("copy-lines"));
    CHECK(host.clipboard == host.saved[0].second);
    CHECK(model.run("save-list"));
    CHECK(host.saved[1].first == "rookery-list-se-1.2.1.tsv");
}

}  // namespace rookery::shell
