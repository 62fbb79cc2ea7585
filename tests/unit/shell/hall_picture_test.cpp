#include "shell/lab/hall_picture.hpp"

#include <doctest/doctest.h>

using namespace rookery::shell;
using Value = HallPicture::Value;

namespace {

const std::string kThree = "{1,2} {1,2} {1,2,3}";

LabTable reasons() {
    LabTable table;
    table.columns = {"domains",        "consistency", "variable", "value",
                     "Hall variables", "Hall values", "matching", "reason"};
    table.rows = {{kThree, "arc", "x3", "1", "x1 x2", "{1,2}", "1 2 3", "x1 and x2 take 1 and 2 between them"},
                  {kThree, "arc", "x3", "2", "x1 x2", "{1,2}", "1 2 3", "x1 and x2 take 1 and 2 between them"},
                  {kThree, "arc", "-", "-", "-", "-", "1 2 3", "{1,2} {1,2} {3} stay"}};
    return table;
}

}  // namespace

TEST_CASE("a row that explains an excluded value: its Hall set, the matching, earlier exclusions") {
    const HallPicture first = hall_picture(reasons(), 0);
    REQUIRE(first.cells.size() == 3);
    CHECK(first.values == std::vector<std::string>{"1", "2", "3"});
    CHECK(first.cells[2][0].value == Value::goes);
    CHECK(first.cells[2][1].value == Value::stays);
    CHECK(first.cells[0][2].value == Value::absent);
    CHECK(first.cells[1][0].in_hall_set);
    CHECK_FALSE(first.cells[2][0].in_hall_set);
    CHECK(first.cells[1][1].matched);
    CHECK(first.reason == "x1 and x2 take 1 and 2 between them");
    CHECK(first.text_of(2) == "x3: 2 3, without 1; matched to 3");

    const HallPicture second = hall_picture(reasons(), 1);
    CHECK(second.cells[2][0].value == Value::gone);
    CHECK(second.cells[2][1].value == Value::goes);

    const HallPicture last = hall_picture(reasons(), 2);
    CHECK(last.cells[2][1].value == Value::gone);
    CHECK_FALSE(last.cells[0][0].in_hall_set);
}

TEST_CASE("a row of remaining values: the others are removed") {
    LabTable table;
    table.columns = {"domains", "consistency", "pruned", "removed"};
    table.rows = {{kThree, "bounds", "{1,2} {1,2} {3}", "2"}};
    const HallPicture picture = hall_picture(table, 0);
    REQUIRE(picture.cells.size() == 3);
    CHECK(picture.cells[2][0].value == Value::goes);
    CHECK(picture.cells[2][2].value == Value::stays);
    CHECK(picture.reason.empty());
}

TEST_CASE("other rows, missing rows and too many variables have no picture") {
    LabTable table = reasons();
    CHECK(hall_picture(table, 3).is_empty());
    table.columns[0] = "matrix";
    CHECK(hall_picture(table, 0).is_empty());
    table.columns[0] = "domains";
    for (std::string& text : table.rows[0]) text = "{}, {,} {99999999999999999999} x x0 {-";
    CHECK(hall_picture(table, 0).values.empty());
    table.rows[0][0].clear();
    for (std::size_t i = 0; i <= HallPicture::kMaxVariables; ++i) table.rows[0][0] += "{1} ";
    CHECK(hall_picture(table, 0).is_empty());
}
