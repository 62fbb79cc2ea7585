// Minimal hitting sets compared with all sets of elements, one by one.
#include "textbook/exactcover/hitting_sets.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <set>
#include <vector>

#include "board/random.hpp"
#include "support/environment.hpp"

using namespace rookery;

namespace {

using Mask = unsigned;

struct SetFamily {
    int elements;
    std::vector<Mask> sets;
    CoverMatrix matrix;
};

SetFamily random_sets(Random& random) {
    SetFamily made{static_cast<int>(random.below(10)), {}, {}};
    for (int element = 0; element < made.elements; ++element) made.matrix.add_column("e");
    for (std::uint32_t count = random.below(9); count > 0; --count) {
        std::vector<int> row;
        Mask mask = 0;
        for (int element = 0; element < made.elements; ++element) {
            if (random.below(3) != 0) continue;
            row.push_back(element);
            mask |= 1U << element;
        }
        made.matrix.add_row(row);
        made.sets.push_back(mask);
    }
    return made;
}

std::set<Mask> minimal_by_trying_all(const SetFamily& sets) {
    const auto hits = [&](Mask mask) {
        return std::all_of(sets.sets.begin(), sets.sets.end(), [&](Mask one) { return (one & mask) != 0; });
    };
    std::set<Mask> minimal;
    for (Mask mask = 0; mask < 1U << static_cast<unsigned>(sets.elements); ++mask) {
        bool is_minimal = hits(mask);
        for (Mask rest = mask; rest != 0 && is_minimal; rest &= rest - 1) is_minimal = !hits(mask & ~(rest & -rest));
        if (is_minimal) minimal.insert(mask);
    }
    return minimal;
}

std::vector<Mask> found_by_search(const SetFamily& sets, bool least) {
    std::vector<Mask> found;
    const auto visit = [&](std::span<const int> elements, const HittingResult& result) {
        Mask mask = 0;
        for (const int element : elements) mask |= 1U << element;
        CHECK(std::is_sorted(elements.begin(), elements.end()));
        found.push_back(mask);
        CHECK(result.solutions == found.size());
    };
    const HittingResult result = find_hitting_sets(sets.matrix, {.least = least}, visit);
    CHECK(result.end == CoverEnd::complete);
    CHECK(result.solutions == found.size());
    return found;
}

}  // namespace

TEST_CASE("all minimal hitting sets are found once each, and the least are the smallest of them") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 31);
    CAPTURE(seed);
    Random random(seed);
    for (int i = 0; i < 400; ++i) {
        const SetFamily sets = random_sets(random);
        const std::set<Mask> expected = minimal_by_trying_all(sets);
        const std::vector<Mask> found = found_by_search(sets, false);
        CHECK(found.size() == expected.size());
        CHECK(std::set<Mask>(found.begin(), found.end()) == expected);
        int fewest = 64;
        for (const Mask mask : expected) fewest = std::min(fewest, std::popcount(mask));
        std::set<Mask> smallest;
        for (const Mask mask : expected) {
            if (std::popcount(mask) == fewest) smallest.insert(mask);
        }
        const std::vector<Mask> least = found_by_search(sets, true);
        CHECK(least.size() == smallest.size());
        CHECK(std::set<Mask>(least.begin(), least.end()) == smallest);
    }
}
