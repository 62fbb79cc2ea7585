// Langford pairs: 1, 1, 2, 2, ..., n, n in a row with exactly k numbers between the two k's: 3 1 2 1 3 2.
//
// As an exact cover: a column for each number, and one for each of the 2n places; a row says that number k is at places
// p and p + k + 1. Of an arrangement and its reverse, only one is found if some odd k, here the largest, must have its
// first copy nearer to the beginning than its second to the end. For odd k the two distances p and 2n - 1 - (p + k + 1)
// are never equal, and reversing exchanges them.
#pragma once

#include <span>
#include <vector>

#include "textbook/exactcover/cover_matrix.hpp"

namespace rookery {

struct LangfordPairs {
    struct Pair {
        int number;  // from 1
        int place;   // of the first copy, from 0
    };

    int n = 0;
    CoverMatrix matrix;
    std::vector<Pair> pairs;  // the meaning of each row

    // The numbers of a cover in their order.
    std::vector<int> arrangement(std::span<const int> rows) const;
};

// n >= 1; up_to_reversal: only one of two arrangements that are each other's reverse.
LangfordPairs langford_pairs(int n, bool up_to_reversal);

}  // namespace rookery
