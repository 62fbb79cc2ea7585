// The 324 CSP variables of a 9x9 board: the questions that have exactly one answer.
//
//     0 ..  80   which digit is in a cell        (numbered by cell)
//    81 .. 161   where a digit is in a row       (81 + 9 * row + digit)
//   162 .. 242   where it is in a column         (162 + 9 * column + digit)
//   243 .. 323   where it is in a box            (243 + 9 * box + digit)
//
// A candidate is 9 * cell + digit, with digits from 0 here, and is an answer of four variables. In the mask of a
// variable its bit is the digit, the column, the row, or the position in the box. Two candidates are linked if they
// share a variable.
//
// A segment is where a line and a box cross: three cells, of one digit. Numbered 3 * (variable of the line - 81) +
// which third of the line. Lists that hold both have candidates as 0..728 and segments from 729 on.
//
// Source: D. Berthier's "Pattern-Based Constraint Satisfaction" for the terms; the numbering is ours.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "board/geometry.hpp"

namespace rookery::trial {

inline constexpr int kCandidates = 729;
inline constexpr int kSegments = 486;
inline constexpr int kItems = kCandidates + kSegments;
inline constexpr int kVariables = 324;
inline constexpr int kRowVariables = 81;
inline constexpr int kColumnVariables = 162;
inline constexpr int kBoxVariables = 243;

using Mask = std::uint16_t;
using Id = std::uint16_t;  // of a candidate, an item or a variable

struct CellPlace {
    std::uint8_t row;
    std::uint8_t column;
    std::uint8_t box;
    std::uint8_t position;  // in the box
};
inline constexpr std::array<CellPlace, 81> kPlaces = [] {
    std::array<CellPlace, 81> table{};
    for (int cell = 0; cell < 81; ++cell) {
        table[cell] = {static_cast<std::uint8_t>(cell / 9), static_cast<std::uint8_t>(cell % 9),
                       static_cast<std::uint8_t>(cell / 27 * 3 + cell % 9 / 3),
                       static_cast<std::uint8_t>(cell / 9 % 3 * 3 + cell % 3)};
    }
    return table;
}();

constexpr int row_variable(int row, int digit) {
    return kRowVariables + 9 * row + digit;
}
constexpr int column_variable(int column, int digit) {
    return kColumnVariables + 9 * column + digit;
}
constexpr int box_variable(int box, int digit) {
    return kBoxVariables + 9 * box + digit;
}

// One of the four variables of a candidate, with its bit there.
struct Answer {
    Id variable;
    Mask bit;
};
inline constexpr std::array<std::array<Answer, 4>, kCandidates> kAnswers = [] {
    std::array<std::array<Answer, 4>, kCandidates> table{};
    for (int cell = 0; cell < 81; ++cell) {
        const CellPlace at = kPlaces[cell];
        for (int digit = 0; digit < 9; ++digit) {
            const auto answer = [](int variable, int bit) {
                return Answer{static_cast<Id>(variable), static_cast<Mask>(1 << bit)};
            };
            table[9 * cell + digit] = {answer(cell, digit), answer(row_variable(at.row, digit), at.column),
                                       answer(column_variable(at.column, digit), at.row),
                                       answer(box_variable(at.box, digit), at.position)};
        }
    }
    return table;
}();

// The candidate of each bit of a variable.
inline constexpr std::array<std::array<Id, 9>, kVariables> kMembers = [] {
    std::array<std::array<Id, 9>, kVariables> table{};
    for (int candidate = 0; candidate < kCandidates; ++candidate) {
        for (const Answer answer : kAnswers[candidate]) {
            table[answer.variable][std::countr_zero(static_cast<unsigned>(answer.bit))] = static_cast<Id>(candidate);
        }
    }
    return table;
}();

// Calls f(candidate) for each bit of a variable's mask.
template <class F>
inline void for_members(int variable, unsigned mask, F f) {
    for (; mask != 0; mask &= mask - 1) f(static_cast<int>(kMembers[variable][std::countr_zero(mask)]));
}

constexpr bool is_single(unsigned mask) {
    return mask != 0 && (mask & (mask - 1)) == 0;
}
constexpr bool has_several(unsigned mask) {
    return (mask & (mask - 1)) != 0;
}

inline constexpr int kColumnOfBox = 0b001001001;  // the first one

// The place of one digit's segment.
struct Segment {
    Id line;       // the variable of its line
    Mask in_line;  // its bits there
    Id box;        // the variable of its box
    Mask in_box;   // its bits there
};
inline constexpr std::array<Segment, kSegments> kSegmentPlaces = [] {
    std::array<Segment, kSegments> table{};
    for (int segment = 0; segment < kSegments; ++segment) {
        const int line = segment / 27;  // 0..8 rows, 9..17 columns
        const int digit = segment / 3 % 9;
        const int third = segment % 3;
        const bool is_row = line < 9;
        const int box = is_row ? line / 3 * 3 + third : third * 3 + (line - 9) / 3;
        const int in_box = is_row ? 7 << 3 * (line % 3) : kColumnOfBox << line % 3;
        table[segment] = {static_cast<Id>(kRowVariables + 9 * line + digit), static_cast<Mask>(7 << 3 * third),
                          static_cast<Id>(box_variable(box, digit)), static_cast<Mask>(in_box)};
    }
    return table;
}();

// The segment that contains the whole mask, of at least two cells; -1 if there is none. For lines 0..2, which third;
// for boxes 0..2 the rows and 3..5 the columns.
struct MaskSegments {
    std::int8_t of_line;
    std::int8_t of_box;
};
inline constexpr std::array<MaskSegments, 512> kMaskSegments = [] {
    std::array<MaskSegments, 512> table{};
    table.fill({-1, -1});  // (g++ 12 optimises a default of -1 in the struct to 0)
    for (unsigned mask = 0; mask < 512; ++mask) {
        if (std::popcount(mask) < 2) continue;
        for (int i = 0; i < 3; ++i) {
            const unsigned third = 7U << 3 * i;
            const unsigned column = unsigned{kColumnOfBox} << i;
            if ((mask & ~third) == 0) table[mask] = {static_cast<std::int8_t>(i), static_cast<std::int8_t>(i)};
            if ((mask & ~column) == 0) table[mask].of_box = static_cast<std::int8_t>(3 + i);
        }
    }
    return table;
}();

// The segment that contains the mask of a variable of a digit; -1 if there is none.
constexpr int segment_of(int variable, unsigned mask) {
    if (variable < kBoxVariables) {
        const int third = kMaskSegments[mask].of_line;
        return third < 0 ? -1 : (variable - kRowVariables) * 3 + third;
    }
    const int part = kMaskSegments[mask].of_box;
    if (part < 0) return -1;
    const int box = (variable - kBoxVariables) / 9;
    const int digit = (variable - kBoxVariables) % 9;
    if (part < 3) return ((box / 3 * 3 + part) * 9 + digit) * 3 + box % 3;
    return ((9 + box % 3 * 3 + part - 3) * 9 + digit) * 3 + box / 3;
}

}  // namespace rookery::trial
