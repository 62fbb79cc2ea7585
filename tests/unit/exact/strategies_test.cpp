#include <doctest/doctest.h>

#include "exact/strategies.hpp"

using namespace rookery;

TEST_CASE("a strategy has a name and is found by it") {
    for (const Strategy one : kAllStrategies) CHECK(strategy(name_of(one)) == one);
    CHECK(name_of(Strategy::locked_candidates) == "locked");
    CHECK_FALSE(strategy("Naked").has_value());
    CHECK_FALSE(strategy("").has_value());
    CHECK_FALSE(strategy("naked ").has_value());
}

TEST_CASE("a set of strategies keeps its elements") {
    StrategySet set;
    CHECK(set.empty());
    CHECK_FALSE(set.places_digits());
    set.add(Strategy::hidden_pairs);
    CHECK_FALSE(set.empty());
    CHECK_FALSE(set.places_digits());
    set.add(Strategy::hidden_singles);
    CHECK(set.places_digits());
    CHECK(set == StrategySet{Strategy::hidden_singles, Strategy::hidden_pairs});
    set.remove(Strategy::hidden_pairs);
    CHECK_FALSE(set.has(Strategy::hidden_pairs));
    CHECK(set == StrategySet{Strategy::hidden_singles});
}

TEST_CASE("sets of strategies in words") {
    CHECK(list_of({}).empty());
    CHECK(list_of(kNakedSingles) == "naked singles");
    CHECK(list_of({Strategy::hidden_pairs, Strategy::naked_singles}) == "naked singles and hidden pairs");
    CHECK(list_of(kBasicStrategies) == "naked singles, hidden singles and locked candidates");
}
