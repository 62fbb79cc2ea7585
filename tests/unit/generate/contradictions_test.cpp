#include "generate/contradictions.hpp"

#include <doctest/doctest.h>

#include <string_view>

#include "solve/solve.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

void check_said(const GenerateRequest& request, std::string_view part) {
    const std::string said = contradiction_in(request);
    CAPTURE(said);
    CHECK(said.find(part) != std::string::npos);
}

}  // namespace

TEST_CASE("windows that no value can lie in") {
    GenerateRequest request;
    CHECK(contradiction_in(request).empty());
    request.difficulty.er = {30, 20};
    check_said(request, "the lowest ER is above the highest");
    request.difficulty = {};
    request.difficulty.ep = {30, 20};
    check_said(request, "the lowest EP");
    request.difficulty = {};
    request.difficulty.steps = {70, 60};
    check_said(request, "the lowest number of steps");
    request.difficulty.steps = {40, 54};
    request.max_clues = 26;
    check_said(request, "55 empty cells take more than 54 steps");
    request.difficulty.steps = {40, 55};
    CHECK(contradiction_in(request).empty());
}

TEST_CASE("ED never exceeds EP, and EP never exceeds ER") {
    GenerateRequest request;
    request.difficulty.er = {12, 45};
    request.difficulty.ep = {46, 50};
    check_said(request, "EP is never above ER, but EP must be at least 4.6 and ER at most 4.5");
    request.difficulty.ep = {45, 50};
    CHECK(contradiction_in(request).empty());
    request.difficulty = {};
    request.difficulty.ep = {12, 20};
    request.difficulty.ed = {23, 30};
    check_said(request, "ED is never above EP");

    request.difficulty = {};
    request.difficulty.pearl = true;
    request.difficulty.er = {70, 80};
    request.difficulty.ep = {12, 60};
    check_said(request, "in a pearl EP and ER are equal");
    request.difficulty.pearl = false;
    CHECK(contradiction_in(request).empty());
    request.difficulty.ep = {};
    request.difficulty.ed = {12, 60};
    CHECK(contradiction_in(request).empty());
    request.difficulty.diamond = true;
    check_said(request, "in a diamond ED and ER are equal");
}

TEST_CASE("techniques that exclude each other or the window") {
    GenerateRequest request;
    request.difficulty.techniques = {};
    check_said(request, "no technique is allowed");
    request.difficulty.techniques = techniques_up_to(30);
    request.difficulty.required = TechniqueSet{Technique::x_wing};
    check_said(request, "X-wing, which is not among the techniques allowed");
    request.difficulty.techniques = techniques_up_to(32);
    CHECK(contradiction_in(request).empty());
    request.difficulty.er = {40, 50};
    check_said(request, "rated 3.2 at most, but ER must be at least 4.0");

    request.difficulty = {};
    request.difficulty.required = TechniqueSet{Technique::x_wing};
    request.difficulty.er = {20, 31};
    check_said(request, "X-wing, which is rated 3.2 or more");
    request.difficulty.er = {20, 32};
    CHECK(contradiction_in(request).empty());
}

TEST_CASE("start puzzles") {
    const Grid9 minimal = samples::grid_of(samples::k17Clues[0]);
    GenerateRequest request;
    request.near = minimal;
    CHECK(contradiction_in(request).empty());
    request.symmetry = PatternSymmetry::full;
    check_said(request, "do not have the symmetry full");
    request.symmetry = PatternSymmetry::none;
    request.pattern = CellSet::all();
    check_said(request, "can't be combined with a pattern");
    request.pattern.reset();
    request.within = minimal;
    check_said(request, "not both");
    request.near.reset();
    check_said(request, "no clue of the puzzle can be removed");

    request.within = solve(minimal).first;
    CHECK(contradiction_in(request).empty());
    request.symmetry = PatternSymmetry::full;
    CHECK(contradiction_in(request).empty());
    request.within = Grid9{};
    check_said(request, "several solutions");
    request.near = Grid9{};
    request.within.reset();
    (*request.near)[0] = 1;
    (*request.near)[1] = 1;
    check_said(request, "no solution");
}

TEST_CASE("a target WNEF excludes patterns, symmetries and starts") {
    GenerateRequest request;
    request.ease = EaseRequest{};
    CHECK(contradiction_in(request).empty());
    request.symmetry = PatternSymmetry::half_turn;
    check_said(request, "WNEF");
    request.symmetry = PatternSymmetry::none;
    request.near = samples::grid_of(samples::k17Clues[0]);
    check_said(request, "WNEF");
}
