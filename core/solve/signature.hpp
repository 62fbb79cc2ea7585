// The signature of the solver: one number over all its results on a fixed set of puzzles. It must be the same on every
// platform; if it changes, the search has changed, for better or worse.
#pragma once

#include <cstdint>

#include "board/hash.hpp"
#include "solve/solve.hpp"

namespace rookery {

// Adds results one after the other: their numbers of solutions and guesses and the first solution found.
class SolveSignature {
  public:
    void add(const SolveResult& result) {
        add_word(result.solutions);
        add_word(result.guesses);
        for (const Digit digit : result.first.digits) hash_.add_byte(digit);
    }
    std::uint64_t value() const { return hash_.value(); }

  private:
    void add_word(std::uint64_t word) {
        for (int i = 0; i < 8; ++i) hash_.add_byte(static_cast<std::uint8_t>(word >> (8 * i)));
    }

    Hash hash_;
};

struct SolveBenchResult {
    std::uint64_t items = 0;      // puzzles solved
    std::uint64_t signature = 0;  // over one round; the same for any number of rounds
};

// Solves the built-in puzzles (easy, hard, none and many solutions; up to 100 solutions each) `rounds` times, >= 1. A
// round takes less than a millisecond.
SolveBenchResult bench_solve(int rounds);

}  // namespace rookery
