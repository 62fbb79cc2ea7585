// Random full boards are valid, differ, and favour no digit, cell or kind of band beyond chance.
#include "generate/full_board.hpp"

#include <doctest/doctest.h>

#include <array>
#include <set>

using namespace rookery;

namespace {

constexpr int kBoards = 300;

// A band is pure if each row of a box has the same three digits as some row of the next box.
bool band_is_pure(const Grid9& board, int band) {
    const auto digits_of = [&](int row, int box) {
        DigitSet set = 0;
        for (int i = 0; i < 3; ++i) set = static_cast<DigitSet>(set | digit_bit(board[row * 9 + box * 3 + i]));
        return set;
    };
    const DigitSet top = digits_of(3 * band, 0);
    return digits_of(3 * band + 1, 1) == top || digits_of(3 * band + 2, 1) == top;
}

Grid9 transposed(const Grid9& board) {
    Grid9 result;
    for (int cell = 0; cell < 81; ++cell) result[cell % 9 * 9 + cell / 9] = board[cell];
    return result;
}

}  // namespace

TEST_CASE("random full boards") {
    constexpr std::uint64_t kSeed = 20;
    CAPTURE(kSeed);
    Random random(kSeed);
    std::array<std::array<int, 10>, 81> count{};
    std::set<Grid9> boards;
    int pure = 0;
    for (int i = 0; i < kBoards; ++i) {
        const Grid9 board = random_full_board(random);
        REQUIRE(is_solution(board));
        boards.insert(board);
        for (int cell = 0; cell < 81; ++cell) ++count[static_cast<std::size_t>(cell)][board[cell]];
        for (int band = 0; band < 3; ++band) pure += band_is_pure(board, band) + band_is_pure(transposed(board), band);
    }
    CHECK(boards.size() == kBoards);

    // Each digit in each cell, chi-square with 8 degrees of freedom: by chance it exceeds 36 once in 50 000 times.
    for (const auto& digits : count) {
        double chi_square = 0;
        for (int digit = 1; digit <= 9; ++digit) {
            const double expected = kBoards / 9.0;
            const double off = digits[static_cast<std::size_t>(digit)] - expected;
            chi_square += off * off / expected;
        }
        CHECK(chi_square < 36.0);
    }

    // Of the 56 continuations of a band's first box 2 are pure, and all have about as many completions: 1 band in 28.
    // This is a property of classes of boards, which a random isomorphism cannot even out. With 1800 bands and stacks,
    // a deviation of 40 % is more than 3 standard deviations.
    const double share = pure / (6.0 * kBoards);
    CAPTURE(share);
    CHECK(share > 0.6 / 28);
    CHECK(share < 1.4 / 28);
}

TEST_CASE("rough full boards are valid and differ") {
    Random random(21);
    std::set<Grid9> boards;
    for (int i = 0; i < 200; ++i) {
        const Grid9 board = rough_full_board(random);
        REQUIRE(is_solution(board));
        boards.insert(board);
    }
    CHECK(boards.size() == 200);
}
