// The third bands of a grid with given first two bands, filtered by the classes of its stacks.
//
// Each column still needs three digits, and each digit is needed in one column of each stack. In a stack, a row's part
// takes one of three digits in each of three columns:
//
//   the digits that the columns lack, each      part = 9 i + 3 j + k takes digit i of the first column, j of the second
//   column in the order of the stack's labels   and k of the third: 27 parts, a bit each in a set of parts
//
// A row is three parts, one per stack, with no digit in common: the first two determine the third. The search lists all
// rows with the first digit of the first column, and all rows with its second digit. Two of these with no cell in
// common determine the third row.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "catalogue/row_choices.hpp"
#include "simd/v128.hpp"

namespace rookery {

namespace third_bands_detail {

using PartSet = std::uint32_t;
inline constexpr std::size_t kParts = 27;
inline constexpr PartSet kAllParts = (PartSet{1} << kParts) - 1;

constexpr std::size_t index_in(std::size_t part, std::size_t column) {
    return column == 0 ? part / 9 : column == 1 ? part / 3 % 3 : part % 3;
}
inline constexpr std::array<std::array<std::uint8_t, 3>, kParts> kIndexIn = [] {
    std::array<std::array<std::uint8_t, 3>, kParts> table{};
    for (std::size_t part = 0; part < kParts; ++part) {
        for (std::size_t column = 0; column < 3; ++column) {
            table[part][column] = static_cast<std::uint8_t>(index_in(part, column));
        }
    }
    return table;
}();

// The parts that take digit `index` in `column` (of a stack).
inline constexpr std::array<std::array<PartSet, 3>, 3> kTaking = [] {
    std::array<std::array<PartSet, 3>, 3> sets{};
    for (std::size_t part = 0; part < kParts; ++part) {
        for (std::size_t column = 0; column < 3; ++column) {
            sets[column][index_in(part, column)] |= PartSet{1} << part;
        }
    }
    return sets;
}();

// The parts of the same stack that take a different digit in each column.
inline constexpr std::array<PartSet, kParts> kApart = [] {
    std::array<PartSet, kParts> sets{};
    for (std::size_t part = 0; part < kParts; ++part) {
        sets[part] = kAllParts;
        for (std::size_t column = 0; column < 3; ++column) sets[part] &= ~kTaking[column][index_in(part, column)];
    }
    return sets;
}();

// The part that remains for the third row.
constexpr std::size_t last_part(std::size_t a, std::size_t b) {
    std::size_t part = 0;
    for (std::size_t column = 0; column < 3; ++column) {
        part = 3 * part + (3 - index_in(a, column) - index_in(b, column));
    }
    return part;
}

// The orders of the box (band_number.hpp) whose first two rows are the parts a and b, with the columns of the stack as
// rows.
inline constexpr std::array<std::array<std::uint8_t, kParts>, kParts> kOrdersOfParts = [] {
    std::array<std::array<std::uint8_t, kParts>, kParts> table{};
    for (std::size_t a = 0; a < kParts; ++a) {
        for (std::size_t b = 0; b < kParts; ++b) {
            if ((kApart[a] >> b & 1U) == 0) continue;
            const std::size_t c = last_part(a, b);
            const auto column = [&](std::size_t i) {
                return std::array<unsigned, 3>{static_cast<unsigned>(index_in(a, i)),
                                               static_cast<unsigned>(index_in(b, i)),
                                               static_cast<unsigned>(index_in(c, i))};
            };
            table[a][b] = static_cast<std::uint8_t>(box_orders(column(0), column(1), column(2)));
        }
    }
    return table;
}();

// Three digits, the parts of a row in a stack, or sums of these: a byte each.
using PackedPart = std::uint32_t;

// Shuffles for four bytes per row: the comparisons of a row's first and second, first and third, second and third
// digits, as the bits of an order code (band_number.hpp).
inline constexpr V128 kComparedBefore = V128::from_u32(0x80010000, 0x80050404, 0x80090808, 0x80808080);
inline constexpr V128 kComparedAfter = V128::from_u32(0x80020201, 0x80060605, 0x800A0A09, 0x80808080);
inline constexpr unsigned kComparisons = 0x777;

// The orders of a box from those comparisons.
inline constexpr std::array<std::uint8_t, kComparisons + 1> kOrdersOfComparisons = [] {
    std::array<std::uint8_t, kComparisons + 1> table{};
    for (unsigned bits = 0; bits <= kComparisons; ++bits) {
        const auto& relative = band_number_detail::kRelativeOrder[bits & 7U];
        table[bits] = static_cast<std::uint8_t>(6 * relative[bits >> 4 & 7U] + relative[bits >> 8 & 7U]);
    }
    return table;
}();

// At byte d: 6, for digits of a first row, or 3, for those of a second.
inline constexpr std::array<std::array<V128, 10>, 2> kRowsAbove = [] {
    std::array<std::array<V128, 10>, 2> table{};
    for (std::size_t digit = 0; digit < 10; ++digit) {
        for (std::size_t row = 0; row < 2; ++row) {
            std::array<std::uint32_t, 4> lanes{};
            lanes[digit / 4] = std::uint32_t{row == 0 ? 6U : 3U} << (8 * (digit % 4));
            table[row][digit] = V128::from_u32(lanes[0], lanes[1], lanes[2], lanes[3]);
        }
    }
    return table;
}();

// Key bits for the sets of a second box: 0..5 for labels 3..8 in the first row, 6 and 7 for labels 0 and 1 in the
// second. (The number of the others determines label 2.)
inline constexpr V128 kKeyBits = V128::from_u32(0x01008040, 0x10080402, 0x00000020, 0);
inline constexpr std::array<std::uint8_t, 256> kSetOfKeyBits = [] {
    std::array<std::uint8_t, 256> table{};
    for (unsigned key = 0; key < 512; ++key) {
        const std::uint8_t set = band_number_detail::kSetOfKey[key];
        if (set != band_number_detail::kNoSet) table[key >> 3 | (key & 3U) << 6] = set;
    }
    return table;
}();

}  // namespace third_bands_detail

// A third band, as its parts: [stack][row], the rows in no particular order.
class ThirdBand {
  public:
    using Parts = std::array<std::array<third_bands_detail::PackedPart, 3>, 3>;

