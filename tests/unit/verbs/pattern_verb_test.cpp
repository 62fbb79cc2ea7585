// pattern: facts about a pattern of clue cells, and the proof.
#include <doctest/doctest.h>

#include "board/clue_cells.hpp"
#include "board/symmetry.hpp"
#include "solve/solve.hpp"
#include "support/run_call.hpp"
#include "support/samples.hpp"
#include "support/verb_inputs.hpp"
#include "text/tab_separated.hpp"

using namespace rookery;
using tests::kLattice;
using tests::run_call;

TEST_CASE("a pattern with puzzles shows one") {
    const auto row = fields_of(run_call("pattern", {}, kLattice).rows.at(0));
    REQUIRE(row.size() == 6);
    CHECK(row[0] == kLattice);
    CHECK(row[1] == "29");
    CHECK(row[2] == name_of(symmetry_of(clue_cells(samples::grid_of(row[4])))));
    CHECK(row[3] == "possible");
    CHECK(solve(samples::grid_of(row[4])).unique());
    for (std::size_t cell = 0; cell < 81; ++cell) CHECK((row[4][cell] == '.') == (kLattice[cell] == '.'));
    CHECK(row[5] == "-");
}

TEST_CASE("a pattern excluded by geometry has a reason, and each line its own row or problem") {
    const std::string clueless = std::string(18, '.') + std::string(63, 'x');  // rows 1 and 2
    const std::string few = std::string(16, 'x') + std::string(65, '.');
    const CollectingSink result = run_call("pattern", {}, clueless + "\n\nx.x\n" + few + "\n");
    REQUIRE(result.rows.size() == 2);
    for (const std::string& text : result.rows) {
        const auto row = fields_of(text);
        CHECK(row[3] == "impossible");
        CHECK(row[4] == "-");
        CHECK(row[5].size() > 20);
    }
    REQUIRE(result.problems.size() == 1);
    CHECK(result.problems[0].line == 3);
}

TEST_CASE("lines of patterns have any of the usual line endings, and a byte-order mark is not a cell") {
    const std::string few = std::string(16, 'x') + std::string(65, '.');
    const CollectingSink result =
        run_call("pattern", {}, "\xEF\xBB\xBF" + few + "\r\n\r\n" + few + "\rx.x\n \t\n" + few);
    CHECK(result.rows.size() == 3);
    REQUIRE(result.problems.size() == 1);
    CHECK(result.problems[0].line == 4);
}
