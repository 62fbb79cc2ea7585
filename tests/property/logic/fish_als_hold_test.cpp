// Fish and steps with almost locked sets on random puzzles: every step keeps the solution, and every way of filling its
// highlights forbids what it eliminates.
#include <doctest/doctest.h>

#include <map>

#include "logic/logic.hpp"
#include "rate/hodoku_scale.hpp"
#include "rate/se_scale.hpp"
#include "solve/solve.hpp"
#include "support/checkers/fish_als_checker.hpp"
#include "support/listed_up_to.hpp"
#include "support/paths.hpp"
#include "support/random/random_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

TechniqueSet of_groups(std::initializer_list<TechniqueGroup> groups) {
    TechniqueSet techniques;
    for (const TechniqueLabel* label : all_labels()) {
        if (label->is_deep || label == &labels::kKrakenFish) continue;
        for (const TechniqueGroup group : groups) {
            if (label->group == group) techniques |= label->techniques;
        }
    }
    return techniques & kHodokuScale.techniques;
}

// Checks every step of the state; adds the number for each technique to `seen`.
void check_all(const State& state, const Grid9& solution, TechniqueSet techniques, Workspace& workspace,
               std::map<Technique, int>& seen) {
    for (const Step& step : find_all_steps(state, kHodokuScale, Detail::highlights, techniques, workspace)) {
        INFO(describe(step));
        for (const CellDigit& gone : step.eliminations) CHECK(solution[gone.cell] != gone.digit);
        CHECK(plain::FishAlsChecker::error(state, step) == "");
        ++seen[step.technique];
    }
}

}  // namespace

TEST_CASE("fish and almost locked sets exclude what they eliminate") {
    const TechniqueSet techniques = of_groups({TechniqueGroup::fish, TechniqueGroup::almost_locked_sets});
    std::map<Technique, int> seen;
    Random random(23);
    Workspace workspace;
    for (int i = 0; i < 12; ++i) {
        const Grid9 puzzle = samples::random_puzzle(random, 0);
        const Grid9 solution = solve(puzzle).first;
        INFO(samples::line_of(puzzle));
        State state(puzzle);
        // The states that singles, locking and small sets reach.
        const TechniqueSet easy = tests::listed_up_to(Technique::naked_pair);
        Step step;
        while (find_first_step(state, kSeScale, Detail::conclusion, easy, step, workspace)) apply(step, state);
        check_all(state, solution, techniques, workspace, seen);
    }
    for (const Technique technique :
         {Technique::finned_x_wing, Technique::sashimi_x_wing, Technique::finned_swordfish,
          Technique::finned_franken_swordfish, Technique::finned_mutant_jellyfish, Technique::als_xz,
          Technique::als_xy_wing, Technique::als_chain, Technique::death_blossom}) {
        INFO(name_of(technique));
        CHECK(seen[technique] > 0);
    }
}

TEST_CASE("the checker of fish and almost locked sets finds errors") {
    const TechniqueSet techniques = of_groups({TechniqueGroup::fish, TechniqueGroup::almost_locked_sets});
    Random random(5);
    Workspace workspace;
    int caught = 0;
    for (int i = 0; i < 4; ++i) {
        const Grid9 puzzle = samples::random_puzzle(random, 24);
        const Grid9 solution = solve(puzzle).first;
        const State state(puzzle);
        for (Step step : find_all_steps(state, kHodokuScale, Detail::highlights, techniques, workspace)) {
            // Eliminates a candidate of the solution instead.
            const int cell = step.eliminations.front().cell;
            step.eliminations.front().digit = solution[cell];
            CHECK(plain::FishAlsChecker::error(state, step) != "");
            ++caught;
        }
    }
    CHECK(caught > 0);
}
