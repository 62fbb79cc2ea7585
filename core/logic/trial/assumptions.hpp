// Assumptions: the consequences of each candidate of a board, for 128 candidates at once.
//
// Method: the board is transposed. Every candidate has a vector of 128 bits, one for each assumption: whether the
// candidate is still possible under it. A round finds the singles of all variables under all assumptions (once & ~twice
// over a variable's candidates), and then removes the candidates linked to them. So one round costs as much as a few
// single propagations, regardless of the number of assumptions. The number of rounds is also a lower bound for the
// length of a braid.
//
//     candidate r1c1=1   0 1 1 0 1 ... 1     <- under assumption 0, 1, 2, ... 127
//     candidate r1c1=2   1 1 0 1 0 ... 1
//
// Complete T&E costs little more: a candidate whose assumption leads to a contradiction is removed under all the
// others, and the rounds continue.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "board/grid.hpp"
#include "logic/trial/open_candidates.hpp"
#include "simd/v128.hpp"

namespace rookery::trial {

enum class Basis : std::uint8_t {
    singles,             // BRT
    singles_and_locked,  // plus locked candidates, which are the whips of length 1
};

class Assumptions {
  public:
    // T&E(1): removes every candidate whose assumption leads to a contradiction, until none is left. Returns false if
    // this leads to a contradiction on the board itself. The board must be at rest, and is so afterwards.
    bool eliminate_all(TrialBoard& board, Basis basis);

    // Finds the round in which the assumption of each open candidate leaves a variable empty. 1: by the candidates
    // linked to it alone; 0: in none up to `rounds`. A braid on it is at least that long (a g-braid, if locked
    // candidates are removed too). Candidates of `solution` (if given) have 0.
    void measure(const TrialBoard& board, int rounds, Basis basis, const Grid9* solution);
    // The candidates examined by measure(), eliminate_all() or follow_all().
    const OpenCandidates& open() const { return open_; }
    int round_of(int number) const { return round_of_[number]; }

    // Follows every assumption, true and false, to its end by singles. The board must be at rest.
    void follow_all(const TrialBoard& board);
    // After follow_all(), by number: the candidates that are false if this one is true, or false, as a row of bits
    // (also by number). If there is a contradiction, anything may precede it, so every bit is set.
    std::span<const std::uint64_t> false_row(int number, bool on) const {
        return {false_rows_.data() + static_cast<std::size_t>(row_of_[on ? 1 : 0][number]) * words_,
                static_cast<std::size_t>(words_)};
    }
    bool contradicts(int number, bool on) const { return dead_rows_[row_of_[on ? 1 : 0][number]]; }

  private:
    static constexpr int kLanes = 128;
    using Row = std::array<V128, kCandidates>;
    struct Block {
        Row there;      // by candidate
        V128 dead;      // assumptions that led to a contradiction
        int first = 0;  // number of the candidate of lane 0
        int lanes = 0;
        int removed = -1;  // how many of `removed_` have been applied to it; -1: it has not begun
    };

    void begin(Block& block);
    void assume(int lane, int number);
    void find_singles(Block& block);
    V128 remove_linked(Block& block);
    void find_locked(const Block& block);
    V128 remove_locked(Block& block);
    void begin_all(Block& block);
    bool run(Block& block, Basis basis);
    bool note_dead(Block& block, V128 dead);
    void measure_block(Block& block, const std::array<Id, kCandidates>& assumed, int rounds, Basis basis);
    void list_false_assumptions(const TrialBoard& board);
    void write_rows(const Block& block);
    void note_round(const Block& block, V128 dead, const std::array<Id, kCandidates>& assumed, int round);

    OpenCandidates open_;
    std::vector<Block> blocks_;
    Row placed_;
    std::array<V128, kVariables> single_;     // by variable: placed there, or the only one left
    std::array<V128, kSegments + 1> filled_;  // by segment: has candidates
    std::array<V128, kSegments> emptied_;
    std::vector<Id> removed_;  // numbers, in order
    std::array<bool, kCandidates> is_removed_;
    std::array<std::uint8_t, kCandidates> round_of_;

    // For follow_all(): first a row for each candidate being true, in order; then a row for each false one that needs
    // its own (`false_`). Others share the row of the candidate that they make true, or the last row, which is empty.
    std::array<std::array<Id, kCandidates>, 2> row_of_;
    std::vector<Id> false_;
    int words_ = 0;
    std::vector<std::uint64_t> false_rows_;
    std::vector<bool> dead_rows_;
};

// Lanes: the 128 bits of a vector, one for each assumption.
inline V128 lane_bit(int lane) {
    const std::uint64_t bit = std::uint64_t{1} << (lane & 63);
    return lane < 64 ? V128::from_u64(bit, 0) : V128::from_u64(0, bit);
}

template <class F>
inline void for_lanes(V128 lanes, F f) {
    for (std::uint64_t word = lanes.lo(); word != 0; word &= word - 1) f(std::countr_zero(word));
    for (std::uint64_t word = lanes.hi(); word != 0; word &= word - 1) f(64 + std::countr_zero(word));
}

inline V128 lanes_up_to(int lanes) {
    const auto ones = [](int n) { return n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1; };
    return V128::from_u64(ones(lanes), lanes > 64 ? ones(lanes - 64) : 0);
}

}  // namespace rookery::trial
