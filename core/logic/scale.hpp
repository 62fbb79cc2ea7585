// Scale: what a search needs to know of a difficulty scale. Techniques contain no ratings: they only report facts. The
// scale says how these are rated, which technique is searched first, and which of several steps of one search comes
// first. core/rate has the scales.
#pragma once

#include <compare>
#include <limits>
#include <span>
#include <vector>

#include "job/stable_order.hpp"
#include "logic/step.hpp"
#include "logic/technique_card.hpp"

namespace rookery {

// Of the steps of one card, the one of the lowest rank is taken first; of equal ones, the one found first.
struct StepRank {
    int rating;
    int size;
    int kind;
    friend constexpr auto operator<=>(const StepRank&, const StepRank&) = default;
};
inline constexpr StepRank kNoRank{std::numeric_limits<int>::max(), 0, 0};  // after every other

// The lowest rank above this one.
constexpr StepRank just_after(StepRank rank) {
    ++rank.kind;
    return rank;
}

struct Scale {
    // The cards on the scale, in the order in which they are searched.
    std::span<const TechniqueCard* const> order;
    // The techniques of these cards.
    TechniqueSet techniques;
    // The rating in the scale's own unit (tenths for Sudoku Explainer's); 0 for a technique that is not on the scale.
    int (*rating)(const StepFacts& facts);
    // Of two steps that differ only in length, the longer one never has the lower rank.
    StepRank (*rank)(const StepFacts& facts);
    // The techniques that a path uses by default.
    TechniqueSet by_default;
    // The technique's name among the scale's users.
    std::string_view (*name)(Technique technique);
};

// The greatest length of a step whose rank(length) is below the limit, 0 if there is none; fastest near `guess`.
template <class RankOf>
int greatest_length_before(const StepRank& limit, int guess, RankOf rank) {
    ROOKERY_EXPECTS(guess >= 0);
    int length = guess;
    while (length > 0 && !(rank(length) < limit)) --length;
    while (rank(length + 1) < limit) ++length;
    return length;
}

// Calls f(card) for each card that has any of the techniques: those of the scale in its order, then the others in the
// order of the list, until f returns true; returns whether it did.
template <class F>
bool for_each_card(const Scale& scale, TechniqueSet techniques, F f) {
    for (const TechniqueCard* card : scale.order) {
        if (card->techniques().intersects(techniques) && f(*card)) return true;
    }
    const TechniqueSet others = techniques & ~scale.techniques;
    if (others.empty()) return false;
    for (const TechniqueCard* card : all_cards()) {
        if (card->techniques().intersects(others) && f(*card)) return true;
    }
    return false;
}

// Sorts hints by their `rank`; stable. Hints are large, so indices are sorted first and each hint is moved only once.
template <class Hint>
void sort_by_rank(std::vector<Hint>& hints) {
    sort_by_places(hints, [](const Hint& a, const Hint& b) { return a.rank < b.rank; });
}

}  // namespace rookery
