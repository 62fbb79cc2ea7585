#include "generate/hodoku_objective.hpp"

#include <doctest/doctest.h>

#include <limits>

#include "generate/contradictions.hpp"
#include "generate/generate.hpp"
#include "rate/hodoku_rating.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

// A puzzle that needs a chain; the tests compute the other properties they need.
const Grid9 kChainPuzzle =
    samples::grid_of(".5...69..8...47.6........32.2...54.....7.2.....14...5.28........4.19...8..52...4.");

HodokuDistance distance_of(const Difficulty& constraints, int most = std::numeric_limits<int>::max() / 2) {
    Workspace workspace;
    Budget budget(1'000'000'000);
    return hodoku_distance(kChainPuzzle, constraints, most, {}, workspace, budget);
}

void check_refused(const Difficulty& constraints, std::string_view part) {
    const std::string said = level_contradiction_in(constraints);
    CAPTURE(said);
    CHECK(said.find(part) != std::string::npos);
}

}  // namespace

TEST_CASE("HoDoKu's score outside its window costs one per 20 points") {
    const HodokuRating rating = rate_hodoku(kChainPuzzle);
    REQUIRE(rating.status == RatingStatus::rated);
    Difficulty constraints;
    CHECK(distance_of(constraints).distance == 0);
    CHECK(distance_of(constraints).level == rating.level);
    constraints.hodoku.score = {rating.score, rating.score};
    CHECK(distance_of(constraints).distance == 0);
    constraints.hodoku.score = {rating.score + 1, rating.score + 100};
    CHECK(distance_of(constraints).distance == 1);
    constraints.hodoku.score = {rating.score + 100, rating.score + 200};
    CHECK(distance_of(constraints).distance == 5);
    constraints.hodoku.score = {1, rating.score - 100};
    CHECK(distance_of(constraints).distance == 5);
    CHECK(distance_of(constraints, 2).distance > 2);
}

TEST_CASE("HoDoKu's level outside its window costs eight per level") {
    const HodokuRating rating = rate_hodoku(kChainPuzzle);
    REQUIRE(rating.level >= HodokuLevel::hard);
    Difficulty constraints;
    constraints.hodoku.level = {rating.level, rating.level};
    CHECK(distance_of(constraints).distance == 0);
    constraints.hodoku.level = {HodokuLevel::easy, HodokuLevel::medium};
    CHECK(distance_of(constraints).distance > 0);
    constraints.hodoku.level = {HodokuLevel::extreme, HodokuLevel::extreme};
    const int levels = static_cast<int>(HodokuLevel::extreme) - static_cast<int>(rating.level);
    CHECK(distance_of(constraints).distance == 8 * levels);
}

TEST_CASE("techniques that HoDoKu's path must and must not use") {
    const HodokuRating rating = rate_hodoku(kChainPuzzle);
    Difficulty constraints;
    constraints.hodoku.required = {rating.hardest};
    CHECK(distance_of(constraints).distance == 0);
    constraints.hodoku.required = {Technique::squirmbag, Technique::whale};
    CHECK(distance_of(constraints).distance >= 16);
    constraints.hodoku.required = {};
    constraints.hodoku.avoided = {rating.hardest};
    CHECK(distance_of(constraints).distance == 8);
}

TEST_CASE("levels against windows of ER and HoDoKu") {
    Difficulty constraints;
    CHECK(level_contradiction_in(constraints).empty());
    constraints.level = {Level::medium, Level::medium};
    CHECK(level_contradiction_in(constraints).empty());
    CHECK(constraints.er_window().high == max_er(Level::medium));
    constraints.er = {41, 50};
    check_refused(constraints, "a puzzle of level medium has an ER of 4.0 at most");
    constraints.er = {12, 15};
    CHECK(level_contradiction_in(constraints).empty());  // HoDoKu's level may be Medium
    constraints.hodoku.level = {HodokuLevel::easy, HodokuLevel::easy};
    check_refused(constraints, "a puzzle of level medium has a higher ER than 1.5");
    constraints.er = {};
    constraints.hodoku.level = {HodokuLevel::hard, HodokuLevel::extreme};
    check_refused(constraints, "HoDoKu level Medium at most");
    constraints.hodoku.level = {};
    constraints.hodoku.score = {1001, 2000};
    check_refused(constraints, "a score of 1000 at most");
    constraints.hodoku.score = {1000, 2000};
    CHECK(level_contradiction_in(constraints).empty());
}

TEST_CASE("techniques that HoDoKu's path cannot have") {
    Difficulty constraints;
    constraints.hodoku.required = {Technique::squirmbag};
    check_refused(constraints, "HoDoKu does not use Squirmbag by default");
    constraints.hodoku.required = {Technique::skyscraper};
    CHECK(level_contradiction_in(constraints).empty());
    constraints.level.high = Level::medium;
    check_refused(constraints, "Skyscraper, which is at its level Hard");
    constraints.level = {};
    constraints.hodoku.avoided = {Technique::skyscraper};
    check_refused(constraints, "and must not use it");
}
