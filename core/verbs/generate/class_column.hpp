// The column of a puzzle's class, the same in every verb that shows it.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "board/hash.hpp"
#include "verbs/declare/column.hpp"

namespace rookery {

inline std::string class_text(const std::uint64_t& puzzle_class) {
    return hexadecimal(puzzle_class);
}

// `kClass`: the path to a class (board/canonical.hpp).
template <auto... kClass>
constexpr std::array kClassColumn{column<kClass..., &class_text>("class").means(
    "16 hexadecimal digits: the same for puzzles that differ only by symmetry")};

}  // namespace rookery
