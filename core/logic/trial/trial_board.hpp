// TrialBoard: a board as the masks of its 324 variables, small enough to be copied for every assumption.
//
// A board at rest holds all consequences of naked and hidden singles (BRT, Berthier's basic resolution theory).
#pragma once

#include <array>
#include <cstdint>

#include "board/grid.hpp"
#include "logic/state/candidate_views.hpp"
#include "logic/trial/variables.hpp"

namespace rookery::trial {

// A set of items.
class ItemSet {
  public:
    bool has(int item) const { return ((words_[item >> 6] >> (item & 63)) & 1U) != 0; }
    // Returns whether it was not in the set.
    bool add(int item) {
        std::uint64_t& word = words_[item >> 6];
        const std::uint64_t bit = std::uint64_t{1} << (item & 63);
        const bool is_new = (word & bit) == 0;
        word |= bit;
        return is_new;
    }
    void remove(int item) { words_[item >> 6] &= ~(std::uint64_t{1} << (item & 63)); }
    void clear() { words_.fill(0); }

  private:
    std::array<std::uint64_t, (kItems + 63) / 64> words_{};
};

struct TrialBoard {
    std::array<Mask, kVariables> masks;  // the candidates that each variable has left
    ItemSet known;                       // candidates that are placed or queued, and segments that have been used

    bool has(int candidate) const { return ((masks[candidate / 9] >> candidate % 9) & 1U) != 0; }
    bool is_open(int cell) const { return has_several(masks[cell]); }
    // Whether the candidate is possible and its cell has others.
    bool is_undecided(int candidate) const { return has(candidate) && is_open(candidate / 9); }
    bool is_solved() const {
        for (int cell = 0; cell < 81; ++cell) {
            if (is_open(cell)) return false;
        }
        return true;
    }
};

// Candidates and segments in the order in which they were found to hold.
struct FoundItems {
    std::array<Id, kItems> items;
    int size = 0;

    void add(int item) { items[size++] = static_cast<Id>(item); }
};

// Reads the candidates of a board as they are; cells and houses that have a value have none.
void read_candidates(TrialBoard& board, const CandidateViews& candidates);

// These four stop early and return false if a variable has no candidate left; the board is then unusable. load() makes
// the board of a puzzle, at rest.
bool load(TrialBoard& board, const Grid9& puzzle);
// Places a candidate. It and all consequences are appended to `found`.
bool assume(TrialBoard& board, int candidate, FoundItems& found);
// Removes a candidate that the board has, or all that another board lacks.
bool eliminate(TrialBoard& board, int candidate);
bool intersect(TrialBoard& board, const TrialBoard& other);

}  // namespace rookery::trial
