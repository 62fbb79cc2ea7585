// The lists that the search by positions uses, compared with the same operations one set at a time.
#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "board/random.hpp"
#include "enumerate/positions/narrow_list.hpp"
#include "enumerate/positions/position_plan.hpp"
#include "enumerate/positions/position_search.hpp"
#include "support/environment.hpp"

using namespace rookery;
using namespace rookery::positions;

namespace {

PositionSet random_set(Random& random, int least, int most) {
    PositionSet set;
    const int size = least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1)));
    while (set.size() < size) set.add(static_cast<int>(random.below(kMaxPositions)));
    return set;
}

std::vector<PositionSet> random_sets(Random& random, int number) {
    std::vector<PositionSet> sets;
    sets.reserve(static_cast<std::size_t>(number));
    for (int i = 0; i < number; ++i) sets.push_back(random_set(random, 4, 16));
    std::sort(sets.begin(), sets.end(), [](const auto& a, const auto& b) { return a.first() > b.first(); });
    return sets;
}

}  // namespace

TEST_CASE("sets as bits: first unhit one, one clue for all, disjoint ones") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 1);
    for (std::uint64_t part = 0; part < 60; ++part) {
        INFO("seed ", seed, ", case ", part);
        Random random(seed, part);
        const int number = part == 0 ? 768 : 1 + static_cast<int>(random.below(768));
        const std::vector<PositionSet> sets = random_sets(random, number);
        const auto list = std::make_unique<NarrowList>();
        HitMask hit = list->take(sets);
        PositionSet placed;
        for (int clue = 0; clue < 25; ++clue) {
            const int position = static_cast<int>(random.below(kMaxPositions));
            const HitMask& more = list->hits(position);
            placed.add(position);
            std::vector<PositionSet> open;
            for (const PositionSet& set : sets) {
                if ((set & placed).empty()) open.push_back(set);
            }
            const int first = NarrowList::first_open(hit, more, 0);
            REQUIRE((first < 0) == open.empty());
            if (first >= 0) {
                REQUIRE(sets[static_cast<std::size_t>(first)] == open.front());
                REQUIRE(list->lowest(first) == open.front().first());
            }
            PositionSet common = all_below(60);
            for (const PositionSet& set : open) common &= set;
            REQUIRE(list->hitting_all(hit, more, 0, all_below(60)) == common);

            hit = hit | more;
            PositionSet covered;
            PositionSet plainly_covered;
            const PositionSet live = all_below(81 - clue);
            int disjoint = 0;
            for (const PositionSet& set : open) {
                if (!(set & live & plainly_covered).empty()) continue;
                plainly_covered |= set & live;
                ++disjoint;
            }
            if (std::any_of(open.begin(), open.end(), [&](const auto& set) { return (set & live).empty(); })) continue;
            REQUIRE(list->disjoint(hit, live, 81, covered) == disjoint);
            REQUIRE(covered == plainly_covered);
            if (disjoint > 1) REQUIRE(list->disjoint(hit, live, disjoint - 2, covered) == disjoint - 1);
        }
    }
}

TEST_CASE("reduction loses no way to hit all sets") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 1);
    int shrunk = 0;
    int refused = 0;
    for (std::uint64_t part = 0; part < 400; ++part) {
        INFO("seed ", seed, ", case ", part);
        Random random(seed, part);
        // Few positions, so that the test can try all ways to place three clues.
        constexpr int kPositions = 18;
        std::vector<PositionSet> sets;
        for (int i = 2 + static_cast<int>(random.below(12)); i > 0; --i) {
            PositionSet set;
            for (int p = 2 + static_cast<int>(random.below(6)); p > 0; --p) {
                set.add(static_cast<int>(random.below(kPositions + 8)));
            }
            sets.push_back(set);
        }
        const auto ways = [&](const std::vector<PositionSet>& list, const PositionSet& live) {
            std::vector<PositionSet> found;
            for (int a = 0; a < kPositions; ++a) {
                for (int b = 0; b < a; ++b) {
                    for (int c = 0; c < b; ++c) {
                        const PositionSet clues =
                            PositionSet::single(a) | PositionSet::single(b) | PositionSet::single(c);
                        if (!(clues - live).empty()) continue;
                        if (std::none_of(list.begin(), list.end(),
                                         [&](const auto& set) { return (set & clues).empty(); })) {
                            found.push_back(clues);
                        }
                    }
                }
            }
            return found;
        };
        const std::vector<PositionSet> expected = ways(sets, all_below(kPositions));
        PositionSet live = all_below(kPositions);
        std::vector<PositionSet> spare;
        if (!cut_down(sets, 3, live, spare)) {
            REQUIRE(expected.empty());
            ++refused;
            continue;
        }
        REQUIRE(ways(sets, live) == expected);
        REQUIRE(std::is_sorted(sets.begin(), sets.end(),
                               [](const auto& a, const auto& b) { return a.first() > b.first(); }));
        for (const PositionSet& set : sets) REQUIRE((set - live).empty());
        shrunk += !(live == all_below(kPositions));
    }
    CHECK(shrunk > 10);
    CHECK(refused > 10);
}

TEST_CASE("of very many sets the small ones stay, and among the others those with the highest first positions") {
    Random random(5);
    UnavoidableList sets;
    for (int i = 0; i < 6000; ++i) sets.push_back(random_set(random, 6, 14));
    std::sort(sets.begin(), sets.end(), listed_before);
    sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
    const UnavoidableList chosen = chosen_sets(sets);
    CHECK(chosen.size() == 2000);
    CHECK(std::is_sorted(chosen.begin(), chosen.end(), [](const auto& a, const auto& b) {
        return a.first() != b.first() ? a.first() > b.first() : a.size() < b.size();
    }));
    const int too_large = sets[1500].size();
    std::size_t small = 0;
    int least_up = 81;
    for (const CellSet& set : chosen) {
        small += set.size() < too_large;
        if (set.size() >= too_large) least_up = std::min(least_up, set.first());
    }
    CHECK(small == static_cast<std::size_t>(std::count_if(sets.begin(), sets.end(),
                                                          [&](const auto& set) { return set.size() < too_large; })));
    CHECK(small <= 1500);
    for (const CellSet& set : sets) {
        if (set.size() >= too_large && set.first() > least_up) {
            REQUIRE(std::find(chosen.begin(), chosen.end(), set) != chosen.end());
        }
    }
    sets.resize(1200);
    CHECK(chosen_sets(sets).size() == 1200);
}
