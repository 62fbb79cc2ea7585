// Chains on random puzzles and on hard ones: every step keeps the solution, and its words, parsed again, hold link by
// link.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "logic/logic.hpp"
#include "rate/se_scale.hpp"
#include "support/checkers/chain_checker.hpp"
#include "support/checkers/step_errors.hpp"
#include "support/environment.hpp"
#include "support/listed_up_to.hpp"
#include "support/paths.hpp"
#include "support/random/random_puzzles.hpp"
#include "support/sample_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

struct Hard {
    std::string_view puzzle;
    int er;
};
// From every part of the scale with chains.
constexpr std::array<Hard, 7> kHardPuzzles{{
    {samples::kEr87, 87},
    {samples::kEr90, 90},
    {samples::kEr93, 93},
    {samples::kEr98, 98},
    {samples::kEr105, 105},
    {samples::kEscargot, 105},
    {samples::kManyNested, 105},
}};

// Only with ROOKERY_FULL=1: they take seconds, and need the level of nested dynamic chains.
constexpr std::array<Hard, 2> kHardest{{
    {samples::kEasterMonster, 116},
    {samples::kGoldenNugget, 119},
}};

struct ChainWitness {
    Grid9 solution;
    int highest = 0;
    std::set<Technique> seen;
};

// "" or the error, and the step.
std::string chain_error_of(const Step& step, const State& before, const Grid9& solution) {
    std::string error = step_errors::of_conclusion(step, before, solution);
    if (error.empty()) error = step_errors::of_chains(step, before);
    const std::string text = describe(step);
    if (error.empty() && plain::ChainChecker::knows(name_of(step.technique))) {
        error = plain::chain_error(before, text);
    }
    return error.empty() ? "" : error + "\n" + text;
}

bool check_chain(ChainWitness& progress, const Step& step, const State& before) {
    const std::string error = chain_error_of(step, before, progress.solution);
    CHECK(error == "");
    progress.highest = std::max(progress.highest, step.rating);
    progress.seen.insert(step.technique);
    return true;
}

void check_path(const Grid9& puzzle, ChainWitness& progress) {
    INFO(samples::line_of(puzzle));
    progress.solution = solve(puzzle).first;
    progress.highest = 0;
    State state(puzzle);
    PathOptions options{kSeScale};
    options.detail = Detail::highlights;
    CHECK(walk_path(state, options, [&progress](const Step& step, const State& before) {
              return check_chain(progress, step, before);
          }) == PathEnd::solved);
    CHECK(state.values() == progress.solution);
}

// All steps of the cards for these techniques, and each card's first.
void check_all_steps(const State& state, const Grid9& solution, TechniqueSet techniques) {
    Workspace workspace;
    const std::vector<Step> all = find_all_steps(state, kSeScale, Detail::highlights, techniques, workspace);
    for (const Step& step : all) {
        const std::string error = chain_error_of(step, state, solution);
        CHECK(error == "");
        CHECK(techniques.contains(step.technique));
    }
    for (const TechniqueCard* card : all_cards()) {
        const TechniqueSet wanted = card->techniques() & techniques;
        if (wanted.empty()) continue;
        INFO(name_of(card->techniques().first()));
        const auto first =
            std::find_if(all.begin(), all.end(), [&](const Step& s) { return wanted.contains(s.technique); });
        Step step;
        const bool found = find_first_step(state, kSeScale, Detail::highlights, wanted, step);
        CHECK(found == (first != all.end()));
        if (found && first != all.end()) {
            CHECK(describe(step) == describe(*first));
            CHECK(step.rating == first->rating);
        }
    }
}

// The states of a path at which the scale takes a step of these techniques, every `every`th of them.
template <class Visit>
void for_states(const Grid9& puzzle, TechniqueSet techniques, int every, Visit visit) {
    State state(puzzle);
    Step step;
    Workspace workspace;
    int count = 0;
    while (!state.is_solved() &&
           find_first_step(state, kSeScale, Detail::conclusion, se_techniques(), step, workspace)) {
        if (techniques.contains(step.technique) && count++ % every == 0) visit(state);
        apply(step, state);
    }
}

}  // namespace

TEST_CASE("every step of a path keeps the solution, and its chains are valid: random minimal puzzles") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 41);
    Random random(seed);
    ChainWitness progress;
    const std::uint64_t rounds = environment::number("ROOKERY_CASES", 60);
    for (std::uint64_t round = 0; round < rounds; ++round) {
        INFO("seed ", seed, " round ", round);
        check_path(samples::random_puzzle(random, 0), progress);
    }
    CHECK(progress.seen.size() >= 12);
}

