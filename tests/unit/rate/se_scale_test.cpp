// Sudoku Explainer's scale: its numbers, its order, and its choice among the steps of one producer.
#include "rate/se_scale.hpp"

#include <doctest/doctest.h>

#include "logic/finders.hpp"
#include "logic/path.hpp"
#include "support/paths.hpp"
#include "support/sample_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;
using T = Technique;

namespace {

int rating(const StepFacts& facts) {
    return kSeScale.rating(facts);
}
StepRank rank(const StepFacts& facts) {
    return kSeScale.rank(facts);
}

}  // namespace

TEST_CASE("how length adds to a rating") {
    // The lengths at which the rating rises: two more than the threshold, plus one to pass it.
    constexpr std::array<int, 13> kFrom = {7, 9, 11, 15, 19, 27, 35, 51, 67, 99, 131, 195, 259};
    int increment = 0;
    for (int length = 0; length < 300; ++length) {
        if (increment < 13 && length == kFrom[static_cast<std::size_t>(increment)]) ++increment;
        INFO(length);
        CHECK(length_increment(length) == increment);
    }
    CHECK(increment == 13);
}

TEST_CASE("ratings from facts") {
    CHECK(rating({.technique = T::x_wing}) == 32);
    CHECK(rating({.technique = T::unique_rectangle, .variant = 1, .length = 4}) == 45);
    CHECK(rating({.technique = T::unique_loop, .variant = 4, .length = 6}) == 46);
    CHECK(rating({.technique = T::unique_loop, .variant = 2, .length = 8}) == 47);
    CHECK(rating({.technique = T::unique_loop, .variant = 1, .length = 10}) == 50);
    CHECK(rating({.technique = T::unique_loop, .variant = 1, .length = 14}) == 50);
    // A naked triplet has two other cells; a hidden one has two as well, the first of which is free.
    CHECK(rating({.technique = T::unique_rectangle, .variant = 3, .length = 4, .set_digits = 3}) == 47);
    CHECK(rating({.technique = T::unique_rectangle, .variant = 3, .length = 4, .set_digits = 3, .hidden_set = true}) ==
          46);
    CHECK(rating({.technique = T::bivalue_universal_grave, .variant = 1}) == 56);
    CHECK(rating({.technique = T::bivalue_universal_grave, .variant = 2}) == 57);
    CHECK(rating({.technique = T::bivalue_universal_grave, .variant = 3, .set_digits = 3}) == 59);
    CHECK(rating({.technique = T::bivalue_universal_grave, .variant = 4}) == 57);
    CHECK(rating({.technique = T::x_cycle, .length = 4}) == 65);
    CHECK(rating({.technique = T::nested_chain, .variant = 3, .length = 16}) == 99);
}

TEST_CASE("one producer's steps are ordered by rating, then length, then kind") {
    CHECK(rank({.technique = T::x_cycle, .length = 6}) < rank({.technique = T::x_chain, .length = 6}));
    CHECK(rank({.technique = T::x_cycle, .length = 4}) < rank({.technique = T::x_cycle, .length = 6}));
    CHECK(rank({.technique = T::x_cycle, .length = 6}) < rank({.technique = T::y_cycle, .length = 6}));
    const auto forced = [](ForcingKind kind, int length) {
        return rank({.technique = T::dynamic_chain, .variant = static_cast<int>(kind), .length = length});
    };
    CHECK(forced(ForcingKind::double_forcing, 9) < forced(ForcingKind::cell, 9));
    CHECK(forced(ForcingKind::cell, 9) < forced(ForcingKind::house, 9));
    CHECK(forced(ForcingKind::house, 9) < forced(ForcingKind::contradiction, 9));
    CHECK(forced(ForcingKind::contradiction, 8) < forced(ForcingKind::double_forcing, 9));
    CHECK(rank({.technique = T::unique_loop, .variant = 2, .length = 6}) <
          rank({.technique = T::unique_loop, .variant = 4, .length = 6}));
    // Type first, then discovery: longer loops with the same rating rank equal.
    CHECK(rank({.technique = T::unique_loop, .variant = 1, .length = 10}) ==
          rank({.technique = T::unique_loop, .variant = 1, .length = 12}));
}

TEST_CASE("a step never precedes a shorter one of its kind") {
    for (int t = 0; t < kTechniqueCount; ++t) {
        for (int variant = 0; variant <= 4; ++variant) {
            StepFacts facts{.technique = static_cast<Technique>(t), .variant = variant};
            for (facts.length = 1; facts.length < 200; ++facts.length) {
                StepFacts longer = facts;
                ++longer.length;
                CHECK_FALSE(rank(longer) < rank(facts));
            }
        }
    }
}

TEST_CASE("every producer is asked once and covers the scale's techniques") {
    TechniqueSet asked;
    for (const TechniqueCard* card : kSeScale.order) {
        CHECK_FALSE(asked.intersects(card->techniques()));
        asked |= card->techniques();
    }
    CHECK(kSeScale.order.size() == 30);
    CHECK(asked == kSeScale.techniques);
    for (int t = 0; t < kTechniqueCount; ++t) {
        const auto technique = static_cast<Technique>(t);
        CHECK((lowest_rating(technique) > 0) == (asked.contains(technique)));
    }
}

TEST_CASE("another scale has its own order and numbers; anything not on it comes last, without a number") {
    // Only naked singles, rated 7.
    static constexpr std::array<const TechniqueCard*, 1> kOrder = {&cards::kNakedSingle};
    const Scale naked{.order = kOrder,
                      .techniques = cards::kNakedSingle.techniques(),
                      .rating = [](const StepFacts& facts) { return facts.technique == T::naked_single ? 7 : 0; },
                      .rank =
                          [](const StepFacts& facts) {
                              return StepRank{facts.length, 0, 0};
                          },
                      .by_default = kSeScale.techniques,
                      .name = name_of};
    const Grid9 puzzle = samples::grid_of(samples::kEasy);
    State state(puzzle);
    int with_number = 0;
    int without = 0;
    for (const Step& step : find_path(state, {naked}).steps) {
        CHECK(step.rating == (step.technique == T::naked_single ? 7 : 0));
        ++(step.rating == 0 ? without : with_number);
    }
    CHECK(state.is_solved());
    CHECK(with_number > 0);
    CHECK(without > 0);
    // If only the scale's own techniques are wanted, only they are searched.
    State again(puzzle);
    PathOptions options{naked};
    options.techniques = naked.techniques;
    for (const Step& step : find_path(again, options).steps) CHECK(step.technique == T::naked_single);
}

TEST_CASE("the possible ratings") {
    for (const int rating : {11, 13, 14, 16, 18, 21, 22, 24, 27, 29, 31, 33, 35, 37, 39, 41, 43, 63, 64}) {
        INFO(rating);
        CHECK_FALSE(has_rating(rating, rating));
    }
    for (const int rating :
         {10, 12, 15, 17, 19, 20, 23, 25, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 45, 53, 54, 55, 61, 62}) {
        INFO(rating);
        CHECK(has_rating(rating, rating));
    }
    for (int rating = 65; rating <= 120; ++rating) CHECK(has_rating(rating, rating));
    CHECK(has_rating(13, 15));
    CHECK_FALSE(has_rating(0, 9));
}
