// Shared by the techniques of almost locked sets: what two sets exclude together, and how the sets are drawn.
#pragma once

#include <array>
#include <initializer_list>
#include <string>

#include "logic/als/als_memory.hpp"
#include "logic/finders.hpp"
#include "logic/highlights.hpp"
#include "logic/sentences.hpp"

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

// The sets of a step in words: "r1c1 and r1c2 hold two of 1, 2 and 3; r5c1 holds one of 3 and 7".
std::string sets_words(const Step& step, Language language);
// A step in words: its sets, what the phrase says about them, and the conclusion.
std::string say_sets(const Step& step, Phrase phrase, Language language, std::initializer_list<Value> values = {});
// The same for a sequence of sets, each linked to the next.
std::string say_linked_sets(const Step& step, Language language);

}  // namespace rookery
