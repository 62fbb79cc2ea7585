// The pieces of the method by bands.
#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

#include "enumerate/bands/band_layout.hpp"
#include "enumerate/bands/band_search.hpp"
#include "enumerate/bands/hit_table.hpp"
#include "enumerate/bands/sets_by_bands.hpp"
#include "enumerate/binomial.hpp"
#include "support/enumerated.hpp"
#include "support/environment.hpp"
#include "support/puzzles/known_grids.hpp"
#include "support/random/random_grids.hpp"
#include "support/unavoidability.hpp"
#include "unavoidable/template_sets.hpp"

namespace rookery::bands {
namespace {

CellSet random_cells(Random& random) {
    CellSet cells;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (random.below(3) == 0) cells.add(cell);
    }
    return cells;
}

// Sets of one to six places, as a table and as plain masks.
struct RandomSets {
    std::vector<BandMask> parts;
    HitTable<2> table;

    RandomSets(int count, Random& random) {
        for (int i = 0; i < count; ++i) {
            BandMask part = 0;
            for (int places = 1 + static_cast<int>(random.below(6)); places > 0; --places) {
                part |= BandMask{1} << random.below(kPlaces);
            }
            parts.push_back(part);
            table.put_part(i, part);
        }
        table.make_columns(count);
    }
};

// The fewest places of `alive` that hit all parts, up to `most`; most + 1 if there are none.
int fewest_hitting(const std::vector<BandMask>& parts, BandMask clues, BandMask alive, int most) {
    for (const BandMask part : parts) {
        if ((part & clues) != 0) continue;
        int best = most + 1;
        if (most > 0) {
            for_each_place(part & alive, [&](int place) {
                best = std::min(best, 1 + fewest_hitting(parts, clues | BandMask{1} << place, alive, most - 1));
            });
        }
        return best;
    }
    return 0;
}

}  // namespace

TEST_CASE("a layout splits cells into bands and joins them again") {
    Random random(3);
    const Grid9 grid = random_grids::solution(random);
    const UnavoidableList sets = template_sets(grid, {4, 12, nullptr});
    for (const bool by_stacks : {false, true}) {
        const BandLayout layout(by_stacks, sets);
        for (int i = 0; i < 50; ++i) {
            const CellSet cells = random_cells(random);
            const BandSet split = layout.split(cells);
            CHECK(layout.join(split) == cells);
            CHECK(split.size() == cells.size());
        }
        for (int band = 0; band < kBands; ++band) {
            CellSet cells;
            for (int i = 0; i < kBands; ++i) {
                cells |= CellSet::house((by_stacks ? 18 : 9) + 3 * band + i);
            }
            CHECK(layout.split(cells).part[band] == kWholeBand);
        }
    }
}

TEST_CASE("a transposed matrix") {
    Random random(5);
    std::array<BandMask, kWordBits> rows{};
    for (BandMask& row : rows) row = static_cast<BandMask>(random.next()) & kWholeBand;
    std::array<V128, 32> columns;
    turn_over(rows.data(), columns);
    for (int i = 0; i < kWordBits; ++i) {
        for (int place = 0; place < kPlaces; ++place) {
            const V128 column = columns[place];
            const bool bit = ((i < 64 ? column.lo() : column.hi()) >> (i & 63) & 1U) != 0;
            CHECK(bit == ((rows[i] >> place & 1U) != 0));
        }
    }
}

TEST_CASE("a table built at once equals one built set by set") {
    Random random(6);
    const RandomSets sets(200, random);
    HitTable<2> by_one;
    for (int i = 0; i < 200; ++i) by_one.put(i, sets.parts[i]);
    const SetBits<2> used = SetBits<2>::first_bits(200);
    for (int place = 0; place <= kPlaces; ++place) {
        for (int w = 0; w < 2; ++w) {
            CHECK((sets.table.miss(place) & used).word[w] == (by_one.miss(place) & used).word[w]);
        }
    }
    const BandMask clues = 0x2010805;
    int i = 0;
    SetBits<2> unhit = used & sets.table.miss_all(clues);
    for (const BandMask part : sets.parts) {
        SetBits<2> without = unhit;
        without.put(i, false);
        CHECK((without.word[i / kWordBits] == unhit.word[i / kWordBits]) == ((part & clues) != 0));
        ++i;
    }
}

TEST_CASE("the bound by disjoint sets never exceeds the clues needed") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 1);
    const auto cases = static_cast<int>(environment::number("ROOKERY_CASES", 300));
    int refused = 0;
    int shrunk = 0;
    for (int i = 0; i < cases; ++i) {
        CAPTURE(seed);
        CAPTURE(i);
        Random random(seed, static_cast<std::uint64_t>(i));
        const int count = 3 + static_cast<int>(random.below(20));
        const RandomSets sets(count, random);
        const auto alive_before = static_cast<BandMask>(random.next() | random.next()) & kWholeBand;
        const int clues = 1 + static_cast<int>(random.below(5));
        const int fewest = fewest_hitting(sets.parts, 0, alive_before, clues);
        BandMask alive = alive_before;
        if (needs_more(sets.table, SetBits<2>::first_bits(count), clues, alive)) {
            CHECK(fewest > clues);
            ++refused;
        } else if (fewest <= clues) {
            CHECK((alive & ~alive_before) == 0);
            // Hitting choices of exactly `clues` clues use no other places: the reduction loses none.
            for_each_place(alive_before & ~alive, [&](int place) {
                CHECK(fewest_hitting(sets.parts, BandMask{1} << place, alive_before, clues - 1) > clues - 1);
                ++shrunk;
            });
        }
    }
    CHECK(refused > 0);
    CHECK(shrunk > 0);
}

TEST_CASE("sets inside a band") {
    for (const auto& facts : known::kGrids) {
        const Grid9 grid = enumerated::grid_of(facts.grid);
        const KnownGrid known(grid);
        const UnavoidableList templates = template_sets(grid);
        for (int band = 0; band < kBands; ++band) {
            CellSet cells;
            for (int row = 0; row < 3; ++row) cells |= CellSet::house(9 + 3 * band + row);
            const UnavoidableList sets = in_band_sets(grid, band, false);
            CHECK(!sets.empty());
            for (const CellSet& set : sets) {
                CHECK((set - cells).empty());
                CHECK(is_minimal_unavoidable(known, set));
            }
            for (const CellSet& set : templates) {
                if (!(set - cells).empty()) continue;
                CHECK(std::find(sets.begin(), sets.end(), set) != sets.end());
            }
        }
    }
}

TEST_CASE("counting the choices that hit all sets") {
    Random random(8);
    for (int i = 0; i < 20; ++i) {
        const RandomSets sets(4 + i, random);
        for (int clues = 0; clues <= 3; ++clues) {
            std::uint64_t expected = 0;
            for (BandMask choice = 0; choice <= kWholeBand; ++choice) {
                if (std::popcount(choice) > clues) {  // on to the next choice with no more bits
                    choice |= choice - 1;
                    continue;
                }
                expected += std::popcount(choice) == clues && all_hit(sets.parts, choice);
            }
            CHECK(count_hitting(sets.parts, kWholeBand, clues) == expected);
        }
    }
}

TEST_CASE("binomial coefficients") {
    CHECK(binomial(5, 2) == 10);
    CHECK(binomial(27, 13) == 20'058'300);
    CHECK(binomial(4, 0) == 1);
    CHECK(binomial(4, 4) == 1);
    CHECK(binomial(4, 5) == 0);
    CHECK(binomial(4, -1) == 0);
}

}  // namespace rookery::bands
