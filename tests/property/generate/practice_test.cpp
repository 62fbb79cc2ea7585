// Practice puzzles: the technique is their only hard step. Checked by walks that share no code with the search for
// them.
#include "generate/practice/practice.hpp"

#include <doctest/doctest.h>

#include "logic/path.hpp"
#include "rate/hodoku_scale.hpp"
#include "rate/se_scale.hpp"
#include "solve/solve.hpp"

using namespace rookery;

namespace {

using T = Technique;

PathEnd end_with(const PracticeRequest& request, TechniqueSet techniques, const Grid9& puzzle, int& uses) {
    State state(puzzle);
    uses = 0;
    return walk_path(state, PathOptions{request.scale, Detail::conclusion, techniques},
                     [&](const Step& step, const State&) {
                         if (request.techniques.contains(step.technique)) ++uses;
                         return true;
                     });
}

void check_puzzle(const PracticeRequest& request, const PracticePuzzle& found) {
    const SolveResult solved = solve(found.puzzle);
    CHECK(solved.unique());
    CHECK(solved.first == found.solution);
    int uses = 0;
    CHECK(end_with(request, request.others, found.puzzle, uses) == PathEnd::stuck);
    CHECK(end_with(request, request.others | request.techniques, found.puzzle, uses) == PathEnd::solved);
    CHECK(uses >= 1);
    CHECK(request.techniques.contains(found.step.technique));
    for (const CellDigit gone : found.step.eliminations) {
        CHECK((found.before.candidates(gone.cell) & digit_bit(gone.digit)) != 0);
        CHECK(found.solution[gone.cell] != gone.digit);
    }
    if (const CellDigit placed = found.step.placement; placed.digit != 0)
        CHECK(found.solution[placed.cell] == placed.digit);
    for (int cell = 0; cell < 81; ++cell) {  // no earlier step removed part of the solution
        const Digit value = found.before.value(cell);
        CHECK((value != 0 ? value == found.solution[cell]
                          : (found.before.candidates(cell) & digit_bit(found.solution[cell])) != 0));
    }
}

void check_technique(const Scale& scale, Technique technique, Basics basics) {
    CAPTURE(name_of(technique));
    const PracticeRequest request = practice_request(scale, TechniqueSet{technique}, basics);
    Workspace workspace;
    int found = 0;
    for (std::uint64_t seed = 1; found < 3 && seed <= 4000; ++seed) {
        Random random(17, seed);
        const auto puzzle = try_practice(request, random, workspace);
        if (!puzzle) continue;
        ++found;
        CAPTURE(seed);
        check_puzzle(request, *puzzle);
    }
    CHECK(found == 3);
}

}  // namespace

TEST_CASE("a practice puzzle needs the technique and otherwise only the basics") {
    for (const Technique technique : {T::hidden_single_line, T::pointing, T::naked_pair, T::hidden_triplet, T::x_wing,
                                      T::xy_wing, T::unique_rectangle, T::xy_chain, T::nishio_chain}) {
        check_technique(kSeScale, technique, Basics::subsets);
    }
    for (const Technique technique : {T::last_cell, T::locked_pair, T::skyscraper, T::w_wing, T::finned_swordfish,
                                      T::als_xz, T::simple_colors_trap, T::grouped_aic}) {
        check_technique(kHodokuScale, technique, Basics::subsets);
    }
}

TEST_CASE("fewer basics can be requested") {
    const TechniqueSet singles = practice_request(kSeScale, {T::x_wing}, Basics::singles).others;
    CHECK(singles.contains(T::naked_single));
    CHECK_FALSE(singles.contains(T::pointing));
    const TechniqueSet locked = practice_request(kSeScale, {T::x_wing}, Basics::locked).others;
    CHECK(locked.contains(T::claiming));
    CHECK_FALSE(locked.contains(T::naked_pair));
    check_technique(kSeScale, T::x_wing, Basics::singles);
    check_technique(kSeScale, T::x_wing, Basics::locked);
}

TEST_CASE("for the basics themselves only easier ones may be needed") {
    const TechniqueSet others = practice_request(kSeScale, {T::naked_pair}, Basics::subsets).others;
    CHECK(others.contains(T::pointing));
    CHECK_FALSE(others.contains(T::naked_pair));
    CHECK_FALSE(others.contains(T::hidden_pair));
}

TEST_CASE("an attempt depends only on its random stream") {
    const PracticeRequest request = practice_request(kHodokuScale, {T::w_wing}, Basics::subsets);
    Workspace used;
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        Random first(5, seed), second(5, seed);
        const auto a = try_practice(request, first, used);
        Workspace mine;
        const auto b = try_practice(request, second, mine);
        REQUIRE(a.has_value() == b.has_value());
        if (a) CHECK(a->puzzle == b->puzzle);
    }
}
