// Properties of the sets of every grid. A failure prints its seed and part; the parts are independent.
#include <doctest/doctest.h>

#include <algorithm>
#include <iterator>

#include "board/isomorphism.hpp"
#include "solve/solve.hpp"
#include "support/random/random_grids.hpp"
#include "support/samples.hpp"
#include "support/unavoidability.hpp"
#include "unavoidable/minimal.hpp"
#include "unavoidable/pseudo_puzzles.hpp"
#include "unavoidable/small_sets.hpp"
#include "unavoidable/template_sets.hpp"

using namespace rookery;

namespace {

constexpr std::uint64_t kSeed = 57;

struct Part {
    explicit Part(std::uint64_t number) : random(kSeed, number), grid(random_grids::solution(random)) {}
    Random random;
    Grid9 grid;
};

// The image of a set.
CellSet moved(const Isomorphism& map, const CellSet& set) {
    Grid9 marks;
    set.for_each([&](int cell) { marks[cell] = 1; });
    Isomorphism places = map;
    places.label = Isomorphism{}.label;
    marks = apply(places, marks);
    CellSet result;
    for (int cell = 0; cell < 81; ++cell) {
        if (marks[cell] != 0) result.add(cell);
    }
    return result;
}

UnavoidableList moved(const Isomorphism& map, UnavoidableList sets) {
    for (CellSet& set : sets) set = moved(map, set);
    std::sort(sets.begin(), sets.end(), listed_before);
    return sets;
}

template <class Keep>
UnavoidableList those(const UnavoidableList& sets, Keep keep) {
    UnavoidableList kept;
    std::copy_if(sets.begin(), sets.end(), std::back_inserter(kept), keep);
    return kept;
}

}  // namespace

TEST_CASE("the sets of an isomorphic grid are the images of the sets") {
    for (std::uint64_t number = 0; number < 8; ++number) {
        CAPTURE(kSeed);
        CAPTURE(number);
        Part part(number);
        Isomorphism transposed;
        transposed.transpose = true;
        Isomorphism relabelled;
        std::rotate(relabelled.label.begin() + 1, relabelled.label.begin() + 3, relabelled.label.end());
        for (const Isomorphism& map : {transposed, relabelled, random_isomorphism(part.random)}) {
            const Grid9 image = apply(map, part.grid);
            CHECK(small_sets(image) == moved(map, small_sets(part.grid)));
            CHECK(template_sets(image) == moved(map, template_sets(part.grid)));
        }
    }
}

TEST_CASE("sets are minimal, and no set contains another") {
    for (std::uint64_t number = 10; number < 16; ++number) {
        CAPTURE(kSeed);
        CAPTURE(number);
        const Part part(number);
        const KnownGrid known(part.grid);
        const UnavoidableList small = small_sets(part.grid);
        const UnavoidableList templates = template_sets(part.grid);
        for (const CellSet& set : small) CHECK(is_minimal_unavoidable(known, set));
        UnavoidableList both = small;
        both.insert(both.end(), templates.begin(), templates.end());
        sort_and_merge(both);
        UnavoidableList minimal = both;
        keep_minimal(minimal);
        CHECK(minimal == both);
        // Where both are complete they agree.
        CHECK(those(small, [&](const CellSet& set) { return digit_count(digits_of(part.grid, set)) <= 4; }) ==
              those(templates, [](const CellSet& set) { return set.size() <= 12; }));
    }
}

TEST_CASE("a puzzle with one solution has a clue in every set") {
    for (const std::string_view line : samples::k17Clues) {
        CAPTURE(line);
        const Grid9 puzzle = samples::grid_of(line);
        const SolveResult solved = solve(puzzle);
        REQUIRE(solved.unique());
        CellSet clues;
        for (int cell = 0; cell < 81; ++cell) {
            if (puzzle[cell] != 0) clues.add(cell);
        }
        for (const UnavoidableList& sets : {small_sets(solved.first), template_sets(solved.first)}) {
            CHECK(std::none_of(sets.begin(), sets.end(), [&](const CellSet& set) { return (set & clues).empty(); }));
        }
    }
}

TEST_CASE("templates find the same as the pseudo-puzzles of digits") {
    for (std::uint64_t number = 20; number < 23; ++number) {
        CAPTURE(kSeed);
        CAPTURE(number);
        PseudoPuzzleRequest request;
        request.grid = Part(number).grid;
        for (int digits = 2; digits <= 4; ++digits) {
            request.at_once = digits;
            const PseudoPuzzles puzzles(request);
            MergedSets merged;
            for (int i = 0; i < puzzles.count(); ++i) {
                const PseudoPuzzleSets found = puzzles.solve(i);
                CHECK(found.complete);
                merged.add(found.sets);
            }
            TemplateSetsRequest templates;
            templates.digits = digits;
            CHECK(merged.take() == template_sets(request.grid, templates));
        }
    }
}

// Small sets of five and six digits come from a separate search. A pseudo-puzzle finds all sets within its emptied
// cells, so the two must agree there, in both directions.
TEST_CASE("small sets match those from pseudo-puzzles of arbitrary cells") {
    std::size_t many_digits = 0;
    for (std::uint64_t number = 30; number < 36; ++number) {
        CAPTURE(kSeed);
        CAPTURE(number);
        PseudoPuzzleRequest request;
        request.grid = Part(number).grid;
        request.kind = PseudoPuzzleKind::random;
        request.seed = number;
        request.rounds = 200;
        request.max_cells = 12;
        const UnavoidableList small = small_sets(request.grid);
        const auto agree = [&](const PseudoPuzzles& puzzles, int i) {
            CAPTURE(puzzles.name(i));
            const CellSet emptied = puzzles.emptied(i);
            const PseudoPuzzleSets found = puzzles.solve(i);
            CHECK(found.complete);
            CHECK(found.sets == those(small, [&](const CellSet& set) { return (set - emptied).empty(); }));
            for (const CellSet& set : found.sets) many_digits += digit_count(digits_of(request.grid, set)) >= 5;
        };
        const PseudoPuzzles random(request);
        for (int i = 0; i < random.count(); ++i) agree(random, i);
        request.kind = PseudoPuzzleKind::boxes;
        const PseudoPuzzles boxes(request);
        for (int i = static_cast<int>(number % 6); i < boxes.count(); i += 6) agree(boxes, i);
    }
    CHECK(many_digits > 100);
}

TEST_CASE("small sets of five digits match the pseudo-puzzle of these digits") {
    Part part(40);
    PseudoPuzzleRequest request;
    request.grid = part.grid;
    request.at_once = 5;
    request.max_cells = 12;
    const PseudoPuzzles puzzles(request);
    const int number = static_cast<int>(part.random.below(126));
    const CellSet emptied = puzzles.emptied(number);
    const PseudoPuzzleSets found = puzzles.solve(number);
    REQUIRE(found.complete);
    CHECK(found.sets == those(small_sets(part.grid), [&](const CellSet& set) { return (set - emptied).empty(); }));
}
