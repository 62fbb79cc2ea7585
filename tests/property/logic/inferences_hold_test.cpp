// HoDoKu's chains on random puzzles and on hard ones: every step keeps the solution, each of its links holds, and its
// conclusion follows.
#include <doctest/doctest.h>

#include <array>
#include <map>

#include "logic/hodoku_cards.hpp"
#include "logic/logic.hpp"
#include "rate/hodoku_scale.hpp"
#include "solve/solve.hpp"
#include "support/checkers/inference_checker.hpp"
#include "support/random/random_puzzles.hpp"
#include "support/sample_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

const std::array<const TechniqueCard*, 6> kInferenceCards{&cards::kHodokuXChain, &cards::kHodokuXyChain,
                                                          &cards::kNiceLoop,     &cards::kGroupedNiceLoop,
                                                          &cards::kForcingTable, &cards::kForcingNet};

std::string inference_error(const Step& step, const State& before) {
    const plain::Board board = plain::Board::of(before);
    return label_of(step.technique).group == TechniqueGroup::forcing
               ? plain::InferenceChecker::forcing_error(board, step)
               : plain::InferenceChecker::chain_error(board, step);
}

bool keeps(const Step& step, const Grid9& solution) {
    for (const CellDigit gone : step.eliminations) {
        if (solution[gone.cell] == gone.digit) return false;
    }
    return !step.places || solution[step.placement.cell] == step.placement.digit;
}

// A step that eliminates a candidate of the solution as well, or instead of its placement: that can never follow.
Step spoiled(Step step, const State& state, const Grid9& solution) {
    const auto at_cell = [&](int cell) { return CellDigit{static_cast<std::uint8_t>(cell), solution[cell]}; };
    int cell = 0;
    while (state.value(cell) != 0) ++cell;
    if (label_of(step.technique).group == TechniqueGroup::forcing) {
        step.places = false;
        step.eliminations = {at_cell(step.chains.front().nodes.front().at.cell)};
    } else {
        step.eliminations.push_back(at_cell(cell));
    }
    return step;
}

struct InferenceCounts {
    std::map<Technique, int> steps;
    int checked = 0;
    int solved = 0;
};

bool take_simple_step(State& state) {
    Step step;
    const TechniqueSet simple{Technique::last_cell,    Technique::hidden_single_box, Technique::hidden_single_line,
                              Technique::naked_single, Technique::pointing,          Technique::claiming};
    Workspace workspace;
    if (!find_first_step(state, kHodokuScale, Detail::conclusion, simple, step, workspace)) return false;
    apply(step, state);
    return true;
}

// Follows the puzzle to its end; checks every available step on the way.
void check_inferences(const Grid9& puzzle, InferenceCounts& counts) {
    const Grid9 solution = solve(puzzle).first;
    State state(puzzle);
    Workspace workspace;
    for (bool goes_on = true; goes_on && !state.is_solved();) {
        if (take_simple_step(state)) continue;
        goes_on = false;
        for (const TechniqueCard* card : kInferenceCards) {
            std::vector<Step> all;
            StepSink sink(all, kHodokuScale, Detail::highlights, kAllTechniques, workspace);
            card->find(state, sink);
            Step first;
            StepSink first_sink(first, kHodokuScale, Detail::highlights, kAllTechniques, workspace);
            REQUIRE(card->find(state, first_sink) == !all.empty());
            if (all.empty()) continue;
            for (const Step& step : all) {
                INFO(describe(step));
                REQUIRE(keeps(step, solution));
                REQUIRE(inference_error(step, state) == "");
                REQUIRE(inference_error(spoiled(step, state, solution), state) != "");
                ++counts.steps[step.technique];
                ++counts.checked;
            }
            // The first is the best of all.
            CHECK(first.eliminations == all.front().eliminations);
            CHECK(first.placement == all.front().placement);
            apply(first, state);
            goes_on = true;
            break;
        }
    }
    counts.solved += state.is_solved() ? 1 : 0;
}

}  // namespace

TEST_CASE("the links of HoDoKu's chains are valid, and their conclusions follow") {
    InferenceCounts counts;
    Random random(2022);
    for (int i = 0; i < 100; ++i) check_inferences(samples::random_puzzle(random, 0), counts);
    for (const std::string_view puzzle : {samples::kEr87, samples::kEr90, samples::kEr93, samples::kEr98}) {
        check_inferences(samples::grid_of(puzzle), counts);
    }
    CHECK(counts.checked > 2000);
    CHECK(counts.solved >= 90);  // of 104: the others need sets or fish
    for (const Technique technique :
         {Technique::x_chain, Technique::xy_chain, Technique::continuous_nice_loop, Technique::discontinuous_nice_loop,
          Technique::aic, Technique::grouped_discontinuous_nice_loop, Technique::grouped_aic,
          Technique::forcing_chain_contradiction, Technique::forcing_chain_verity}) {
        INFO(name_of(technique));
        CHECK(counts.steps[technique] > 0);
    }
}

TEST_CASE("HoDoKu's extra techniques keep the solution") {
    Random random(40);
    int through_sets = 0;
    int siamese = 0;
    for (int i = 0; i < 25; ++i) {
        const Grid9 puzzle = samples::random_puzzle(random, 0);
        const Grid9 solution = solve(puzzle).first;
        State state(puzzle);
        while (take_simple_step(state)) {
        }
        if (state.is_solved()) continue;
        Workspace workspace;
        workspace.set_choices({.als_overlap = true, .als_chains = true, .siamese_fish = true});
        const TechniqueSet techniques =
            cards::kGroupedNiceLoop.techniques() |
            TechniqueSet{Technique::als_xy_wing,      Technique::death_blossom,    Technique::finned_x_wing,
                         Technique::sashimi_x_wing,   Technique::finned_swordfish, Technique::sashimi_swordfish,
                         Technique::finned_jellyfish, Technique::sashimi_jellyfish};
        for (const Step& step : find_all_steps(state, kHodokuScale, Detail::highlights, techniques, workspace)) {
            INFO(describe(step));
            REQUIRE(keeps(step, solution));
            const bool is_fish = label_of(step.technique).group == TechniqueGroup::fish;
            if (!step.chains.empty()) {
                REQUIRE(inference_error(step, state) == "");
                REQUIRE(inference_error(spoiled(step, state, solution), state) != "");
                through_sets += step.groups.empty() ? 0 : 1;
            }
            siamese += is_fish && static_cast<int>(step.houses.size()) > 2 * step.length ? 1 : 0;
        }
    }
    CHECK(through_sets > 50);
    CHECK(siamese > 0);
}
