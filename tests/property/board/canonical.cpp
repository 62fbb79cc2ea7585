// Properties of min-lex forms of any grid: isomorphic grids have the same form, and nothing is smaller.
#include "board/canonical.hpp"

#include <doctest/doctest.h>

#include <map>
#include <set>
#include <string_view>
#include <vector>

#include "board/isomorphism.hpp"
#include "support/automorphisms.hpp"
#include "support/plain/plain_min_lex.hpp"
#include "support/random/random_grids.hpp"
#include "support/samples.hpp"

namespace rookery {
namespace {

std::vector<Grid9> hundred_puzzles() {
    std::vector<Grid9> puzzles;
    const auto take = [&](const auto& lines) {
        for (const std::string_view line : lines) {
            if (puzzles.size() < 100) puzzles.push_back(samples::grid_of(line));
        }
    };
    take(samples::kMinimal);
    take(samples::kHardest);
    take(samples::kTop1465);
    take(samples::k17Clues);
    return puzzles;
}

// Full grids, parts of them, and random clues of few or many digits, from no clue to all 81.
Grid9 any_grid(Random& random) {
    const int clues = static_cast<int>(random.below(82));
    switch (random.below(4)) {
        case 0:
            return random_grids::solution(random);
        case 1:
            return random_grids::part_of(random_grids::solution(random), clues, random);
        case 2:
            return random_grids::scribble(clues / 8, 9, random);
        default:
            return random_grids::scribble(clues, static_cast<int>(1 + random.below(9)), random);
    }
}

// A grid with automorphisms: clues are placed with all their images under a few random maps.
Grid9 symmetric_scribble(Random& random) {
    Isomorphism map = random_isomorphism(random);
    map.label = Isomorphism{}.label;
    Grid9 grid;
    for (std::uint32_t n = 1 + random.below(6); n > 0; --n) {
        int cell = static_cast<int>(random.below(81));
        const auto digit = static_cast<Digit>(1 + random.below(4));
        while (grid[cell] == 0) {
            grid[cell] = digit;
            Grid9 mark;
            mark[cell] = 1;
            const Grid9 image = apply(map, mark);
            while (image[cell] == 0) cell = (cell + 1) % 81;
        }
    }
    return grid;
}

void check_against_plain(const Grid9& grid) {
    const plain::MinLex expected = plain::min_lex(grid);
    INFO("grid ", samples::line_of(grid));
    CHECK(samples::line_of(canonical_form(grid)) == samples::line_of(expected.form));
    CHECK(automorphism_count(grid) == expected.arrangements);
}

}  // namespace

TEST_CASE("canonical: 10,000 random images of 100 puzzles have 100 forms") {
    Random random(31);
    const std::vector<Grid9> puzzles = hundred_puzzles();
    REQUIRE(puzzles.size() == 100);
    std::set<Grid9> forms;
    for (const Grid9& puzzle : puzzles) {
        for (int i = 0; i < 100; ++i) forms.insert(canonical_form(apply(random_isomorphism(random), puzzle)));
    }
    CHECK(forms.size() == 100);
}

TEST_CASE("canonical: any grid and its image have the same form and the same number of automorphisms") {
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        Random random(32, seed);
        const Grid9 grid = seed % 4 == 0 ? symmetric_scribble(random) : any_grid(random);
        const Grid9 image = apply(random_isomorphism(random), grid);
        INFO("seed ", seed, ", grid ", samples::line_of(grid), ", image ", samples::line_of(image));
        const Grid9 form = canonical_form(grid);
        REQUIRE(canonical_form(image) == form);
        REQUIRE(canonical_form(form) == form);
        REQUIRE(form <= grid);
        REQUIRE(form <= image);
        REQUIRE(automorphism_count(image) == automorphism_count(grid));
    }
}

TEST_CASE("canonical: changing one clue of a full grid gives another form") {
    Random random(33);
    for (int i = 0; i < 100; ++i) {
        const Grid9 grid = random_grids::solution(random);
        Grid9 other = grid;
        const int cell = static_cast<int>(random.below(81));
        other[cell] = static_cast<Digit>(other[cell] % 9 + 1);
        CHECK(canonical_form(other) != canonical_form(grid));
    }
}

TEST_CASE("canonical: forms and automorphisms match trying all 3,359,232 arrangements") {
    Random random(34);
    check_against_plain(random_grids::solution(random));
    check_against_plain(samples::grid_of(samples::k17Clues[0]));
    check_against_plain(samples::grid_of(samples::kTop1465[0]));
    check_against_plain(symmetric_scribble(random));
    check_against_plain(random_grids::scribble(40, 2, random));
}

// Takes several seconds natively, so it is not part of the usual run. Start it with --no-skip.
TEST_CASE("canonical: many more forms match trying all arrangements" * doctest::skip()) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Random random(35, seed);
        CAPTURE(seed);
        check_against_plain(seed % 3 == 0 ? symmetric_scribble(random) : any_grid(random));
    }
}

// Orbit and stabiliser: a form has |arrangements| / |automorphisms| images. With clues of one digit only, these are
// sets of cells, so running through all sets must meet each form exactly that often.
TEST_CASE("canonical: the sets of two and of three cells have orbits of the right sizes") {
    constexpr std::uint64_t arrangements = std::uint64_t{2} * 1296 * 1296;
    std::map<Grid9, std::uint64_t> met;
    const auto meet = [&](std::initializer_list<int> cells) {
        Grid9 grid;
        for (const int cell : cells) grid[cell] = 4;
        ++met[canonical_form(grid)];
    };
    for (int a = 0; a < 81; ++a) {
        for (int b = a + 1; b < 81; ++b) {
            meet({a, b});
            // Of the sets of three only those with r1c1: 3 of 81 in each orbit, since all cells are equivalent.
            if (a != 0) meet({0, a, b});
        }
    }
    for (const auto& orbit : met) {
        const Grid9& form = orbit.first;
        const std::uint64_t images = arrangements / automorphism_count(form);
        const std::uint64_t expected = form.clue_count() == 2 ? images : images * 3 / 81;
        INFO(samples::line_of(form));
        CHECK(orbit.second == expected);
    }
}

}  // namespace rookery
