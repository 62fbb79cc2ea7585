// After every step the finders ("producers") are tried from the top of the table, and the first step found is taken.
// The order is by finder, not by rating: a hidden pair (3.4) is looked for only after the X-wing (3.2) but a swordfish
// (3.8) before the hidden triplet (4.0), and so on down the table.
#include "rate/se_scale.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace rookery {

namespace {

struct SeLine {
    const TechniqueCard* producer;
    Technique technique;
    int lowest;  // the lowest rating of its steps, in tenths
};

using T = Technique;
constexpr auto kLines = std::to_array<SeLine>({
    {&cards::kHiddenSingle, T::last_cell, 10},
    {&cards::kHiddenSingle, T::hidden_single_box, 12},
    {&cards::kHiddenSingle, T::hidden_single_line, 15},
    {&cards::kDirectLocking, T::direct_pointing, 17},
    {&cards::kDirectLocking, T::direct_claiming, 19},
    {&cards::kDirectHiddenPair, T::direct_hidden_pair, 20},
    {&cards::kNakedSingle, T::naked_single, 23},
    {&cards::kDirectHiddenTriplet, T::direct_hidden_triplet, 25},
    {&cards::kLocking, T::pointing, 26},
    {&cards::kLocking, T::claiming, 28},
    {&cards::kNakedPair, T::naked_pair, 30},
    {&cards::kXWing, T::x_wing, 32},
    {&cards::kHiddenPair, T::hidden_pair, 34},
    {&cards::kNakedTriplet, T::naked_triplet, 36},
    {&cards::kSwordfish, T::swordfish, 38},
    {&cards::kHiddenTriplet, T::hidden_triplet, 40},
    {&cards::kXyWing, T::xy_wing, 42},
    {&cards::kXyzWing, T::xyz_wing, 44},
    {&cards::kUniqueLoop, T::unique_rectangle, 45},
    {&cards::kUniqueLoop, T::unique_loop, 46},
    {&cards::kNakedQuad, T::naked_quad, 50},
    {&cards::kJellyfish, T::jellyfish, 52},
    {&cards::kHiddenQuad, T::hidden_quad, 54},
    {&cards::kBug, T::bivalue_universal_grave, 56},
    {&cards::kAlignedPair, T::aligned_pair_exclusion, 62},
    {&cards::kSingleChain, T::x_chain, 66},
    {&cards::kSingleChain, T::x_cycle, 65},
    {&cards::kSingleChain, T::y_cycle, 65},
    {&cards::kSingleChain, T::xy_chain, 70},
    {&cards::kSingleChain, T::xy_cycle, 70},
    {&cards::kAlignedTriplet, T::aligned_triplet_exclusion, 75},
    {&cards::kNishio, T::nishio_chain, 75},
    {&cards::kMultipleChain, T::cell_chain, 80},
    {&cards::kMultipleChain, T::region_chain, 80},
    {&cards::kDynamicChain, T::dynamic_chain, 85},
    {&cards::kDynamicPlusChain, T::dynamic_plus_chain, 90},
    {&cards::kNestedChain, T::nested_chain, 95},
    {&cards::kNestedMultiple, T::nested_multiple, 100},
    {&cards::kNestedDynamic, T::nested_dynamic, 105},
    {&cards::kNestedNested, T::nested_nested, 110},
});

// By technique; 0 for those not on the scale.
constexpr std::array kLowest = [] {
    std::array<int, kTechniqueCount> lowest{};
    for (const SeLine& line : kLines) lowest[static_cast<std::size_t>(line.technique)] = line.lowest;
    return lowest;
}();

constexpr TechniqueSet kOnScale = [] {
    TechniqueSet techniques;
    for (const SeLine& line : kLines) techniques.insert(line.technique);
    return techniques;
}();

constexpr bool starts_producer(std::size_t line) {
    return line == 0 || kLines[line].producer != kLines[line - 1].producer;
}

constexpr std::size_t kProducerCount = [] {
    std::size_t count = 0;
    for (std::size_t line = 0; line < kLines.size(); ++line) count += starts_producer(line) ? 1 : 0;
    return count;
}();

// The producers, which Sudoku Explainer numbers 1 to 30, in the order of their first lines.
constexpr std::array kProducers = [] {
    std::array<const TechniqueCard*, kProducerCount> producers{};
    std::size_t count = 0;
    for (std::size_t line = 0; line < kLines.size(); ++line) {
        if (starts_producer(line)) producers[count++] = kLines[line].producer;
    }
    return producers;
}();

// Longer loops are rated higher, up to ten cells. Type 3 adds a tenth for each other cell of its naked set, or for each
// cell but the first of its hidden set; a set of k digits has k - 1 other cells.
int uniqueness_rating(const StepFacts& facts) {
    const int loop = facts.length >= 10 ? 50 : facts.length >= 8 ? 47 : facts.length >= 6 ? 46 : 45;
    return facts.variant == 3 ? loop + facts.set_digits - (facts.hidden_set ? 2 : 1) : loop;
}

// Type 1 has the lowest rating, 5.6; the others 5.7, and type 3 adds a tenth for each other cell of its naked set.
int grave_rating(const StepFacts& facts) {
    if (facts.variant == 1) return 56;
    return facts.variant == 3 ? 57 + facts.set_digits - 1 : 57;
}

// For the uniqueness techniques, with the largest set that is looked for; a chain may have any length.
int highest_rating(const SeLine& line) {
    constexpr int kFirstChain = 65;
    switch (line.technique) {
        case T::unique_rectangle:
        case T::unique_loop:
            return uniqueness_rating({.technique = line.technique, .variant = 3, .length = 10, .set_digits = 7});
        case T::bivalue_universal_grave:
            return grave_rating({.technique = line.technique, .variant = 3, .set_digits = 6});
        default:
            return line.lowest < kFirstChain ? line.lowest : std::numeric_limits<int>::max();
    }
}

int se_rating(const StepFacts& facts) {
    switch (facts.technique) {
        case T::unique_rectangle:
        case T::unique_loop:
            return uniqueness_rating(facts);
        case T::bivalue_universal_grave:
            return grave_rating(facts);
        default:
            break;
    }
    const int lowest = lowest_rating(facts.technique);
    return facts.length == 0 ? lowest : lowest + length_increment(facts.length);
}

// Orders hints with equal rating and length.
int kind_of(const StepFacts& facts) {
    switch (facts.technique) {
        case T::x_chain:
        case T::x_cycle:
            return 2;
        case T::y_cycle:
            return 3;
        case T::xy_chain:
        case T::xy_cycle:
            return 4;
        default:
            break;
    }
    switch (static_cast<ForcingKind>(facts.variant)) {
        case ForcingKind::double_forcing:
            return 1;
        case ForcingKind::cell:
            return 5;
        case ForcingKind::house:
            return 6;
        case ForcingKind::contradiction:
            break;
    }
    return 7;
}

// Uniqueness loops are ordered by rating, then type; chains by rating, length, kind.
StepRank se_rank(const StepFacts& facts) {
    const bool uniqueness = facts.technique == T::unique_rectangle || facts.technique == T::unique_loop;
    const int rating = se_rating(facts);
    return uniqueness ? StepRank{rating, facts.variant, 0} : StepRank{rating, facts.length, kind_of(facts)};
}

}  // namespace

