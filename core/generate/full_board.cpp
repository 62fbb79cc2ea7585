#include "generate/full_board.hpp"

#include <array>
#include <vector>

#include "board/isomorphism.hpp"
#include "solve/solve.hpp"

namespace rookery {

std::vector<RowSets> ways_with_box_1() {
    std::vector<RowSets> ways;
    for (DigitSet first = 0; first < all_digits(9); ++first) {
        if (digit_count(first) != 3 || (first & kBox1Rows[0]) != 0) continue;
        for (DigitSet second = 0; second < all_digits(9); ++second) {
            if (digit_count(second) != 3 || (second & (first | kBox1Rows[1])) != 0) continue;
            const auto third = static_cast<DigitSet>(all_digits(9) ^ first ^ second);
            if ((third & kBox1Rows[2]) == 0) ways.push_back({first, second, third});
        }
    }
    return ways;
}

std::array<Digit, 3> three_digits_of(DigitSet set) {
    ROOKERY_EXPECTS(digit_count(set) == 3);
    std::array<Digit, 3> digits{};
    for (Digit& digit : digits) {
        digit = lowest_digit(set);
        set = without_lowest(set);
    }
    return digits;
}

namespace {

constexpr std::uint32_t kKeepAll = 4096;  // a band and stack with at least this many completions are always kept

// A uniformly random top band with 1 to 9 in order in box 1.
Grid9 random_top_band(Random& random) {
    static const std::vector<RowSets> ways = ways_with_box_1();
    const RowSets& sets = ways[random.below(static_cast<std::uint32_t>(ways.size()))];
    Grid9 band;
    const auto fill = [&](int row, int box, DigitSet set) {
        std::array<Digit, 3> digits = three_digits_of(set);
        if (box != 0) random.shuffle(digits);
        for (int i = 0; i < 3; ++i) band[Geometry9::cell_at(row, 3 * box + i)] = digits[static_cast<std::size_t>(i)];
    };
    for (int row = 0; row < 3; ++row) {
        const auto index = static_cast<std::size_t>(row);
        fill(row, 0, kBox1Rows[index]);
        fill(row, 1, sets[index]);
        fill(row, 2, left_for_box_3(sets, index));
    }
    return band;
}

// A uniformly random left stack with 1 to 9 in order in box 1: a transposed band, relabelled.
Grid9 random_left_stack(Random& random) {
    Isomorphism map;
    map.transpose = true;
    map.label = {0, 1, 4, 7, 2, 5, 8, 3, 6, 9};
    return apply(map, random_top_band(random));
}

// Fills boxes 1, 2, 3, 4 and 7.
Grid9 random_band_and_stack(Random& random) {
    Grid9 start = random_top_band(random);
    const Grid9 stack = random_left_stack(random);
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (stack[cell] != 0) start[cell] = stack[cell];
    }
    return start;
}

// Draws one of the boards with a random band and stack, all equally likely. Returns how many there are.
std::uint32_t draw_completion(Random& random, Grid9& board) {
    const SolveLimits all{.solutions = kAllSolutions};
    std::uint32_t seen = 0;
    for_each_solution(random_band_and_stack(random), all, [&](const Grid9& solution) {
        if (random.below(++seen) == 0) board = solution;  // in the end, each is chosen with probability 1 / seen
        return true;
    });
    return seen;
}

}  // namespace

Grid9 random_full_board(Random& random) {
    while (true) {
        Grid9 board;
        const std::uint32_t seen = draw_completion(random, board);
        if (random.below(kKeepAll) < seen) return apply(random_isomorphism(random), board);
    }
}

CountedBoard counted_full_board(Random& random) {
    constexpr double kRelabellings = 362880;   // of box 1
    constexpr double kBands = 56.0 * 46656.0;  // 56 * 6^6
    CountedBoard drawn;
    const std::uint32_t seen = draw_completion(random, drawn.board);
    drawn.stands_for = kRelabellings * kBands * kBands * seen;
    drawn.board = apply(random_isomorphism(random), drawn.board);
    return drawn;
}

Grid9 rough_full_board(Random& random) {
    Grid9 board;
    while (!random_solution(random_band_and_stack(random), random, board)) {
    }
    return apply(random_isomorphism(random), board);
}

}  // namespace rookery
