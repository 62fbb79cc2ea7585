// Assumptions: what follows from each candidate of a board, for 128 candidates at once.
//
// Method: the board is turned by a quarter. For every candidate there is a vector of 128 bits, one for each assumption:
// whether the candidate is still there under it. A round finds the singles of all variables under all assumptions
// (once & ~twice over a variable's candidates), and then removes what they are linked to. So one round costs as much as
// a few single propagations, however many assumptions it is for; and a number of rounds is also a lower bound for the
// length of a braid.
//
//     candidate r1c1=1   0 1 1 0 1 ... 1     <- under assumption 0, 1, 2, ... 127
//     candidate r1c1=2   1 1 0 1 0 ... 1
//
// Whole T&E costs little more: a candidate whose assumption came to a contradiction is removed under all the others,
// and the rounds go on.
#pragma once

#include <array>
#include <vector>

#include "board/grid.hpp"
#include "logic/trial/open_candidates.hpp"
#include "simd/v128.hpp"

namespace rookery::trial {

enum class Basis : std::uint8_t {
    singles,             // BRT
    singles_and_locked,  // and locked candidates, which are the whips of length 1
};

class Assumptions {
  public:
    // T&E(1): removes every candidate whose assumption leads to a contradiction, until none is left. Returns false if
    // the board has none itself then. The board must be at rest, and is so afterwards.
    bool eliminate_all(TrialBoard& board, Basis basis);

    // In which round the assumption of each open candidate leaves a variable empty: 1 by what it is linked to alone; 0:
    // in none up to `rounds`. A braid on it is at least as long (a g-braid, if locked candidates are removed too).
    // Candidates of `solution` (where there is one) have 0.
    void measure(const TrialBoard& board, int rounds, Basis basis, const Grid9* solution);
    // Those that measure() or eliminate_all() looked at.
    const OpenCandidates& open() const { return open_; }
    int round_of(int number) const { return round_of_[number]; }

  private:
    static constexpr int kLanes = 128;
    using Row = std::array<V128, kCandidates>;
    struct Block {
        Row there;      // by candidate
        V128 dead;      // assumptions that came to a contradiction
        int first = 0;  // number of the candidate of lane 0
        int lanes = 0;
        int removed = -1;  // how many of `removed_` it knows of; -1: it has not begun
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
};

}  // namespace rookery::trial
