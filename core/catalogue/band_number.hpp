// The number of a band, 0..72575: identifies it up to its labels and the order of the columns of its last two boxes.
//
//   the first box names the digits        rows of the last two boxes, as labels
//     0 1 2                                 3 5 7 | 4 6 8
//     3 4 5                                 0 6 8 | 1 2 7
//     6 7 8                                 4 1 2 | 3 5 0
//
// The rows of the second box split the labels in one of 56 ways, which also determines the third box's split. With the
// columns of a box in the order of their first row, its second and third rows are each in one of 6 orders:
//
//   number = ((set * 6 + order) * 6 + order) * 36 + 6 * order + order
//             \______ second box _________/        \__ third box __/
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "board/digits.hpp"

namespace rookery {

inline constexpr int kBandNumbers = 56 * 36 * 36;
inline constexpr int kBoxOrders = 36;  // of the second and third rows of a box relative to its first

// Three rows of nine digits, each box with every digit.
using BandRow = std::array<Digit, 9>;
using Band = std::array<BandRow, 3>;

namespace band_number_detail {

constexpr std::size_t at(int i) {
    return static_cast<std::size_t>(i);
}

// The order of three different values: 0..7; 2 and 5 do not occur.
constexpr unsigned order_code(unsigned a, unsigned b, unsigned c) {
    return unsigned{a < b} | unsigned{a < c} << 1 | unsigned{b < c} << 2;
}

// The ranks of three values in that order.
constexpr std::array<std::uint8_t, 3> ranks_of(unsigned code) {
    const unsigned ab = code & 1U;
    const unsigned ac = code >> 1 & 1U;
    const unsigned bc = code >> 2 & 1U;
    return {static_cast<std::uint8_t>(2 - ab - ac), static_cast<std::uint8_t>(ab + 1 - bc),
            static_cast<std::uint8_t>(ac + bc)};
}

// The six orders of three things, by their ranks.
inline constexpr std::array<std::array<std::uint8_t, 3>, 6> kOrders{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

constexpr std::uint8_t order_number(const std::array<std::uint8_t, 3>& ranks) {
    for (std::uint8_t i = 0; i < 6; ++i) {
        if (kOrders[i] == ranks) return i;
    }
    return 0;
}

// The order of one row of a box after its columns are sorted by another row.
inline constexpr std::array<std::array<std::uint8_t, 8>, 8> kRelativeOrder = [] {
    std::array<std::array<std::uint8_t, 8>, 8> table{};
    for (unsigned first = 0; first < 8; ++first) {
        for (unsigned other = 0; other < 8; ++other) {
            if (first == 2 || first == 5 || other == 2 || other == 5) continue;
            std::array<std::uint8_t, 3> sorted{};
            for (std::size_t i = 0; i < 3; ++i) sorted[ranks_of(first)[i]] = ranks_of(other)[i];
            table[first][other] = order_number(sorted);
        }
    }
    return table;
}();

// The 56 ways to distribute the labels over the rows of the second box. Bits 3..8 of a key: labels 3..8 in the first
// row; bits 0..2: labels 0..2 in the second row.
inline constexpr std::uint8_t kNoSet = 0xFF;
inline constexpr std::array<std::uint8_t, 512> kSetOfKey = [] {
    std::array<std::uint8_t, 512> table{};
    std::uint8_t next = 0;
    for (unsigned key = 0; key < 512; ++key) {
        const int low = std::popcount(key & 7U);
        const bool possible = std::popcount(key >> 6) == low && std::popcount(key >> 3 & 7U) == 3 - low;
        table[key] = possible ? next++ : kNoSet;
    }
    return table;
}();

}  // namespace band_number_detail

// The orders of a box, 0..35, from the labels of its rows (or any values in the same order).
template <class A, class B, class C>
constexpr int box_orders(const A& first, const B& second, const C& third) {
    namespace detail = band_number_detail;
    const auto& relative = detail::kRelativeOrder[detail::order_code(first[0], first[1], first[2])];
    return 6 * relative[detail::order_code(second[0], second[1], second[2])] +
           relative[detail::order_code(third[0], third[1], third[2])];
}

// The sets and orders of a second box, 0..2015.
template <class Labels>
constexpr int second_box_number(const Labels& first, const Labels& second, const Labels& third) {
    const unsigned key = ((1U << first[0] | 1U << first[1] | 1U << first[2]) & 0x1F8U) |
                         ((1U << second[0] | 1U << second[1] | 1U << second[2]) & 7U);
    return band_number_detail::kSetOfKey[key] * kBoxOrders + box_orders(first, second, third);
}

// The number of the band whose boxes begin in the columns of `boxes`.
constexpr int band_number(const Band& band, const std::array<std::uint8_t, 3>& boxes = {0, 3, 6}) {
    std::array<std::uint8_t, 10> label{};
    for (std::size_t i = 0; i < 9; ++i) label[band[i / 3][boxes[0] + i % 3]] = static_cast<std::uint8_t>(i);
    const auto labels = [&](std::size_t row, std::size_t box) {
        const std::size_t column = boxes[box];
        return std::array<std::uint8_t, 3>{label[band[row][column]], label[band[row][column + 1]],
                                           label[band[row][column + 2]]};
    };
    return second_box_number(labels(0, 1), labels(1, 1), labels(2, 1)) * kBoxOrders +
           box_orders(labels(0, 2), labels(1, 2), labels(2, 2));
}

// The band with a number: digits 1..9 in its first box, and the columns of the others in the order of their first row.
Band band_of(int number);

}  // namespace rookery
