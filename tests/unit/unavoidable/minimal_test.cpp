// Filtering and shrinking, compared with comparing all pairs.
#include "unavoidable/minimal.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "support/random/random_grids.hpp"
#include "support/unavoidability.hpp"

using namespace rookery;

namespace {

// Sets of few cells in a small region, so that many of them contain others.
CellSet random_set(Random& random, std::uint32_t region, std::uint32_t most) {
    CellSet set;
    for (std::uint32_t n = 1 + random.below(most); n > 0; --n) set.add(static_cast<int>(80 - random.below(region)));
    return set;
}

UnavoidableList plainly_minimal(const UnavoidableList& list) {
    UnavoidableList kept;
    for (const CellSet& set : list) {
        const bool minimal = std::none_of(
            list.begin(), list.end(), [&](const CellSet& other) { return !(other == set) && (other - set).empty(); });
        if (minimal && std::find(kept.begin(), kept.end(), set) == kept.end()) kept.push_back(set);
    }
    std::sort(kept.begin(), kept.end(), listed_before);
    return kept;
}

}  // namespace

TEST_CASE("sorting removes duplicates") {
    Random random(52, 0);
    UnavoidableList list;
    for (int i = 0; i < 2000; ++i) list.push_back(random_set(random, 81, 6));
    list.insert(list.end(), list.begin(), list.begin() + 500);
    UnavoidableList expected = list;
    std::sort(expected.begin(), expected.end(), listed_before);
    expected.erase(std::unique(expected.begin(), expected.end()), expected.end());
    sort_and_merge(list);
    CHECK(list == expected);
    UnavoidableList none;
    sort_and_merge(none);
    CHECK(none.empty());
}

TEST_CASE("the minimal sets of a list") {
    for (std::uint64_t part = 0; part < 60; ++part) {
        Random random(53, part);
        UnavoidableList list;
        const std::uint32_t region = 5 + random.below(77);
        for (int i = 0; i < 400; ++i) list.push_back(random_set(random, region, 2 + random.below(20)));
        const UnavoidableList expected = plainly_minimal(list);
        UnavoidableList filtered = list;
        keep_minimal(filtered);
        CHECK(filtered == expected);
    }
}

TEST_CASE("the index finds a subset if there is one") {
    Random random(54, 0);
    SubsetIndex index;
    UnavoidableList list;
    for (int i = 0; i < 3000; ++i) {
        const CellSet asked = random_set(random, 81, 40);
        const bool there = std::any_of(list.begin(), list.end(), [&](const CellSet& s) { return (s - asked).empty(); });
        const CellSet* part = index.part_of(asked);
        CHECK((part != nullptr) == there);
        if (part != nullptr) {
            CHECK((*part - asked).empty());
            CHECK(std::find(list.begin(), list.end(), *part) != list.end());
        }
        // All sets contain r1c1, so that its group has many blocks.
        CellSet set = random_set(random, 60, 12);
        set |= random_set(random, 60, 12);
        if (i % 3 != 0) set.add(0);
        index.add(set);
        list.push_back(set);
    }
    index.clear();
    CHECK(index.part_of(CellSet::all()) == nullptr);
}

TEST_CASE("a stream longer than a batch") {
    Random random(55, 0);
    MinimalSets stream;
    UnavoidableList all;
    for (int i = 0; i < 30000; ++i) {
        CellSet set = random_set(random, 70, 30);
        set |= random_set(random, 70, 30);
        stream.add(set);
        all.push_back(set);
    }
    keep_minimal(all);
    CHECK(stream.take() == all);
    CHECK(stream.take().empty());
    const CellSet one = CellSet::single(7);
    stream.add(CellSet::all());
    stream.add(one);
    CHECK(stream.take() == UnavoidableList{one});
}

TEST_CASE("shrinking") {
    Random random(56, 0);
    for (int round = 0; round < 20; ++round) {
        const Grid9 grid = random_grids::solution(random);
        const KnownGrid known(grid);
        CHECK(shrunk_to_minimal(known, CellSet()).empty());
        CHECK(shrunk_to_minimal(known, CellSet::house(12)).empty());
        for (int i = 0; i < 20; ++i) {
            CellSet cells;
            for (int n = 0; n < 60; ++n) cells.add(static_cast<int>(random.below(81)));
            const CellSet small = shrunk_to_minimal(known, cells);
            CHECK((small - cells).empty());
            CHECK(small.empty() == !is_unavoidable(known, cells));
            if (!small.empty()) CHECK(is_minimal_unavoidable(known, small));
        }
    }
}
