// Shared by the techniques of almost locked sets: what two sets exclude together, and how the sets are drawn.
#pragma once

#include <array>
#include <string>

#include "logic/als/als_memory.hpp"
#include "logic/finders.hpp"
#include "logic/highlights.hpp"

namespace rookery {

// Eliminations by digit - 1.
struct Exclusions {
    std::array<CellSet, 9> cells{};
    DigitSet digits = 0;  // that exclude something

    bool empty() const { return digits == 0; }
    void add(int digit, CellSet gone) {
        if (gone.empty()) return;
        cells[digit - 1] |= gone;
        digits |= digit_bit(digit);
    }
    int size() const;
    friend bool operator==(const Exclusions& a, const Exclusions& b) = default;
    friend bool operator<(const Exclusions& a, const Exclusions& b);  // any order
};

// For each of the digits, one of the two sets is certain to have it: cells that see all its places in both lose it.
Exclusions common_exclusions(const AlmostLockedSet& a, const AlmostLockedSet& b, DigitSet digits);

void add_exclusions(Step& step, const Exclusions& exclusions);
// Adds a set to the step: its cells and candidates, with the restricted common `link` to the next set. Sets alternate
// between two colours.
void add_set(Step& step, const State& state, CellSet cells, DigitSet digits, DigitSet link);

// The sets of a step in words: "r1c1 and r1c2 have only 1, 2 and 3".
std::string sets_words(const Step& step);
// "of 3, r1c1 or r1c2 and r5c1 cannot both have one": the links of a chain.
std::string links_words(const Step& step);

}  // namespace rookery