    // Byte d of `label` is the label of digit d: its cell in the band's first box.
    ThirdBand(const Parts& parts, V128 label) : parts_{parts}, label_{label} {}

    Band band() const {
        Band band{};
        for (std::size_t row = 0; row < 3; ++row) {
            for (std::size_t column = 0; column < 9; ++column) {
                band[row][column] = static_cast<Digit>(parts_[column / 3][row] >> (8 * (column % 3)) & 0xFFU);
            }
        }
        return band;
    }
    // The same number as band_number().
    int number() const {
        namespace detail = third_bands_detail;
        const V128 second = labels(1);
        const std::uint64_t bits = swizzle8(detail::kKeyBits, second).lo();
        const std::uint64_t of_rows = bits | bits >> 8 | bits >> 16;
        const std::size_t key = (of_rows & 0x3FU) | (of_rows >> 32 & 0xC0U);
        return (detail::kSetOfKeyBits[key] * kBoxOrders + orders(second)) * kBoxOrders + orders(labels(2));
    }

  private:
    // The labels of a box's digits: row r is in bytes 4r..4r+2.
    V128 labels(std::size_t stack) const {
        return swizzle8(label_, V128::from_u32(parts_[stack][0], parts_[stack][1], parts_[stack][2], 0));
    }
    static int orders(V128 labels) {
        namespace detail = third_bands_detail;
        const V128 before = swizzle8(labels, detail::kComparedBefore);
        const V128 after = swizzle8(labels, detail::kComparedAfter);
        return detail::kOrdersOfComparisons[top_bits8(sub8(before, after)) & detail::kComparisons];
    }

    Parts parts_;
    V128 label_;
};

class ThirdBands {
  public:
    // For each stack, bit n is set if order n of its box, 0..35, is wanted.
    using WantedOrders = std::array<std::uint64_t, 3>;
    using OrdersOfStacks = std::array<std::uint8_t, 3>;

