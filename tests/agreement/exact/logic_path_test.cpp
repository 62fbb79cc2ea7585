// The strategies solve a puzzle if a human path by the same techniques solves it. The converse holds where the
// techniques do not rely on simpler ones that are missing. (A path has no use for a digit locked in one cell, which is
// a hidden single; nor for a pair in a house with few empty cells, whose complement is simpler.)
#include <doctest/doctest.h>

#include <array>

#include "exact/closure.hpp"
#include "logic/path.hpp"
#include "rate/se_scale.hpp"
#include "support/paths.hpp"
#include "support/random/random_puzzles.hpp"

using namespace rookery;

namespace {

constexpr TechniqueSet kNaked{Technique::naked_single};
constexpr TechniqueSet kHidden = TechniqueSet{Technique::last_cell} | TechniqueSet{Technique::hidden_single_box} |
                                 TechniqueSet{Technique::hidden_single_line};
constexpr TechniqueSet kLocked = TechniqueSet{Technique::pointing} | TechniqueSet{Technique::claiming};
constexpr TechniqueSet kNakedPair{Technique::naked_pair};
constexpr TechniqueSet kHiddenPair{Technique::hidden_pair};

struct Comparison {
    StrategySet strategies;
    TechniqueSet techniques;
    bool exact;
};
const std::array kComparisons{
    Comparison{kNakedSingles, kNaked, true},
    Comparison{{Strategy::hidden_singles}, kHidden, true},
    Comparison{{Strategy::naked_singles, Strategy::hidden_singles}, kNaked | kHidden, true},
    Comparison{{Strategy::naked_singles, Strategy::locked_candidates}, kNaked | kLocked, false},
    Comparison{{Strategy::hidden_singles, Strategy::locked_candidates}, kHidden | kLocked, true},
    Comparison{kBasicStrategies, kNaked | kHidden | kLocked, true},
    Comparison{{Strategy::naked_singles, Strategy::naked_pairs}, kNaked | kNakedPair, false},
    Comparison{{Strategy::naked_singles, Strategy::hidden_singles, Strategy::naked_pairs},
               kNaked | kHidden | kNakedPair,
               true},
    Comparison{{Strategy::naked_singles, Strategy::hidden_singles, Strategy::naked_pairs, Strategy::hidden_pairs},
               kNaked | kHidden | kNakedPair | kHiddenPair,
               true},
    Comparison{{Strategy::naked_singles, Strategy::hidden_singles, Strategy::locked_candidates, Strategy::naked_pairs,
                Strategy::hidden_pairs},
               kNaked | kHidden | kLocked | kNakedPair | kHiddenPair,
               true},
};

}  // namespace

TEST_CASE("closure and path end on the same board") {
    Random random(41);
    std::array<int, kComparisons.size()> solved{};
    for (int i = 0; i < 200; ++i) {
        const Grid9 puzzle = samples::random_puzzle(random, static_cast<int>(24 + random.below(12)));
        for (std::size_t c = 0; c < kComparisons.size(); ++c) {
            CAPTURE(i);
            CAPTURE(c);
            Closure<3> closure(kComparisons[c].strategies);
            const bool solves = closure.solves(puzzle);
            State state(puzzle);
            PathOptions options{kSeScale};
            options.techniques = kComparisons[c].techniques;
            const Path path = find_path(state, options);
            if (kComparisons[c].exact) {
                CHECK((path.end == PathEnd::solved) == solves);
                CHECK(state.values() == closure.state().placed);
            } else if (path.end == PathEnd::solved) {
                CHECK(solves);
            }
            solved[c] += solves;
        }
    }
    for (const int count : solved) CHECK(count > 10);
    for (const int count : solved) CHECK(count < 200);
}
