// Every figure that the text on sudoku as an exact cover problem prints for the 4x4 grid, and the results of the same
// rule for the diagonal variant.
#include <doctest/doctest.h>

#include <map>
#include <numeric>
#include <string>
#include <vector>

#include "support/kept_covers.hpp"
#include "support/solver_settings.hpp"
#include "textbook/classic/classic.hpp"
#include "textbook/classic/sudoku_matrix.hpp"
#include "textbook/exactcover/exactcover.hpp"

using namespace rookery;

namespace {

using Rows = std::vector<std::vector<std::string>>;

ClassicSettings all_solutions() {
    ClassicSettings settings;
    settings.solutions = 100'000;
    return settings;
}

}  // namespace

TEST_CASE("matrices of 64 x 64, 729 x 324 and 4096 x 1024, and the columns for the diagonals") {
    const auto check = [](const CoverMatrix& matrix, int rows, int columns) {
        CHECK(matrix.rows() == rows);
        CHECK(matrix.columns() == columns);
    };
    check(sudoku_matrix<2>(Variant::plain), 64, 64);
    check(sudoku_matrix<3>(Variant::plain), 729, 324);
    check(sudoku_matrix<4>(Variant::plain), 4096, 1024);
    check(sudoku_matrix<2>(Variant::diagonal), 64, 64 + 8);
    check(sudoku_matrix<3>(Variant::diagonal), 729, 324 + 18);
    check(sudoku_matrix<4>(Variant::diagonal), 4096, 1024 + 32);
    const CoverMatrix matrix = sudoku_matrix<3>(Variant::diagonal);
    const auto row = matrix.row(40 * 9 + 6);  // 7 in the centre cell
    std::vector<std::string> names;
    for (const int column : row) names.push_back(matrix.name(column));
    CHECK(names == std::vector<std::string>{"r5c5", "7 in r5", "7 in c5", "7 in b5", "7 in d1", "7 in d2"});
}

TEST_CASE("the first solution of the 4x4 grid: covers, backtracks and degrees by depth") {
    Trace trace(1000);
    const auto result = solve_classic<2>(cards::kDlx, {}, all_solutions(), trace);
    CHECK(result.solutions == 288);
    CHECK(result.end == ClassicEnd::complete);
    CHECK(is_solution(result.first));
    REQUIRE(trace.tables().size() == 2);
    const TraceTable& table = trace.tables()[0];
    CHECK(table.title == "depth");
    CHECK(table.columns == std::vector<std::string>{"Depth", "Covers", "Backtracks", "Degrees"});
    CHECK(table.rows == Rows{{"0", "37", "1", "4"},
                             {"1", "25", "1", "2"},
                             {"2", "22", "1", "2"},
                             {"3", "16", "1", "1"},
                             {"4", "28", "1", "3"},
                             {"5", "16", "1", "1"},
                             {"6", "19", "1", "2"},
                             {"7", "10", "1", "1"},
                             {"8", "10", "1", "1"},
                             {"9", "16", "1", "2"},
                             {"10", "10", "1", "1"},
                             {"11", "7", "1", "1"},
                             {"12", "16", "1", "2"},
                             {"13", "10", "1", "1"},
                             {"14", "7", "1", "1"},
                             {"15", "7", "1", "1"},
                             {"Total", "256", "16", "-"}});
}

TEST_CASE("288 covers of the 4x4 grid: estimates 7620 and 5316, their sum and mean") {
    Trace trace(1000);
    solve_classic<2>(cards::kDlx, {}, all_solutions(), trace);
    const TraceTable& table = trace.tables()[1];
    CHECK(table.title == "coverings");
    REQUIRE(table.rows.size() == 288);
    std::map<std::string, int> estimates;
    for (const auto& row : table.rows) {
        CHECK(row[1] == "16");
        ++estimates[row[2]];
    }
    CHECK(estimates == std::map<std::string, int>{{"5316", 96}, {"7620", 192}});
    const auto row = [&](std::size_t number) { return table.rows[number - 1]; };
    CHECK(row(1) == std::vector<std::string>{"1", "16", "7620", "7620"});
    CHECK(row(2) == std::vector<std::string>{"2", "16", "7620", "15240"});
    CHECK(row(3) == std::vector<std::string>{"3", "16", "5316", "20556"});
    CHECK(row(10) == std::vector<std::string>{"10", "16", "5316", "66984"});
    CHECK(row(100) == std::vector<std::string>{"100", "16", "5316", "683664"});
    CHECK(row(200) == std::vector<std::string>{"200", "16", "7620", "1369632"});
    CHECK(row(288) == std::vector<std::string>{"288", "16", "5316", "1973376"});
    CHECK(trace.notes() ==
          std::vector<std::string>{"estimate of the first solution path: 7620", "average estimate on 288 paths: 6852"});
}

TEST_CASE("48 diagonal grids of 4x4; the text's 3666 is from a rule that it does not state") {
    ClassicPuzzle<2> empty;
    empty.variant = Variant::diagonal;
    Trace trace(1000);
    const auto result = solve_classic<2>(cards::kDlx, empty, all_solutions(), trace);
    CHECK(result.solutions == 48);
    CHECK(is_solution(result.first, Variant::diagonal));
    REQUIRE(trace.tables()[1].rows.size() == 48);
    for (const auto& row : trace.tables()[1].rows) CHECK(row[2] == "1524");
    CHECK(trace.notes()[1] == "average estimate on 48 paths: 1524");
}

TEST_CASE("the same grids if the diagonal columns are not chosen: a mean of 1596") {
    const CoverMatrix matrix = sudoku_matrix<2>(Variant::diagonal);
    CoverMatrix optional;
    for (int column = 0; column < matrix.columns(); ++column) {
        optional.add_column(matrix.name(column), column < 64 ? ColumnKind::primary : ColumnKind::optional);
    }
    for (int row = 0; row < matrix.rows(); ++row) optional.add_row(matrix.row(row));
    const auto found = tests::find_all(optional);
    REQUIRE(found.covers.size() == 48);
    double sum = 0;
    for (const auto& path : found.depths) sum += path_estimate(path);
    CHECK(sum / 48 == 1596);
}

TEST_CASE("288 and 48 by every rule, with effort and nodes in step") {
    for (const std::string_view rule : {"shortest", "random", "first"}) {
        for (const Variant variant : {Variant::plain, Variant::diagonal}) {
            ClassicPuzzle<2> empty;
            empty.variant = variant;
            ClassicSettings settings = all_solutions();
            tests::choose(settings, cards::kDlx, "rule", rule);
            Trace trace;
            CHECK(solve_classic<2>(cards::kDlx, empty, settings, trace).solutions ==
                  (variant == Variant::plain ? 288 : 48));
            CHECK(trace.tables().empty());
            CHECK(trace.nodes() == trace.value("nodes"));
            CHECK(trace.depths()[0] == 1);
            CHECK(trace.value("backtracks") == trace.nodes() - 1);
        }
    }
}
