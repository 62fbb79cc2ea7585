// Cliques of disjoint sets, compared with trying every collection.
#include "unavoidable/clique.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>

#include "board/random.hpp"
#include "support/environment.hpp"
#include "support/puzzles/known_grids.hpp"
#include "support/samples.hpp"
#include "support/unavoidability.hpp"
#include "unavoidable/minimal.hpp"
#include "unavoidable/small_sets.hpp"

using namespace rookery;

namespace {

struct Value {
    std::size_t sets = 0;
    double product = 1;
    std::size_t collections = 1;  // of this many sets
};

Value value_of(const UnavoidableList& clique) {
    Value value;
    CellSet covered;
    for (const CellSet& set : clique) {
        REQUIRE((set & covered).empty());
        covered |= set;
        ++value.sets;
        value.product *= set.size();
    }
    return value;
}

// The most disjoint sets, and the least product among those collections.
void try_all(const UnavoidableList& list, std::size_t from, const CellSet& covered, const Value& value, Value& best) {
    const std::size_t equal = value.sets == best.sets ? best.collections : 0;
    if (value.sets > best.sets || (value.sets == best.sets && value.product < best.product)) best = value;
    if (value.sets == best.sets) best.collections = equal + 1;
    for (std::size_t i = from; i < list.size(); ++i) {
        if (!(list[i] & covered).empty()) continue;
        try_all(list, i + 1, covered | list[i], {value.sets + 1, value.product * list[i].size(), 1}, best);
    }
}

UnavoidableList sets_of_up_to_11(const Grid9& grid) {
    UnavoidableList sets = small_sets(grid, 11);
    REQUIRE(sets.size() > 100);
    return sets;
}

}  // namespace

TEST_CASE("a clique has the most disjoint sets, and among those the least product") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 1);
    const std::uint64_t cases = environment::number("ROOKERY_CASES", 300);
    for (std::uint64_t part = 0; part < cases; ++part) {
        Random random(seed, part);
        UnavoidableList list;
        const std::uint32_t region = 12 + random.below(70);
        const std::uint32_t most_cells = 2 + random.below(9);
        for (std::uint32_t n = 1 + random.below(18); n > 0; --n) {
            CellSet set;
            for (std::uint32_t c = 1 + random.below(most_cells); c > 0; --c) {
                set.add(static_cast<int>(80 - random.below(region)));
            }
            list.push_back(set);
        }
        sort_and_merge(list);
        INFO("seed ", seed, ", case ", part);
        const UnavoidableList clique = disjoint_clique(list);
        REQUIRE(std::is_sorted(clique.begin(), clique.end(), listed_before));
        for (const CellSet& set : clique) REQUIRE(std::find(list.begin(), list.end(), set) != list.end());
        const Value value = value_of(clique);
        Value best{0, 1, 0};
        try_all(list, 0, CellSet(), Value(), best);
        REQUIRE(value.sets == best.sets);
        REQUIRE(value.product == best.product);

        const MaximumCliques all = maximum_cliques(list, 100'000);
        REQUIRE(all.complete);
        REQUIRE(all.cliques.size() == best.collections);
        REQUIRE(static_cast<double>(product_of_sizes(all.cliques.front())) == best.product);
        for (std::size_t i = 0; i < all.cliques.size(); ++i) {
            REQUIRE(value_of(all.cliques[i]).sets == best.sets);
            REQUIRE(std::find(all.cliques.begin(), all.cliques.begin() + static_cast<std::ptrdiff_t>(i),
                              all.cliques[i]) == all.cliques.begin() + static_cast<std::ptrdiff_t>(i));
            if (i > 0) REQUIRE(product_of_sizes(all.cliques[i - 1]) <= product_of_sizes(all.cliques[i]));
        }
        if (best.collections > 1) {
            const MaximumCliques one = maximum_cliques(list, 1);
            REQUIRE(one.cliques.size() == 1);
            REQUIRE_FALSE(one.complete);
        }
    }
    CHECK(disjoint_clique({}).empty());
}

TEST_CASE("a completed clique of a grid leaves nothing unavoidable outside it") {
    for (const known::GridFacts& facts : known::kGrids) {
        INFO("grid ", facts.name);
        const Grid9 grid = samples::grid_of(facts.grid);
        const KnownGrid known(grid);
        UnavoidableList sets = sets_of_up_to_11(grid);
        const std::size_t before = sets.size();
        const Value first = value_of(disjoint_clique(sets));
        const UnavoidableList clique = complete_clique(known, sets);
        const Value completed = value_of(clique);
        CHECK(completed.sets >= first.sets);
        CHECK(completed.sets >= 9);
        CHECK(completed.sets <= 17);
        CHECK(sets.size() >= before);
        CHECK(std::is_sorted(sets.begin(), sets.end(), listed_before));
        CellSet covered;
        for (const CellSet& set : clique) {
            CHECK(is_minimal_unavoidable(known, set));
            covered |= set;
        }
        CHECK_FALSE(is_unavoidable(known, ~covered));
    }
}

TEST_CASE("a clique completed from no sets") {
    const Grid9 grid = samples::grid_of(known::kG5);
    const KnownGrid known(grid);
    UnavoidableList sets;
    const UnavoidableList clique = complete_clique(known, sets);
    CHECK(value_of(clique).sets >= 5);
    CHECK(clique.size() <= sets.size());
}

TEST_CASE("a clique for puzzles with some cells given and some excluded") {
    const Grid9 grid = samples::grid_of(known::kG4);
    const KnownGrid known(grid);
    const CellSet given = CellSet::house(4);
    const CellSet free = CellSet::all() - given - CellSet::house(26);
    UnavoidableList sets;
    for (const CellSet& set : sets_of_up_to_11(grid)) {
        if ((set & given).empty() && !(set & free).empty()) sets.push_back(set & free);
    }
    keep_minimal(sets);
    CellSet covered = given;
    for (const CellSet& set : complete_clique(known, sets, nullptr, free, given)) {
        CHECK((set - free).empty());
        CHECK((set & covered).empty());
        covered |= set;
        CHECK(is_unavoidable(known, ~given - (free - set)));
    }
    // Everything unavoidable outside it is in cells that cannot be clues.
    CHECK((shrunk_to_minimal(known, ~covered) & free).empty());
}

TEST_CASE("the search for a clique can be stopped") {
    const std::atomic<bool> stop{true};
    const Grid9 grid = samples::grid_of(known::kStrangelyFamiliar);
    UnavoidableList sets = sets_of_up_to_11(grid);
    CHECK(complete_clique(KnownGrid(grid), sets, &stop).empty());
}
