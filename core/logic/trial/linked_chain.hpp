// LinkedChain: a whip or a braid itself, variable by variable, after a search has proved that it exists.
//
//     Z ── L1 V1 R1 ── L2 V2 R2 ── ... ── Ln Vn       nothing is left of Vn, so Z is false
//
// A search knows the items R1, R2, ... that lead from the target to a contradiction. They are placed again, one by one.
// Each time we determine which variable has nothing else left, and which of its candidates the earlier items removed.
#pragma once

#include <span>
#include <vector>

#include "logic/trial/trial_board.hpp"
#include "logic/trial/variables.hpp"

namespace rookery::trial {

struct Linking {
    Id variable;
    Id left;     // the left-linking candidate
    Mask right;  // what is left of the variable: one candidate, or a group; 0 for the last
};

struct LinkedChain {
    int target = 0;
    std::vector<Linking> links;
};

// An item of a whip, and the left-linking candidate before it.
struct WhipItem {
    Id item;
    Id left;
};

// The items must lead to a contradiction on the board, which is at rest. Those of a whip are in its order, those of a
// braid in any order: the next one is, if possible, one that continues from the one before.
template <bool kGroups>
LinkedChain braid_of(const TrialBoard& board, int target, std::span<const Id> items);
template <bool kGroups>
LinkedChain whip_of(const TrialBoard& board, int target, std::span<const WhipItem> items);

// Candidates are linked if they share a variable, so that at most one of them is true. Whether a candidate is linked to
// an item; for a segment: to each of its cells.
bool is_linked(int candidate, int item);

}  // namespace rookery::trial