TEST_CASE("every step of a path keeps the solution, and its chains are valid: hard puzzles") {
    ChainWitness progress;
    for (const Hard& hard : kHardPuzzles) {
        INFO(hard.er);
        check_path(samples::grid_of(hard.puzzle), progress);
        CHECK(progress.highest == hard.er);
    }
    if (environment::number("ROOKERY_FULL", 0) != 0) {
        for (const Hard& hard : kHardest) {
            check_path(samples::grid_of(hard.puzzle), progress);
            CHECK(progress.highest == hard.er);
        }
        CHECK(progress.seen.count(Technique::nested_multiple) == 1);
        CHECK(progress.seen.count(Technique::nested_dynamic) == 1);
    }
    for (const Technique technique :
         {Technique::x_chain, Technique::xy_chain, Technique::nishio_chain, Technique::cell_chain,
          Technique::region_chain, Technique::dynamic_chain, Technique::dynamic_plus_chain, Technique::nested_chain}) {
        INFO(name_of(technique));
        CHECK(progress.seen.count(technique) == 1);
    }
}

TEST_CASE("all steps of all families are valid and keep the solution; the first of each is the one used") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 43);
    Random random(seed);
    constexpr TechniqueSet kChains = ~tests::listed_up_to(Technique::aligned_pair_exclusion);
    const std::uint64_t rounds = environment::number("ROOKERY_CASES", 60) / 3;
    for (std::uint64_t round = 0; round < rounds; ++round) {
        INFO("seed ", seed, " round ", round);
        const Grid9 puzzle = samples::random_puzzle(random, 0);
        const Grid9 solution = solve(puzzle).first;
        INFO(samples::line_of(puzzle));
        for_states(puzzle, kChains, 4, [&](const State& state) {
            check_all_steps(state, solution, tests::listed_up_to(Technique::dynamic_plus_chain));
        });
    }
}

TEST_CASE("the same for nested levels, on states that need them") {
    constexpr TechniqueSet kDeep = ~tests::listed_up_to(Technique::dynamic_chain);
    const bool full = environment::number("ROOKERY_FULL", 0) != 0;
    for (const Hard& hard : kHardPuzzles) {
        if (hard.er < 93) continue;
        INFO(hard.er);
        const Grid9 puzzle = samples::grid_of(hard.puzzle);
        const Grid9 solution = solve(puzzle).first;
        bool first = true;
        for_states(puzzle, kDeep, 12, [&](const State& state) {
            INFO(samples::line_of(state.values()));
            check_all_steps(state, solution, TechniqueSet{Technique::nested_chain});
            check_all_steps(state, solution, TechniqueSet{Technique::nested_multiple});
            if (full) check_all_steps(state, solution, TechniqueSet{Technique::nested_dynamic});
            if (full && first) check_all_steps(state, solution, TechniqueSet{Technique::nested_nested});
            first = false;
        });
    }
    // With few cells left the two highest levels are fast.
    int few = 0;
    for (const Hard& hard : kHardPuzzles) {
        const Grid9 puzzle = samples::grid_of(hard.puzzle);
        for_states(puzzle, ~tests::listed_up_to(Technique::hidden_single_line), 1, [&](const State& state) {
            if (state.empty_cells() > 36 || few >= (full ? 40 : 6)) return;
            ++few;
            check_all_steps(state, solve(puzzle).first, TechniqueSet{Technique::nested_dynamic});
            check_all_steps(state, solve(puzzle).first, TechniqueSet{Technique::nested_nested});
        });
    }
    CHECK(few >= 4);
}

TEST_CASE("an excluded technique never appears; a single allowed one appears alone") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 47);
    Random random(seed);
    std::set<Technique> seen;
    const auto check_state = [&](const State& state, const Grid9& solution, Technique last) {
        for (int t = 0; t <= static_cast<int>(last); ++t) {
            const auto technique = static_cast<Technique>(t);
            const TechniqueSet bit{technique};
            INFO(name_of(technique));
            Step step;
            if (find_first_step(state, kSeScale, Detail::highlights, bit, step)) {
                CHECK(step.technique == technique);
                CHECK(chain_error_of(step, state, solution) == "");
                seen.insert(technique);
            }
            for (const Step& one : find_all_steps(state, kSeScale, Detail::conclusion, bit))
                CHECK(one.technique == technique);
            const TechniqueSet others = tests::listed_up_to(last) & ~bit;
            if (find_first_step(state, kSeScale, Detail::highlights, others, step)) {
                CHECK(step.technique != technique);
                CHECK(chain_error_of(step, state, solution) == "");
            }
        }
    };
    constexpr TechniqueSet kLate = ~tests::listed_up_to(Technique::naked_single);
    for (int round = 0; round < 20; ++round) {
        INFO("seed ", seed, " round ", round);
        const Grid9 puzzle = samples::random_puzzle(random, 0);
        INFO(samples::line_of(puzzle));
        for_states(puzzle, kLate, 3,
                   [&](const State& state) { check_state(state, solve(puzzle).first, Technique::dynamic_plus_chain); });
    }
    const Grid9 puzzle = samples::grid_of(kHardPuzzles[5].puzzle);
    for_states(puzzle, TechniqueSet{Technique::nested_chain}, 100,
               [&](const State& state) { check_state(state, solve(puzzle).first, Technique::nested_chain); });
    CHECK(seen.size() >= 20);
}
