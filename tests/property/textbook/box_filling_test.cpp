// The cost added by a swap, compared with recounting the whole board.
#include "textbook/classic/box_filling.hpp"

#include <doctest/doctest.h>

#include <array>

#include "support/environment.hpp"
#include "support/random/random_boards.hpp"

using namespace rookery;

namespace {

// Digits missing from rows, columns and diagonals.
template <int N>
int plain_cost(const Grid<N>& grid, Variant variant) {
    constexpr int kSize = N * N;
    int cost = 0;
    const auto add = [&](auto cell_of) {
        std::array<bool, kSize + 1> seen{};
        for (int i = 0; i < kSize; ++i) seen[grid[cell_of(i)]] = true;
        for (int digit = 1; digit <= kSize; ++digit) cost += static_cast<int>(!seen[static_cast<std::size_t>(digit)]);
    };
    for (int line = 0; line < kSize; ++line) {
        add([&](int i) { return line * kSize + i; });
        add([&](int i) { return i * kSize + line; });
    }
    if (variant == Variant::diagonal) {
        add([](int i) { return i * kSize + i; });
        add([](int i) { return i * kSize + kSize - 1 - i; });
    }
    return cost;
}

template <int N>
void check_swaps(int clues, Variant variant, std::uint64_t seed) {
    CAPTURE(seed);
    Random random(seed);
    const Grid<N> givens = random_boards::part_of(random_boards::solution<N>(variant, random), clues, random);
    BoxFilling<N> filling(givens, variant);
    filling.fill(random);
    REQUIRE(filling.can_move());
    for (int i = 0; i < 200; ++i) {
        CHECK(filling.cost() == plain_cost(filling.grid(), variant));
        const auto swap = filling.random_swap(random);
        CHECK(swap.a != swap.b);
        CHECK(Geometry<N>::box_of(swap.a) == Geometry<N>::box_of(swap.b));
        CHECK(givens[swap.a] == 0);
        CHECK(givens[swap.b] == 0);
        filling.make(swap, filling.added_cost(swap));
    }
    for (int box = 0; box < Geometry<N>::kSize; ++box) {
        DigitSet digits = 0;
        for (const int cell : Geometry<N>::kHouseCells[static_cast<std::size_t>(box)]) {
            digits |= digit_bit(filling.grid()[cell]);
        }
        CHECK(digits == all_digits(Geometry<N>::kSize));
    }
}

}  // namespace

TEST_CASE("the cost of a filling stays correct over many swaps") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 5);
    for (const Variant variant : {Variant::plain, Variant::diagonal}) {
        for (std::uint64_t i = 0; i < 5; ++i) {
            check_swaps<2>(4, variant, seed + i);
            check_swaps<3>(25, variant, seed + i);
        }
    }
    check_swaps<4>(120, Variant::plain, seed);
    check_swaps<4>(0, Variant::plain, seed);
}
