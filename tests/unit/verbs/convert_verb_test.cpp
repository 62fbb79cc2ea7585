// The verb convert: formats of other programs by name.
#include <doctest/doctest.h>

#include "support/run_call.hpp"
#include "support/shell/texts.hpp"
#include "text/format.hpp"

using namespace rookery;
using tests::run_call;

namespace {

const std::string kTwo = std::string(texts::kLine) + " first\n" + std::string(texts::kLine) + "\n";

}  // namespace

TEST_CASE("convert gives one row per puzzle in one-line formats") {
    const auto all = run_call("convert", {{"to", "scf"}}, kTwo);
    CHECK(all.problems.empty());
    REQUIRE(all.rows.size() == 2);
    CHECK(all.rows[0].substr(0, 3) == "scf");
    CHECK(run_call("convert", {{"to", "line"}}, all.rows[0]).rows.at(0) == texts::kLine);
    CHECK(run_call("convert", {}, all.rows[0]).rows.at(0) == texts::kLine);
}

TEST_CASE("convert gives the lines of other formats, and one document for all puzzles") {
    const auto grids = run_call("convert", {{"to", "ss"}}, kTwo);
    REQUIRE(grids.rows.size() == 27);
    CHECK(grids.rows[0] == "*-----------*");
    CHECK(grids.rows[13].empty());
    const auto document = run_call("convert", {{"to", "opensudoku"}}, kTwo);
    REQUIRE(document.rows.size() == 5);
    CHECK(document.rows[1] == "<opensudoku version=\"2\">");
    CHECK(document.rows[2].find("note=\"first\"") != std::string::npos);
    CHECK(document.rows[4] == "</opensudoku>");
}

TEST_CASE("convert as JSON gives whole documents") {
    const auto all = run_call("convert", {{"to", "sdk"}, {"json", ""}}, kTwo);
    REQUIRE(all.rows.size() == 2);
    CHECK(all.rows[1].find("\"text\":\"[Puzzle]\\n53..7....\\n") != std::string::npos);
    CHECK(all.rows[1].find("\"format\":\"sdk\",\"line\":2") != std::string::npos);
}

TEST_CASE("convert reports what it cannot do") {
    const auto all = run_call("convert", {{"to", "hodoku"}}, std::string(texts::kFourByFourLine) + "\n");
    CHECK(all.rows.empty());
    REQUIRE(all.problems.size() == 1);
    CHECK(all.problems[0].sentence == "this format expects 9x9 puzzles, found one of 4x4");
    const std::string refusal = tests::refusal_of("convert", {{"to", "paper"}}, kTwo);
    CHECK(refusal.find("option to: expected one of line, line0") != std::string::npos);
    for (const TextFormat* format : written_formats()) CHECK(refusal.find(format->id) != std::string::npos);
}
