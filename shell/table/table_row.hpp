// TableRow: the table's record of a row. 32 bytes; its puzzle and solution are packed elsewhere. Its numbers, and the
// indices of its shared texts, have as many bits as their columns say.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "shell/table/columns.hpp"

namespace rookery::shell {

// Consecutive bits of a row: a number from `none`, which an empty row has.
struct RowBits {
    std::uint32_t at = 0;
    std::uint32_t size = 0;
    std::int32_t none = 0;

    constexpr std::uint64_t most() const { return (std::uint64_t{1} << size) - 1; }
};
inline constexpr std::array<RowBits, kColumnCount> kRowBits = [] {
    std::array<RowBits, kColumnCount> all{};
    std::uint32_t at = 0;
    for (const ColumnCard& card : kColumns) {
        const auto size = static_cast<std::uint32_t>(card.bits);
        const bool has_none = !is_text(card.kind) && card.kind != ColumnKind::count;
        all[static_cast<std::size_t>(card.column)] = {at, size, has_none ? -1 : 0};
        at += size;
    }
    return all;
}();
inline constexpr RowBits kMoreSolutions{kRowBits.back().at + kRowBits.back().size, 1, 0};
inline constexpr std::size_t kRowWords = (kMoreSolutions.at + kMoreSolutions.size + 31) / 32;

struct TableRow {
    std::uint32_t line = 0;       // in the text that it came from, or its number
    std::uint32_t puzzle_at = 0;  // position in the table's store of puzzles
    std::array<std::uint32_t, kRowWords> words{};

    constexpr std::int64_t get(const RowBits& bits) const {
        return static_cast<std::int64_t>(window(bits) >> bits.at % 32 & bits.most()) + bits.none;
    }
    // Larger numbers become the largest that fits.
    constexpr void set(const RowBits& bits, std::int64_t number) {
        const std::uint64_t value = std::min(static_cast<std::uint64_t>(number - bits.none), bits.most());
        const std::uint64_t changed = (window(bits) & ~(bits.most() << bits.at % 32)) | value << bits.at % 32;
        words[last_word(bits)] = static_cast<std::uint32_t>(changed >> 32);
        words[bits.at / 32] = static_cast<std::uint32_t>(changed);
    }
    // Whether the count of solutions stopped at a limit.
    constexpr bool has_more_solutions() const { return get(kMoreSolutions) != 0; }

  private:
    // A number may span two words: the one with its first bit and the next. If the former is the row's last, both are
    // that word, and the number does not use the second.
    static constexpr std::size_t last_word(const RowBits& bits) {
        return std::min<std::size_t>(bits.at / 32 + 1, kRowWords - 1);
    }
    constexpr std::uint64_t window(const RowBits& bits) const {
        return std::uint64_t{words[last_word(bits)]} << 32 | words[bits.at / 32];
    }
};
static_assert(sizeof(TableRow) == 32);

// The value of a row in a column of numbers; ratings in tenths, levels from 0; at least -1. In a column of shared
// texts, the index of its text.
constexpr std::int64_t number_in(const TableRow& row, Column column) {
    return column == Column::line ? row.line : row.get(kRowBits[static_cast<std::size_t>(column)]);
}

}  // namespace rookery::shell
