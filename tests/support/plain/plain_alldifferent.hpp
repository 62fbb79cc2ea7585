// The consistencies of alldifferent straight from their definitions, for small constraints. A value stays if trying all
// values of the other variables shows that it is part of a solution. It shares only names with textbook/combinatorics.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "textbook/combinatorics/alldifferent.hpp"

namespace rookery::plain {

using Sets = std::vector<std::uint64_t>;  // bit v: value v

inline bool has(std::uint64_t set, int value) {
    return (set >> value & 1U) != 0;
}

// The set with its holes filled.
inline std::uint64_t range_of(std::uint64_t set) {
    std::uint64_t filled = 0;
    for (int value = 0; value < 64; ++value) {
        const bool at_or_behind = (set & ~std::uint64_t{0} >> (63 - value)) != 0;
        const bool at_or_before = set >> value != 0;
        if (at_or_behind && at_or_before) filled |= std::uint64_t{1} << value;
    }
    return filled;
}

// Whether the variables from `next` on can take distinct values that are not among `taken`.
inline bool is_solvable(const Sets& sets, std::size_t next = 0, std::uint64_t taken = 0) {
    if (next == sets.size()) return true;
    for (int value = 0; value < 64; ++value) {
        if (has(sets[next] & ~taken, value) && is_solvable(sets, next + 1, taken | std::uint64_t{1} << value)) {
            return true;
        }
    }
    return false;
}

// Whether there is a solution in which variable x has the value and each other variable one of its own.
inline bool is_supported(Sets others, std::size_t x, int value) {
    others[x] = std::uint64_t{1} << value;
    return is_solvable(others);
}

inline bool may_stay(const Sets& domains, Consistency consistency, std::size_t x, int value) {
    Sets others = domains;
    switch (consistency) {
        case Consistency::naive:
            for (std::size_t y = 0; y < domains.size(); ++y) {
                if (y != x && !is_supported({domains[x], domains[y]}, 0, value)) return false;
            }
            return true;
        case Consistency::bounds:
        case Consistency::fast_bounds: {
            const bool is_end = (domains[x] & ((std::uint64_t{1} << value) - 1)) == 0 || domains[x] >> value == 1;
            if (!is_end) return true;
            [[fallthrough]];
        }
        case Consistency::range:
            for (std::uint64_t& other : others) other = range_of(other);
            return is_supported(others, x, value);
        case Consistency::arc:
            return is_supported(others, x, value);
    }
    return true;
}

// The consistent domains, or nothing if one of them becomes empty.
inline std::optional<Sets> consistent(Sets domains, Consistency consistency) {
    for (const std::uint64_t domain : domains) {
        if (domain == 0) return std::nullopt;
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t x = 0; x < domains.size(); ++x) {
            for (int value = 0; value < 64; ++value) {
                if (!has(domains[x], value) || may_stay(domains, consistency, x, value)) continue;
                domains[x] &= ~(std::uint64_t{1} << value);
                if (domains[x] == 0) return std::nullopt;
                changed = true;
            }
        }
    }
    return domains;
}

}  // namespace rookery::plain
