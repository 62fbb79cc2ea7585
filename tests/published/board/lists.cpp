// The usual lists, if a folder with them is given.
#include <doctest/doctest.h>

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "board/canonical.hpp"
#include "support/data_folder.hpp"
#include "support/samples.hpp"

namespace rookery {

TEST_CASE("lists: the 49,158 puzzles of 17 clues are essentially different") {
    const std::vector<std::string> lines = data::lines_of("puzzles/17_clue.txt");
    if (lines.empty()) return;
    REQUIRE(lines.size() == 49158);
    std::set<Grid9> forms;
    int least_already = 0;
    for (const std::string& line : lines) {
        const Grid9 puzzle = samples::grid_of(line);
        const Grid9 form = canonical_form(puzzle);
        REQUIRE(form <= puzzle);
        least_already += form == puzzle;
        forms.insert(form);
    }
    CHECK(forms.size() == 49158);
    // The list uses its own canonical order. It agrees with min-lex for all but 1505 puzzles, which have smaller
    // min-lex forms.
    CHECK(least_already == 47653);
}

TEST_CASE("lists: grids with several 17-clue puzzles are listed in min-lex form") {
    for (const std::string& line : data::lines_of("seventeens_by_grid.tsv")) {
        if (line.rfind("grid", 0) == 0) continue;
        const Grid9 grid = samples::grid_of(line.substr(0, 81));
        REQUIRE(is_solution(grid));
        CHECK(canonical_form(grid) == grid);
    }
}

}  // namespace rookery