    // `first` is the first band of the grids: its boxes give the labels of the stacks, column by column.
    explicit ThirdBands(const Band& first) {
        for (std::size_t stack = 0; stack < 3; ++stack) {
            for (std::size_t i = 0; i < 9; ++i) label_order_[stack][i] = first[i % 3][3 * stack + i / 3];
            for (std::size_t set = 0; set < kSets; ++set) {
                std::size_t count = 0;
                for (const Digit digit : label_order_[stack]) {
                    if ((set >> (digit - 1) & 1U) != 0 && count < 3) in_order_[stack][set][count++] = digit;
                }
            }
        }
    }

    // The digits of a stack, in the order of their labels.
    const std::array<Digit, 9>& label_order(std::size_t stack) const { return label_order_[stack]; }

    // Calls f(third_band, orders) for every band that fills `open`, three digits a column, with wanted orders. Ends
    // when f returns false.
    template <class F>
    void visit(const OpenColumns& open, const WantedOrders& wanted, F f) const {
        namespace detail = third_bands_detail;
        Stacks stacks;
        for (std::size_t column = 0; column < 9; ++column) stacks.digits[column] = in_order_[column / 3][open[column]];
        stacks.fill();
        Rows first;
        Rows second;
        stacks.list(0, first);
        stacks.list(9, second);
        // At most 64 rows at a time, one bit each.
        for (std::size_t begin = 0; begin < second.count; begin += 64) {
            const std::size_t end = std::min(begin + 64, second.count);
            const CellUsers users = stacks.users(second, begin, end);
            const std::uint64_t all = ~std::uint64_t{0} >> (64 - (end - begin));
            for (std::size_t a = 0; a < first.count; ++a) {
                std::uint64_t disjoint = all & ~users.of(first.parts[a]);
                for (; disjoint != 0; disjoint &= disjoint - 1) {
                    const std::size_t b = begin + static_cast<std::size_t>(std::countr_zero(disjoint));
                    OrdersOfStacks orders{};
                    for (std::size_t stack = 0; stack < 3; ++stack) {
                        orders[stack] = detail::kOrdersOfParts[first.parts[a][stack]][second.parts[b][stack]];
                    }
                    if ((wanted[0] >> orders[0] & wanted[1] >> orders[1] & wanted[2] >> orders[2] & 1U) == 0) continue;
                    if (!f(stacks.third_band(first.parts[a], second.parts[b]), orders)) return;
                }
            }
        }
    }

  private:
    static constexpr std::size_t kSets = 512;
    // At most 6^3 rows (if the columns of each stack need the same three sets of digits), a third of them with each
    // first digit.
    static constexpr std::size_t kMaxRows = 72;
    using PartSet = third_bands_detail::PartSet;
    using PackedPart = third_bands_detail::PackedPart;
    using Row = std::array<std::uint8_t, 3>;  // its parts

    struct Rows {
        std::size_t count = 0;
        std::array<Row, kMaxRows> parts;
    };

    // Bit masks of the rows that use a cell: for each column and each of its three digits.
    struct CellUsers {
        std::array<std::array<std::uint64_t, 3>, 9> users{};

        void add(const Row& row, std::uint64_t bit) {
            for (std::size_t column = 0; column < 9; ++column) users[column][index(row, column)] |= bit;
        }
        std::uint64_t of(const Row& row) const {
            std::uint64_t result = 0;
            for (std::size_t column = 0; column < 9; ++column) result |= users[column][index(row, column)];
            return result;
        }
        static std::size_t index(const Row& row, std::size_t column) {
            return third_bands_detail::kIndexIn[row[column / 3]][column % 3];
        }
    };

    struct Stacks {
        std::array<std::array<Digit, 3>, 9> digits;
        // For each part of a stack, the parts of another that share no digit with it.
        std::array<PartSet, 27> second_disjoint_from_first;
        std::array<PartSet, 27> third_disjoint_from_first;
        std::array<PartSet, 27> third_disjoint_from_second;
        std::array<PartSet, 27> second_disjoint_from_third;
        std::array<std::array<PackedPart, 27>, 3> packed;
        std::array<PackedPart, 3> sums{};  // of the three rows
        V128 columns;                      // byte d: 6 plus the column of digit d in the first stack
        // For each part of the first stack, at its digits: 6 if it is a first row's part, 3 if a second row's.
        std::array<V128, 18> rows_above;

