// Scale: what a search has to be told of a scale of difficulty. Techniques know no numbers: they report facts, and the
// scale that is passed in says what those are worth, which technique is looked for first, and which of several steps
// that one search has found is taken first. core/rate has the scales.
#pragma once

#include <compare>
#include <limits>
#include <span>

#include "logic/step.hpp"
#include "logic/technique_card.hpp"

namespace rookery {

// Of the steps of one card the one of the lowest rank is taken first; of equal ones, the one found first.
struct StepRank {
    int rating;
    int size;
    int kind;
    friend constexpr auto operator<=>(const StepRank&, const StepRank&) = default;
};
inline constexpr StepRank kNoRank{std::numeric_limits<int>::max(), 0, 0};  // below every other

// The lowest rank above this one.
constexpr StepRank just_after(StepRank rank) {
    ++rank.kind;
    return rank;
}

struct Scale {
    // The cards that are on the scale, in the order in which they are looked for.
    std::span<const TechniqueCard* const> order;
    // Theirs.
    TechniqueSet techniques;
    // In the scale's own unit (tenths for Sudoku Explainer's); 0 for a technique that is not on the scale.
    int (*rating)(const StepFacts& facts);
    // Of two steps that differ in their length alone, the longer one never has the lower rank.
    StepRank (*rank)(const StepFacts& facts);
    // Those that a path uses unless others are asked for.
    TechniqueSet by_default;
    // What the scale's own users call the technique.
    std::string_view (*name)(Technique technique);
};

// The greatest length of a step whose rank(length) is below the limit, 0 if there is none; fastest if it is near
// `guess`.
template <class RankOf>
int greatest_length_before(const StepRank& limit, int guess, RankOf rank) {
    ROOKERY_EXPECTS(guess >= 0);
    int length = guess;
    while (length > 0 && !(rank(length) < limit)) --length;
    while (rank(length + 1) < limit) ++length;
    return length;
}

// Calls f(card) for each card that has any of the techniques, those of the scale first, in its order, then the others
// as they are listed, until f returns true; returns whether it did.
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

}  // namespace rookery
