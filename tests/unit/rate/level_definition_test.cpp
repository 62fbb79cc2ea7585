// Levels: the definition leaves no gap and no overlap, and rises in both measures.
#include "rate/level.hpp"

#include <doctest/doctest.h>

#include <set>
#include <vector>

#include "logic/path.hpp"
#include "support/puzzles/rated_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

SeRating with_er(int er) {
    SeRating rating;
    rating.status = RatingStatus::rated;
    rating.er = er;
    return rating;
}

HodokuRating with_level(HodokuLevel level) {
    HodokuRating rating;
    rating.status = RatingStatus::rated;
    rating.level = level;
    return rating;
}

std::vector<Technique> hodoku_path(const Grid9& puzzle, TechniqueSet techniques) {
    State state(puzzle);
    PathOptions options{kHodokuScale};
    options.techniques = techniques;
    std::vector<Technique> path;
    const auto note = [&path](const Step& step, const State&) {
        path.push_back(step.technique);
        return true;
    };
    CHECK(walk_path(state, options, note) == PathEnd::solved);
    return path;
}

}  // namespace

TEST_CASE("levels have distinct names and increasing bounds") {
    std::set<std::string_view> names;
    for (const Level level : kAllLevels) {
        CHECK(names.insert(name_of(level)).second);
        CHECK(level_of_er(max_er(level)) == level);
        CHECK(level_of_hodoku(max_hodoku_level(level)) == level);
        if (level != Level::extreme) CHECK(level_of_er(max_er(level) + 1) > level);
    }
    CHECK(max_hodoku_level(Level::extreme) == HodokuLevel::extreme);
    CHECK(name_of(Level::easy) == "easy");
    CHECK(name_of(Level::extreme) == "extreme");
}

TEST_CASE("every pair of ratings has one level: the lowest that allows both") {
    Level last = Level::easy;
    for (int er = 10; er <= 120; ++er) {
        CHECK(level_of_er(er) >= last);
        last = level_of_er(er);
        for (const HodokuLevel hodoku : kAllHodokuLevels) {
            const auto level = level_of(with_er(er), with_level(hodoku));
            REQUIRE(level.has_value());
            const auto allows = [&](Level one) { return er <= max_er(one) && hodoku <= max_hodoku_level(one); };
            for (const Level one : kAllLevels) CHECK(allows(one) == (one >= *level));
        }
    }
    CHECK(last == Level::extreme);
}

TEST_CASE("puzzles without a rating have no level; those beyond all techniques are extreme") {
    SeRating beyond = with_er(90);
    beyond.status = RatingStatus::beyond;
    CHECK(level_of(beyond, with_level(HodokuLevel::easy)) == Level::extreme);
    HodokuRating given_up = with_level(HodokuLevel::extreme);
    given_up.status = RatingStatus::beyond;
    CHECK(level_of(with_er(12), given_up) == Level::extreme);
    for (const RatingStatus status : {RatingStatus::no_solution, RatingStatus::several_solutions,
                                      RatingStatus::already_solved, RatingStatus::stopped}) {
        SeRating none = with_er(12);
        none.status = status;
        CHECK_FALSE(level_of(none, with_level(HodokuLevel::easy)).has_value());
        HodokuRating nothing = with_level(HodokuLevel::easy);
        nothing.status = status;
        CHECK_FALSE(level_of(with_er(12), nothing).has_value());
    }
}

TEST_CASE("definitions state their bounds") {
    CHECK(definition_of(Level::easy) == "ER up to 1.5 and HoDoKu's level up to Easy: hidden singles are enough");
    CHECK(definition_of(Level::expert).find("ER up to 7.9 and HoDoKu's level up to Unfair: ") == 0);
    CHECK(definition_of(Level::extreme).find("ER above 7.9 or HoDoKu's level Extreme: ") == 0);
}

TEST_CASE("HoDoKu's path is the same without the techniques above its level") {
    CHECK(hodoku_techniques_up_to(HodokuLevel::extreme) == kHodokuScale.by_default);
    const TechniqueSet singles = hodoku_techniques("fh") | hodoku_techniques("n1") | hodoku_techniques("h1");
    CHECK(hodoku_techniques_up_to(HodokuLevel::easy) == singles);
    for (const samples::RatedPuzzle& sample : samples::kRated) {
        CAPTURE(sample.puzzle);
        const Grid9 puzzle = samples::grid_of(sample.puzzle);
        HodokuLevel level = HodokuLevel::easy;
        const std::vector<Technique> path = hodoku_path(puzzle, kHodokuScale.by_default);
        for (const Technique technique : path) level = std::max(level, hodoku_line_of(technique)->level);
        CHECK(hodoku_path(puzzle, hodoku_techniques_up_to(level)) == path);
    }
}