        void fill() {
            std::array<PartSet, 10> with_second{};
            std::array<PartSet, 10> with_third{};
            std::array<std::uint32_t, 4> column_of{};
            for (unsigned column = 0; column < 3; ++column) {
                for (std::size_t i = 0; i < 3; ++i) {
                    with_second[digits[3 + column][i]] = third_bands_detail::kTaking[column][i];
                    with_third[digits[6 + column][i]] = third_bands_detail::kTaking[column][i];
                    const Digit digit = digits[column][i];
                    column_of[digit / 4] |= (6 + column) << (8 * (digit % 4));
                    for (std::size_t stack = 0; stack < 3; ++stack) {
                        sums[stack] += PackedPart{digits[3 * stack + column][i]} << (8 * column);
                    }
                }
            }
            columns = V128::from_u32(column_of[0], column_of[1], column_of[2], column_of[3]);
            fill_disjoint(0, with_second, second_disjoint_from_first);
            fill_disjoint(0, with_third, third_disjoint_from_first);
            fill_disjoint(3, with_third, third_disjoint_from_second);
            fill_disjoint(6, with_second, second_disjoint_from_third);
            for (std::size_t stack = 0; stack < 3; ++stack) fill_packed(stack);
            for (std::size_t part = 0; part < 18; ++part) {
                const auto& at_digit = third_bands_detail::kRowsAbove[part / 9];
                const Row& index = third_bands_detail::kIndexIn[part];
                rows_above[part] =
                    at_digit[digits[0][index[0]]] | at_digit[digits[1][index[1]]] | at_digit[digits[2][index[2]]];
            }
        }
        void fill_disjoint(std::size_t column, const std::array<PartSet, 10>& with,
                           std::array<PartSet, 27>& disjoint) const {
            std::size_t part = 0;
            for (const Digit i : digits[column]) {
                for (const Digit j : digits[column + 1]) {
                    const PartSet both = with[i] | with[j];
                    for (const Digit k : digits[column + 2]) {
                        disjoint[part++] = third_bands_detail::kAllParts & ~(both | with[k]);
                    }
                }
            }
        }
        void fill_packed(std::size_t stack) {
            std::size_t part = 0;
            for (const PackedPart i : digits[3 * stack]) {
                for (const PackedPart j : digits[3 * stack + 1]) {
                    for (const PackedPart k : digits[3 * stack + 2]) packed[stack][part++] = i | j << 8 | k << 16;
                }
            }
        }
        // The rows whose first part is one of the nine from `begin`.
        void list(std::size_t begin, Rows& rows) const {
            for (std::size_t part1 = begin; part1 < begin + 9; ++part1) {
                // The parts of the second stack that leave a part of the third.
                PartSet seconds = 0;
                for (PartSet left = third_disjoint_from_first[part1]; left != 0; left &= left - 1) {
                    seconds |= second_disjoint_from_third[static_cast<std::size_t>(std::countr_zero(left))];
                }
                for (seconds &= second_disjoint_from_first[part1]; seconds != 0; seconds &= seconds - 1) {
                    const auto part2 = static_cast<std::size_t>(std::countr_zero(seconds));
                    const PartSet third = third_disjoint_from_first[part1] & third_disjoint_from_second[part2];
                    rows.parts[rows.count++] = {static_cast<std::uint8_t>(part1), static_cast<std::uint8_t>(part2),
                                                static_cast<std::uint8_t>(std::countr_zero(third))};
                }
            }
        }
        CellUsers users(const Rows& rows, std::size_t begin, std::size_t end) const {
            CellUsers users;
            for (std::size_t row = begin; row < end; ++row)
                users.add(rows.parts[row], std::uint64_t{1} << (row - begin));
            return users;
        }
        ThirdBand third_band(const Row& a, const Row& b) const {
            ThirdBand::Parts parts{};
            for (std::size_t stack = 0; stack < 3; ++stack) {
                parts[stack] = {packed[stack][a[stack]], packed[stack][b[stack]], 0};
                parts[stack][2] = sums[stack] - parts[stack][0] - parts[stack][1];
            }
            return {parts, sub8(columns, rows_above[a[0]] | rows_above[b[0]])};
        }
    };

    std::array<std::array<Digit, 9>, 3> label_order_{};
    std::array<std::array<std::array<Digit, 3>, kSets>, 3> in_order_{};
};

}  // namespace rookery
