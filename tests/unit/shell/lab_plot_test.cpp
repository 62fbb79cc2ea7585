// The plot of a tool's rows: numeric columns, the three kinds of curves, pinned curves.
#include "shell/lab/lab_plot.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "support/shell/english_again.hpp"

using namespace rookery;
using namespace rookery::shell;

namespace {

const LabTable kSamples{.title = "cover --convergence",
                        .columns = {"puzzle", "samples", "mean", "error", "word"},
                        .rows = {{std::string(81, '1'), "1", "10", "-", "a"},
                                 {std::string(81, '2'), "2", "14.5", "4.5", "b"},
                                 {std::string(81, '3'), "4", "12", "2", "c"}}};
const std::vector<float> kSeconds{0.25F, 0.5F, 2};

std::string name_and_points(const PlotCurve& curve) {
    std::string text = curve.name + ":";
    for (const auto& [x, y] : curve.points) {
        text += " " + std::to_string(std::lround(x * 100)) + "/" + std::to_string(std::lround(y * 100));
    }
    return text;
}

}  // namespace

TEST_CASE("plot: columns of numbers are found, and the second is plotted against the first") {
    LabPlot plot;
    plot.update(kSamples, kSeconds);
    CHECK(plot.columns() == std::vector<std::string>{"samples", "mean", "error"});
    CHECK(plot.x() == "samples");
    REQUIRE(plot.curves().size() == 1);
    CHECK(name_and_points(plot.curves()[0]) == "mean: 100/1000 200/1450 400/1200");
}

TEST_CASE("plot: a column is plotted against another, without rows where one is missing") {
    LabPlot plot;
    plot.update(kSamples, kSeconds);
    plot.toggle_y("mean");
    plot.toggle_y("error");
    plot.choose_x("mean");
    plot.update(kSamples, kSeconds);
    REQUIRE(plot.curves().size() == 1);
    CHECK(name_and_points(plot.curves()[0]) == "error: 1450/450 1200/200");
    CHECK(plot.x_name() == "mean");
    CHECK(plot.y_name() == "error");
    plot.toggle_y("error");
    plot.update(kSamples, kSeconds);
    CHECK(plot.curves().empty());
}

TEST_CASE("plot: rows over their time of arrival") {
    LabPlot plot;
    plot.kind = PlotKind::arrival;
    plot.update(kSamples, kSeconds);
    REQUIRE(plot.curves().size() == 1);
    CHECK(name_and_points(plot.curves()[0]) == "rows: 25/100 50/200 200/300");
}

TEST_CASE("plot: a distribution adds up to all rows; without the mean its own mean is 0") {
    LabTable table{.title = "rate", .columns = {"ER", "WNEF"}, .rows = {}};
    for (int i = 0; i < 400; ++i) table.rows.push_back({std::to_string(i % 7), std::to_string(100 + i % 13)});
    LabPlot plot;
    plot.kind = PlotKind::distribution;
    plot.update(table, {});
    plot.toggle_y("ER");
    for (const bool centred : {false, true}) {
        plot.centred = centred;
        plot.update(table, {});
        REQUIRE(plot.curves().size() == 2);
        for (const PlotCurve& curve : plot.curves()) {
            double sum = 0;
            double mean = 0;
            for (const auto& [x, y] : curve.points) {
                sum += y;
                mean += x * y / 100;
            }
            CHECK(sum == doctest::Approx(100));
            const double width = curve.points[1].x - curve.points[0].x;
            const double expected = centred ? 0 : curve.name == "ER" ? 2.98 : 105.9;
            CHECK(std::abs(mean - expected) < width);
        }
    }
}

