// Third bands: all of them, each once, checked against a plain search.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "board/random.hpp"
#include "catalogue/min_lex_rows.hpp"
#include "catalogue/third_bands.hpp"
#include "support/random/random_grids.hpp"

namespace rookery {
namespace {

// Fills the last three rows cell by cell, using only the rules.
void fill_plainly(Grid9& grid, int cell, std::set<Band>& found) {
    if (cell == Geometry9::kCells) {
        Band band{};
        for (int i = 54; i < 81; ++i)
            band[static_cast<std::size_t>(i / 9 - 6)][static_cast<std::size_t>(i % 9)] = grid[i];
        std::sort(band.begin(), band.end());
        found.insert(band);
        return;
    }
    for (Digit digit = 1; digit <= 9; ++digit) {
        grid[cell] = digit;
        bool fits = true;
        for (int other = 0; other < cell; ++other)
            fits = fits && !(Geometry9::sees(other, cell) && grid[other] == digit);
        if (fits) fill_plainly(grid, cell + 1, found);
    }
    grid[cell] = 0;
}

Band rows_from(const Grid9& grid, int row) {
    Band band{};
    for (int i = 0; i < 27; ++i)
        band[static_cast<std::size_t>(i / 9)][static_cast<std::size_t>(i % 9)] = grid[9 * row + i];
    return band;
}

}  // namespace

TEST_CASE("every third band is found once, with its number and its orders") {
    constexpr std::uint64_t kSeed = 11;
    CAPTURE(kSeed);
    Random random(kSeed);
    for (int repeat = 0; repeat < 20; ++repeat) {
        Grid9 grid = random_grids::solution(random);
        const Band first = rows_from(grid, 0);
        OpenColumns open{};
        for (int i = 54; i < 81; ++i) open[static_cast<std::size_t>(i % 9)] |= digit_bit(grid[i]);
        for (int i = 54; i < 81; ++i) grid[i] = 0;
        std::set<Band> expected;
        fill_plainly(grid, 54, expected);

        std::multiset<Band> found;
        const std::uint64_t all = (std::uint64_t{1} << kBoxOrders) - 1;
        ThirdBands(first).visit(open, {all, all, all},
                                [&](const ThirdBand& third, const ThirdBands::OrdersOfStacks& orders) {
                                    Band band = third.band();
                                    CHECK(third.number() == band_number(band));
                                    for (const std::uint8_t order : orders) CHECK(order < kBoxOrders);
                                    std::sort(band.begin(), band.end());
                                    found.insert(band);
                                    return true;
                                });
        CHECK(found.size() == expected.size());
        CHECK(std::set<Band>(found.begin(), found.end()) == expected);
    }
}

TEST_CASE("only requested orders are visited, and a visitor can end the visit") {
    Random random(12);
    const Grid9 grid = random_grids::solution(random);
    OpenColumns open{};
    for (int i = 54; i < 81; ++i) open[static_cast<std::size_t>(i % 9)] |= digit_bit(grid[i]);
    const ThirdBands bands(rows_from(grid, 0));
    const std::uint64_t all = (std::uint64_t{1} << kBoxOrders) - 1;
    int total = 0;
    std::array<int, kBoxOrders> of_order{};
    bands.visit(open, {all, all, all}, [&](const ThirdBand&, const ThirdBands::OrdersOfStacks& orders) {
        ++total;
        ++of_order[orders[1]];
        return true;
    });
    for (std::size_t order = 0; order < kBoxOrders; ++order) {
        int seen = 0;
        bands.visit(open, {all, std::uint64_t{1} << order, all},
                    [&](const ThirdBand&, const ThirdBands::OrdersOfStacks& orders) {
                        CHECK(orders[1] == order);
                        ++seen;
                        return true;
                    });
        CHECK(seen == of_order[order]);
    }
    REQUIRE(total > 1);
    int visited = 0;
    bands.visit(open, {all, all, all},
                [&](const ThirdBand&, const ThirdBands::OrdersOfStacks&) { return ++visited < 1; });
    CHECK(visited == 1);
}

}  // namespace rookery
