// Langford pairs: 1, 1, 2, 2, ..., n, n in a row so that between the two k there are just k others: 3 1 2 1 3 2.
//
// As an exact cover: a column for each number, and one for each of the 2n places; a row says that number k stands at
// places p and p + k + 1. Of an arrangement and its reverse, only one is found when some odd k, say the largest, is to
// stand with its first copy nearer to the beginning than its second to the end: the two distances p and
// 2n - 1 - (p + k + 1) are never equal for odd k, and reversing exchanges them.
#pragma once

#include <span>
#include <vector>

#include "textbook/exactcover/cover_matrix.hpp"

namespace rookery {

struct LangfordPairs {
    struct Pair {
        int number;  // from 1
        int place;   // of the first of the two, from 0
    };

    int n = 0;
    CoverMatrix matrix;
    std::vector<Pair> pairs;  // the meaning of each row

    // The numbers in their order, for a cover.
    std::vector<int> arrangement(std::span<const int> rows) const;
};

// n >= 1; up_to_reversal: of two arrangements that are each other's reverse, only one.
LangfordPairs langford_pairs(int n, bool up_to_reversal);

}  // namespace rookery
