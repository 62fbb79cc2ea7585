// backdoors: rows for puzzles of each size, truncated lists, and rejected input.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "solve/backdoors.hpp"
#include "support/json_rows.hpp"
#include "support/run_call.hpp"
#include "support/verb_inputs.hpp"
#include "text/text.hpp"

using namespace rookery;
using tests::field_of;
using tests::json_rows;
using tests::refusal_of;
using tests::run_call;

namespace {

const std::string kBackdoors = "backdoors";
const std::string kNoSolution = ".123456789........" + std::string(63, '.');

}  // namespace

TEST_CASE("backdoors: the header, and a puzzle that singles solve") {
    CHECK(tests::job_for(kBackdoors, {}, tests::kEasy)->columns() ==
          std::vector<std::string>{"puzzle", "size", "backdoors", "cells"});
    CHECK(run_call(kBackdoors, {}, tests::kEasy).rows == std::vector<std::string>{tests::kEasy + "\t0\t1\t-"});
    CHECK(run_call(kBackdoors, {}, kNoSolution).rows == std::vector<std::string>{kNoSolution + "\t-\t-\t-"});
}

TEST_CASE("backdoors: the sets match core/solve, as names and as numbers") {
    const std::string& puzzle = tests::kEscargot;
    const Backdoors found = find_backdoors(std::get<Grid9>(parse(puzzle).puzzles.at(0).grid));
    REQUIRE(found.size > 0);
    std::string names;
    for (const CellSet& set : found.sets) {
        std::string cells;
        set.for_each([&](int cell) { cells += (cells.empty() ? "" : "+") + cell_name(cell); });
        names += (names.empty() ? "" : " ") + cells;
    }
    const std::string number = std::to_string(found.sets.size());
    CHECK(run_call(kBackdoors, {}, puzzle).rows ==
          std::vector<std::string>{puzzle + '\t' + std::to_string(found.size) + '\t' + number + '\t' + names});
    const nlohmann::json row = json_rows(kBackdoors, {{"json", ""}}, puzzle).at(0);
    CHECK(row["size"] == found.size);
    CHECK(row["backdoors"] == found.sets.size());
    CHECK(row["unique"] == true);
    CHECK(row["complete"] == true);
    REQUIRE(row["cells"].size() == found.sets.size());
    for (std::size_t i = 0; i < found.sets.size(); ++i) {
        std::vector<int> cells;
        found.sets[i].for_each([&](int cell) { cells.push_back(cell); });
        CHECK(row["cells"][i] == cells);
    }
}

TEST_CASE("backdoors: smaller ones only, fewer of them, with more logic") {
    const std::string& puzzle = tests::kEscargot;
    const std::string size = field_of(run_call(kBackdoors, {}, puzzle).rows.at(0), 1);
    REQUIRE(size != "0");
    const std::string smaller = std::to_string(std::stoi(size) - 1);
    CHECK(run_call(kBackdoors, {{"size", smaller}}, puzzle).rows == std::vector<std::string>{puzzle + "\t-\t0\t-"});
    CHECK(field_of(run_call(kBackdoors, {{"sets", "1"}}, puzzle).rows.at(0), 2) == "1+");
    const std::string locked = field_of(run_call(kBackdoors, {{"logic", "locked"}}, puzzle).rows.at(0), 1);
    CHECK(std::stoi(locked) <= std::stoi(size));
    const nlohmann::json dead = json_rows(kBackdoors, {{"json", ""}}, kNoSolution).at(0);
    CHECK(dead["unique"] == false);
    CHECK(dead["size"].is_null());
    CHECK(dead["backdoors"].is_null());
    CHECK(dead["cells"].empty());
}

TEST_CASE("backdoors: refused calls") {
    CHECK(refusal_of(kBackdoors, {{"size", "10"}}) == "option size: expected a whole number from 0 to 9, found \"10\"");
    CHECK(refusal_of(kBackdoors, {{"logic", "magic"}}) ==
          "option logic: expected one of singles, locked, found \"magic\"");
    const CollectingSink result = run_call(kBackdoors, {}, "1234341221434321");
    REQUIRE(result.problems.size() == 1);
    CHECK(result.problems[0].sentence == "backdoors expects 9x9 puzzles, found one of 4x4");
}
