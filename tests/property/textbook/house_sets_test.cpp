// Naked and hidden sets on random states of a house, compared with all subsets tried one by one; and their duality.
#include "textbook/classic/house_sets.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <tuple>
#include <vector>

#include "board/random.hpp"
#include "support/environment.hpp"

using namespace rookery;

namespace {

// The set's eliminations inside its house, by cell.
HouseCandidates removed_by_naked(const HouseCandidates& house, const HouseSet& set) {
    HouseCandidates removed{};
    for (int i = 0; i < kMaxCellsOfHouse; ++i) {
        if ((set.cells >> i & 1) == 0) removed[i] = house[i] & set.digits;
    }
    return removed;
}
HouseCandidates removed_by_hidden(const HouseCandidates& house, const HouseSet& set) {
    HouseCandidates removed{};
    for (int i = 0; i < kMaxCellsOfHouse; ++i) {
        if ((set.cells >> i & 1) != 0) removed[i] = static_cast<DigitSet>(house[i] & ~set.digits);
    }
    return removed;
}

// `open` of `size` cells with candidates among `open` digits, such that one filling is possible.
HouseCandidates random_house(int size, int open, unsigned more_of_eight, Random& random) {
    std::vector<int> cells(static_cast<std::size_t>(size));
    for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = static_cast<int>(i);
    std::vector<int> digits = cells;
    random.shuffle(cells);
    random.shuffle(digits);
    HouseCandidates house{};
    for (std::size_t i = 0; i < static_cast<std::size_t>(open); ++i) {
        DigitSet& candidates = house[static_cast<std::size_t>(cells[i])];
        candidates = digit_bit(digits[i] + 1);
        for (std::size_t j = 0; j < static_cast<std::size_t>(open); ++j) {
            if (random.below(8) < more_of_eight) candidates |= digit_bit(digits[j] + 1);
        }
    }
    return house;
}

std::vector<HouseSet> sorted(std::vector<HouseSet> sets) {
    std::sort(sets.begin(), sets.end(), [](const HouseSet& a, const HouseSet& b) {
        return std::tie(a.cells, a.digits) < std::tie(b.cells, b.digits);
    });
    return sets;
}

std::vector<HouseSet> naked_sets(const HouseCandidates& house, int size) {
    std::vector<HouseSet> sets;
    find_naked_sets(house, size, [&](const HouseSet& set) {
        sets.push_back(set);
        return false;
    });
    return sorted(sets);
}
std::vector<HouseSet> hidden_sets(const HouseCandidates& house, int size) {
    std::vector<HouseSet> sets;
    find_hidden_sets(house, size, [&](const HouseSet& set) {
        sets.push_back(set);
        return false;
    });
    return sorted(sets);
}

// By the definitions: every subset of the cells; every subset of the digits.
std::vector<HouseSet> plain_naked_sets(const HouseCandidates& house, int size) {
    std::vector<HouseSet> sets;
    for (unsigned cells = 0; cells < 1U << 9; ++cells) {
        if (std::popcount(cells) != size) continue;
        DigitSet digits = 0;
        bool all_open = true;
        for (int i = 0; i < 9; ++i) {
            if ((cells >> i & 1) == 0) continue;
            all_open = all_open && house[static_cast<std::size_t>(i)] != 0;
            digits |= house[static_cast<std::size_t>(i)];
        }
        if (all_open && digit_count(digits) <= size) sets.push_back({static_cast<HousePlaces>(cells), digits});
    }
    return sorted(sets);
}
std::vector<HouseSet> plain_hidden_sets(const HouseCandidates& house, int size) {
    std::vector<HouseSet> sets;
    DigitSet open = 0;
    for (const DigitSet candidates : house) open |= candidates;
    for (unsigned digits = 0; digits < 1U << 9; ++digits) {
        if (std::popcount(digits) != size || (digits & ~unsigned{open}) != 0) continue;
        HousePlaces cells = 0;
        for (int i = 0; i < 9; ++i) {
            if ((house[static_cast<std::size_t>(i)] & digits) != 0) cells |= static_cast<HousePlaces>(1U << i);
        }
        if (std::popcount(cells) <= size) sets.push_back({cells, static_cast<DigitSet>(digits)});
    }
    return sorted(sets);
}

}  // namespace

TEST_CASE("the search finds exactly the sets of the definition, of every size") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 11);
    CAPTURE(seed);
    Random random(seed);
    int found = 0;
    for (int i = 0; i < 300; ++i) {
        const HouseCandidates house = random_house(9, 4 + i % 6, 1 + i % 4, random);
        for (int size = 1; size <= 9; ++size) {
            CAPTURE(i);
            CAPTURE(size);
            const std::vector<HouseSet> naked = naked_sets(house, size);
            CHECK(naked == plain_naked_sets(house, size));
            CHECK(hidden_sets(house, size) == plain_hidden_sets(house, size));
            found += static_cast<int>(naked.size());
        }
    }
    CHECK(found > 1000);
}

TEST_CASE("a hidden set of k and the naked set of the other u - k make the same eliminations") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 12);
    CAPTURE(seed);
    Random random(seed);
    for (const int size : {4, 9, 16}) {
        for (int i = 0; i < 100; ++i) {
            const int open = 2 + static_cast<int>(random.below(static_cast<std::uint32_t>(std::min(size - 1, 10))));
            const HouseCandidates house = random_house(size, open, 1 + i % 3, random);
            for (int k = 1; k < open; ++k) {
                const std::vector<HouseSet> hidden = hidden_sets(house, k);
                std::vector<HouseSet> duals;
                for (const HouseSet& set : hidden) {
                    const HouseSet dual = dual_of(house, set);
                    duals.push_back(dual);
                    CHECK(removed_by_hidden(house, set) == removed_by_naked(house, dual));
                    CHECK(dual_of(house, dual) == set);
                }
                CHECK(sorted(duals) == naked_sets(house, open - k));
            }
        }
    }
}