TechniqueSet se_techniques() {
    return kOnScale;
}

int lowest_rating(Technique technique) {
    return kLowest[static_cast<std::size_t>(technique)];
}

bool has_rating(int low, int high) {
    return std::any_of(kLines.begin(), kLines.end(),
                       [&](const SeLine& line) { return line.lowest <= high && low <= highest_rating(line); });
}

TechniqueSet techniques_up_to(int rating) {
    TechniqueSet techniques;
    for (const Technique technique : kOnScale.list()) {  // not kLines, which would link all searches to the page
        if (lowest_rating(technique) <= rating) techniques.insert(technique);
    }
    return techniques;
}

// Each threshold below length - 2 adds a tenth: 4, 6, 8, 12, 16, 24, 32, ..., alternately times 3/2 and 4/3.
int length_increment(int length) {
    ROOKERY_EXPECTS(length >= 0);
    int increment = 0;
    for (int threshold = 4, thirds = 0; threshold < length - 2; thirds ^= 1) {
        ++increment;
        threshold = thirds == 0 ? threshold * 3 / 2 : threshold * 4 / 3;
    }
    return increment;
}

constinit const Scale kSeScale{.order = kProducers,
                               .techniques = kOnScale,
                               .rating = se_rating,
                               .rank = se_rank,
                               .by_default = kOnScale,
                               .name = name_of};

}  // namespace rookery
