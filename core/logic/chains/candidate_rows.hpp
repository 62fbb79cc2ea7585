// Sets of candidates as rows of bits: bit i of a row of `words` words is the candidate with the id i.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "contract/contract.hpp"

namespace rookery {

// A candidate of a ChainGraph.
using CandidateId = std::uint16_t;
inline constexpr CandidateId kNoCandidate = 0xFFFF;
inline constexpr int kMaxCandidates = 729;
inline constexpr int kMaxWords = kMaxCandidates / 64 + 1;

inline bool has_id(const std::uint64_t* row, CandidateId id) {
    return ((row[id >> 6] >> (id & 63)) & 1) != 0;
}
inline void add_id(std::uint64_t* row, CandidateId id) {
    ROOKERY_EXPECTS(id < kMaxCandidates);
    row[id >> 6] |= std::uint64_t{1} << (id & 63);
}
inline void remove_id(std::uint64_t* row, CandidateId id) {
    row[id >> 6] &= ~(std::uint64_t{1} << (id & 63));
}
inline bool is_empty(const std::uint64_t* row, int words) {
    return std::all_of(row, row + words, [](std::uint64_t word) { return word == 0; });
}
inline bool meet(const std::uint64_t* a, const std::uint64_t* b, int words) {
    std::uint64_t common = 0;
    for (int w = 0; w < words; ++w) common |= a[w] & b[w];
    return common != 0;
}
inline void unite(std::uint64_t* a, const std::uint64_t* b, int words) {
    for (int w = 0; w < words; ++w) a[w] |= b[w];
}

// Calls f(id) for each id, ascending.
template <class F>
void for_each_id(const std::uint64_t* row, int words, F f) {
    for (int w = 0; w < words; ++w) {
        for (std::uint64_t rest = row[w]; rest != 0; rest &= rest - 1) {
            f(static_cast<CandidateId>(64 * w + std::countr_zero(rest)));
        }
    }
}

// Removes one id after another from the row and calls f(id), which may add more, until the row is empty.
template <class F>
void drain(std::uint64_t* row, int words, F f) {
    for (int w = 0; w < words;) {
        if (row[w] == 0) {
            ++w;
            continue;
        }
        const auto id = static_cast<CandidateId>(64 * w + std::countr_zero(row[w]));
        row[w] &= row[w] - 1;
        f(id);
        w = 0;
    }
}

}  // namespace rookery
