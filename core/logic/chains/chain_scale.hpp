// What length adds to the rating of a chain on the scale of SE 1.2.1.
//
// The complexity of a chain is the number of different nodes (candidate and sign) that its conclusion rests on, ends
// included; branches and nested chains each count on their own. From complexity - 2 on, each threshold that is passed
// adds a tenth: 4, 6, 8, 12, 16, 24, 32, ..., alternately times 3/2 and 4/3.
#pragma once

#include <array>

namespace rookery {

// Tenths.
constexpr int length_increment(int complexity) {
    int increment = 0;
    for (int threshold = 4, thirds = 0; threshold < complexity - 2; thirds ^= 1) {
        ++increment;
        threshold = thirds == 0 ? threshold * 3 / 2 : threshold * 4 / 3;
    }
    return increment;
}

// How the scale chooses among the hints of a producer: by rating, then complexity, then kind, then the order in which
// they were found. The numbers of the kinds are the scale's.
struct ChainRank {
    enum Kind : int { kNone = 99, kTwofold = 1, kX = 2, kY = 3, kXy = 4, kCell = 5, kHouse = 6, kContradiction = 7 };

    int rating = 9999;
    int complexity = 1 << 30;
    int kind = kNone;

    friend constexpr bool operator<(const ChainRank& a, const ChainRank& b) {
        if (a.rating != b.rating) return a.rating < b.rating;
        if (a.complexity != b.complexity) return a.complexity < b.complexity;
        return a.kind < b.kind;
    }
};
constexpr ChainRank chain_rank(int base_rating, int complexity, ChainRank::Kind kind) {
    return {base_rating + length_increment(complexity), complexity, kind};
}

}  // namespace rookery
