// Lists of sets as text: accepted lines, problems and their positions.
#include "unavoidable/set_text.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <string>

#include "support/puzzles/known_grids.hpp"
#include "support/samples.hpp"
#include "support/unavoidability.hpp"
#include "unavoidable/small_sets.hpp"

using namespace rookery;

namespace {

const Grid9& grid() {
    static const Grid9 grid = samples::grid_of(known::kG5);
    return grid;
}
const KnownGrid& known_grid() {
    static const KnownGrid known(grid());
    return known;
}

}  // namespace

TEST_CASE("written sets read back") {
    const UnavoidableList sets = small_sets(grid());
    std::string text;
    std::string masks;
    for (auto set = sets.rbegin(); set != sets.rend(); ++set) {
        text += set_line(grid(), *set) + "\n";
        masks += "  ";
        for (int cell = 0; cell < 81; ++cell) masks += set->contains(cell) ? 'x' : '0';
        masks += "\t12\t1479 # a remark\r\n";
    }
    for (const std::string& list : {text, masks, text + masks, "set\tcells\tdigits\thouses\n\n# sets\n" + text}) {
        const SetListText read = read_sets(list, known_grid());
        CHECK(read.problems.empty());
        CHECK(read.sets == sets);
    }
    CHECK(read_sets("", known_grid()).sets.empty());
    CHECK(read_sets("", known_grid()).problems.empty());
}

TEST_CASE("how a set is written") {
    CellSet set;
    for (const int cell : {0, 4, 27, 31, 80}) set.add(cell);
    CHECK(set_line(grid(), set) == "8...6......................6...1................................................7");
    CHECK(digit_names(digits_of(grid(), set)) == "1678");
    CHECK(house_names(houses_of(set)) == "r149 c159 b12459");
    CHECK(house_names(0).empty());
}

TEST_CASE("a set that is not minimal is reduced to one that is") {
    const SetListText read = read_sets(std::string(81, 'x'), known_grid());
    CHECK(read.problems.empty());
    REQUIRE(read.sets.size() == 1);
    CHECK(is_minimal_unavoidable(known_grid(), read.sets[0]));
}

TEST_CASE("errors with their positions") {
    const std::string good = set_line(grid(), small_sets(grid()).front());
    const std::string row = std::string(9, 'x') + std::string(72, '.');
    const std::string one = "x" + std::string(80, '.');
    const std::string text =
        good + "\n" + row + "\n\n  " + one + "\n  123..\n" + std::string(81, '.') + "\n" + good + "x\n" + good + "\n";
    const SetListText read = read_sets(text, known_grid());
    CHECK(read.sets.size() == 1);
    REQUIRE(read.problems.size() == 5);
    CHECK(read.problems[0].line == 2);
    CHECK(read.problems[0].column == 1);
    CHECK(read.problems[0].sentence ==
          "expected an unavoidable set of the grid, found 9 cells whose removal still leaves only one solution");
    CHECK(read.problems[1].line == 4);
    CHECK(read.problems[1].column == 3);
    CHECK(read.problems[1].sentence.find("found 1 cell whose removal") != std::string::npos);
    CHECK(read.problems[2].line == 5);
    CHECK(read.problems[2].column == 8);
    CHECK(read.problems[2].sentence == "expected a pattern of 81 cells, found 5");
    CHECK(read.problems[3].line == 6);
    CHECK(read.problems[3].sentence == "expected the cells of a set, found none");
    CHECK(read.problems[4].line == 7);
    CHECK(read.problems[4].column == 82);
}

TEST_CASE("very many errors are counted") {
    std::string text;
    for (int i = 0; i < 1500; ++i) text += "...\n";
    const SetListText read = read_sets(text, known_grid());
    REQUIRE(read.problems.size() == kMaxSetProblems + 1);
    CHECK(read.problems.back().line == 1001);
    CHECK(read.problems.back().sentence == "and 500 more problems from here on");
}

TEST_CASE("a stop ends reading") {
    const std::atomic<bool> stop{true};
    CHECK(read_sets("...\n", known_grid(), &stop).stopped);
}
