// Known numbers of puzzles: G. Royle's list of 17s, McGuire's proof that there is no 16, and counts of 18s.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "solve/solve.hpp"
#include "support/data_folder.hpp"
#include "support/enumerated.hpp"
#include "support/environment.hpp"
#include "support/masks.hpp"
#include "support/puzzles/known_grids.hpp"

namespace rookery {
namespace {

std::string_view line_of(std::string_view name) {
    for (const auto& facts : known::kGrids) {
        if (facts.name == name) return facts.grid;
    }
    FAIL("no such grid");
    return {};
}

// Counts the puzzles of a grid, each checked by the solver.
std::size_t seventeens(std::string_view line) {
    const EnumerationRequest request = enumerated::request_for(line, 17);
    const std::vector<CellSet> puzzles = enumerated::all_puzzles(request);
    for (const CellSet& clues : puzzles) {
        CHECK(clues.size() == 17);
        const SolveResult solved = solve(samples::puzzle_of(request.grid, clues));
        CHECK(solved.unique());
        CHECK(solved.first == request.grid);
    }
    CHECK(std::adjacent_find(puzzles.begin(), puzzles.end()) == puzzles.end());
    return puzzles.size();
}

}  // namespace

TEST_CASE("a grid with fourteen 17-clue puzzles, and one with none") {
    CHECK(seventeens(line_of("g4")) == 14);
    CHECK(seventeens(line_of("g5")) == 0);
}

TEST_CASE("no grid known to have a 17 has a 16") {
    for (const std::string_view name : {"g4", "g5"}) {
        CHECK(enumerated::count_puzzles(enumerated::request_for(line_of(name), 16)) == 0);
    }
}

TEST_CASE("the grids that take longer") {
    if (environment::number("ROOKERY_FULL", 0) == 0) {
        MESSAGE("skipped: ROOKERY_FULL is not set");
        return;
    }
    CHECK(seventeens(line_of("SF")) == 29);
    CHECK(seventeens(line_of("g2")) == 1);
    CHECK(seventeens(line_of("g3")) == 1);
    for (const std::string_view name : {"SF", "g2", "g3"}) {
        CHECK(enumerated::count_puzzles(enumerated::request_for(line_of(name), 16)) == 0);
    }
    CHECK(enumerated::count_puzzles(enumerated::request_for(line_of("g4"), 18)) == 991);
    CHECK(enumerated::count_puzzles(enumerated::request_for(line_of("g5"), 18)) == 0);
}

TEST_CASE("grids with their published numbers of 17-clue puzzles") {
    const std::size_t most = environment::number("ROOKERY_FULL", 0) != 0 ? 100 : 3;
    std::size_t done = 0;
    for (const std::string& line : data::lines_of("seventeens_by_grid.tsv")) {
        const std::size_t tab = line.find('\t');
        if (tab != 81) continue;  // the column names
        if (done++ == most) break;
        CAPTURE(line);
        CHECK(seventeens(std::string_view(line).substr(0, tab)) == std::stoul(line.substr(tab + 1)));
        CHECK(enumerated::count_puzzles(enumerated::request_for(std::string_view(line).substr(0, tab), 16)) == 0);
    }
}

}  // namespace rookery