TEST_CASE("plot: kept curves stay with those of the next run, which keeps the chosen columns") {
    LabPlot plot;
    plot.update(kSamples, kSeconds);
    plot.toggle_y("mean");
    plot.toggle_y("error");
    plot.update(kSamples, kSeconds);
    REQUIRE(plot.can_keep());
    plot.keep("cover");
    plot.begin();
    CHECK(plot.curves().empty());
    CHECK_FALSE(plot.can_keep());
    plot.update(kSamples, kSeconds);
    CHECK(plot.has_y("error"));
    CHECK_FALSE(plot.has_y("mean"));
    REQUIRE(plot.kept().size() == 1);
    CHECK(plot.kept()[0].name == "cover: error");
    plot.forget();
    CHECK(plot.kept().empty());
    const EnglishAgain english_again;
    set_language(Language::french);
    plot.update(kSamples, kSeconds);
    plot.keep("cover");
    REQUIRE(plot.kept().size() == 1);
    CHECK(plot.kept()[0].name == "cover\u00A0: error");
}

TEST_CASE("plot: a sample of very many rows includes the first and the last") {
    LabTable table{.title = "list", .columns = {"n", "square"}, .rows = {}};
    for (int i = 0; i < 50'000; ++i) table.rows.push_back({std::to_string(i), std::to_string(i % 100)});
    LabPlot plot;
    plot.update(table, {});
    REQUIRE(plot.curves().size() == 1);
    const auto& points = plot.curves()[0].points;
    CHECK(points.size() == LabPlot::kMaxPoints);
    CHECK(points.front().x == 0);
    CHECK(points.back().x == 49'999);
    CHECK(plot.is_behind(60'000));
    CHECK_FALSE(plot.is_behind(51'000));
}

TEST_CASE("plot: two runs of the same call have different names; a named run names its curves") {
    LabPlot plot;
    plot.kind = PlotKind::arrival;
    for (int run = 0; run < 3; ++run) {
        plot.begin();
        plot.update(kSamples, kSeconds);
        plot.keep("cover");
    }
    REQUIRE(plot.kept().size() == 3);
    CHECK(plot.kept()[0].name == "cover");
    CHECK(plot.kept()[1].name == "cover (2)");
    CHECK(plot.kept()[2].name == "cover (3)");
    plot.begin("by columns");
    plot.update(kSamples, kSeconds);
    CHECK(plot.curves().at(0).name == "by columns");
    plot.keep("cover");
    CHECK(plot.kept().back().name == "by columns");
}

TEST_CASE("plot: a cell far down may show that a column is not numeric, which removes it") {
    LabTable table{.title = "solve", .columns = {"n", "solutions"}, .rows = {}};
    for (int i = 0; i < 1000; ++i) table.rows.push_back({std::to_string(i), "2"});
    LabPlot plot;
    plot.update(table, {});
    CHECK(plot.columns() == std::vector<std::string>{"n", "solutions"});
    CHECK(plot.has_y("solutions"));
    table.rows.push_back({"1000", "2+"});
    plot.update(table, {});
    CHECK(plot.columns() == std::vector<std::string>{"n"});
    CHECK_FALSE(plot.has_y("solutions"));
}

TEST_CASE("plot: distributions of several runs use the same bins") {
    LabPlot plot;
    plot.kind = PlotKind::distribution;
    for (const int spread : {10, 40}) {
        LabTable table{.title = "rate", .columns = {"WNEF"}, .rows = {}};
        for (int i = 0; i < 200; ++i) table.rows.push_back({std::to_string(i % spread)});
        if (!plot.curves().empty()) plot.keep("narrow");
        plot.begin();
        plot.update(table, {});
    }
    REQUIRE(plot.kept().size() == 1);
    REQUIRE(plot.curves().size() == 1);
    const auto& narrow = plot.kept()[0].points;
    const auto& wide = plot.curves()[0].points;
    REQUIRE(narrow.size() == wide.size());
    for (std::size_t bin = 0; bin < wide.size(); ++bin) CHECK(narrow[bin].x == wide[bin].x);
    CHECK(wide.back().y > 0);
    CHECK(narrow.back().y == 0);
}

TEST_CASE("plot: undecided rows do not count over time") {
    LabPlot plot;
    plot.kind = PlotKind::arrival;
    plot.update(kSamples, {0.25F, std::nanf(""), 2});
    REQUIRE(plot.curves().size() == 1);
    CHECK(name_and_points(plot.curves()[0]) == "rows: 25/100 200/200");
}
