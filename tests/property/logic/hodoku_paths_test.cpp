// Complete paths in HoDoKu's order on random puzzles: every step keeps the solution. Fish, steps with almost locked
// sets and chains are also checked from their highlights, by code that shares nothing with the searches.
#include <doctest/doctest.h>

#include <map>

#include "logic/logic.hpp"
#include "logic/path.hpp"
#include "rate/hodoku_scale.hpp"
#include "rate/se_scale.hpp"
#include "solve/solve.hpp"
#include "support/checkers/fish_als_checker.hpp"
#include "support/checkers/inference_checker.hpp"
#include "support/checkers/kraken_checker.hpp"
#include "support/environment.hpp"
#include "support/listed_up_to.hpp"
#include "support/random/random_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

// The error in the highlights of a step whose group has its own checker.
std::string drawing_error(const Step& step, const State& before) {
    const plain::Board board = plain::Board::of(before);
    switch (label_of(step.technique).group) {
        case TechniqueGroup::fish:
            return step.chains.empty() ? plain::FishAlsChecker::error(before, step)
                                       : plain::KrakenChecker::error(board, step);
        case TechniqueGroup::almost_locked_sets:
            return step.technique == Technique::sue_de_coq ? "" : plain::FishAlsChecker::error(before, step);
        case TechniqueGroup::chains:
            return step.chains.empty() ? "" : plain::InferenceChecker::chain_error(board, step);
        case TechniqueGroup::forcing:
            return plain::InferenceChecker::forcing_error(board, step);
        default:
            return "";
    }
}

std::string path_step_error(const Step& step, const State& before, const Grid9& solution) {
    if (step.eliminations.empty() && !step.places) return "no conclusion";
    if (step.places && solution[step.placement.cell] != step.placement.digit) return "it places what is wrong";
    for (const CellDigit& gone : step.eliminations) {
        if (!before.has(gone.cell, gone.digit)) return "it eliminates what is no candidate";
        if (solution[gone.cell] == gone.digit) return "it eliminates the solution";
    }
    return drawing_error(step, before);
}

// The step, changed to eliminate the solution of an open cell instead.
Step with_solution_gone(Step step, const State& state, const Grid9& solution) {
    int cell = 0;
    while (state.value(cell) != 0) ++cell;
    step.eliminations = {{static_cast<std::uint8_t>(cell), solution[cell]}};
    return step;
}

// With Kraken fish, and without the techniques that find most of their eliminations first.
const TechniqueSet kWithoutLoops =
    (kHodokuScale.by_default | labels::kKrakenFish.techniques) & ~(labels::kNiceLoop.techniques);

}  // namespace

TEST_CASE("every step of HoDoKu's paths keeps the solution, and its drawing is valid") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 2323);
    const std::uint64_t rounds = environment::number("ROOKERY_CASES", 150);
    Random random(seed);
    std::map<Technique, int> seen;
    int through_sets = 0;
    Workspace workspace;
    for (std::uint64_t round = 0; round < rounds; ++round) {
        const Grid9 puzzle = samples::random_puzzle(random, 0);
        const Grid9 solution = solve(puzzle).first;
        // Every third puzzle with all of HoDoKu's optional settings.
        const bool all_on = round % 3 == 2;
        workspace.set_choices({.als_overlap = all_on, .als_chains = all_on, .siamese_fish = false});
        State state(puzzle);
        PathOptions options{kHodokuScale};
        options.detail = Detail::highlights;
        options.techniques = all_on ? kWithoutLoops : kHodokuScale.by_default;
        std::string error;
        std::string words;
        const auto check = [&](const Step& step, const State& before) {
            ++seen[step.technique];
            through_sets += !step.chains.empty() && !step.groups.empty() ? 1 : 0;
            error = path_step_error(step, before, solution);
            if (!error.empty()) words = describe(step) + "\nat " + samples::line_of(before.values());
            return error.empty();
        };
        const PathEnd end = walk_path(state, options, check, workspace);
        INFO("seed ", seed, " round ", round, ": ", samples::line_of(puzzle));
        INFO(words);
        REQUIRE(error == "");
        REQUIRE(end == PathEnd::solved);
    }
    for (const Technique technique : {Technique::last_cell, Technique::skyscraper, Technique::finned_x_wing,
                                      Technique::als_xz, Technique::als_xy_wing, Technique::xy_chain,
                                      Technique::continuous_nice_loop, Technique::aic, Technique::grouped_aic}) {
        INFO(name_of(technique));
        CHECK(seen[technique] > 0);
    }
    CHECK(through_sets > 0);
}

TEST_CASE("by least score, a search in HoDoKu's order finds no step with a lower score") {
    Random random(77);
    Workspace workspace;
    int later = 0;
    for (int i = 0; i < 30; ++i) {
        const Grid9 puzzle = samples::random_puzzle(random, 0);
        const Grid9 solution = solve(puzzle).first;
        INFO(samples::line_of(puzzle));
        State state(puzzle);
        Workspace other;
        const auto check = [&](const Step& step, const State& before) {
            INFO(describe(step));
            CHECK(path_step_error(step, before, solution) == "");
            TechniqueSet easier;
            for (const HodokuLine& line : hodoku_lines()) {
                if (line.on && line.score < step.rating) easier.insert(line.technique);
            }
            Step none;
            CHECK_FALSE(find_first_step(before, kHodokuScale, Detail::conclusion, easier, none, other));
            Step usual;
            REQUIRE(find_first_step(before, kHodokuScale, Detail::conclusion, kHodokuScale.by_default, usual, other));
            CHECK(step.rating <= usual.rating);
            later += step.rating < usual.rating ? 1 : 0;
            return true;
        };
        PathOptions options{kHodokuByScore};
        options.detail = Detail::highlights;
        CHECK(walk_path(state, options, check, workspace) == PathEnd::solved);
    }
    CHECK(later > 0);
}

TEST_CASE("every Kraken fish is a fish whose fins and cover lead where claimed") {
    Random random(8450);
    std::map<Technique, int> seen;
    for (int i = 0; i < 20; ++i) {
        const Grid9 puzzle = samples::random_puzzle(random, 0);
        const Grid9 solution = solve(puzzle).first;
        INFO(samples::line_of(puzzle));
        State state(puzzle);
        Workspace workspace;
        Step step;
        const TechniqueSet easy = tests::listed_up_to(Technique::naked_pair);
        while (find_first_step(state, kSeScale, Detail::conclusion, easy, step, workspace)) apply(step, state);
        const plain::Board board = plain::Board::of(state);
        for (Step& one :
             find_all_steps(state, kHodokuScale, Detail::highlights, labels::kKrakenFish.techniques, workspace)) {
            INFO(describe(one));
            CHECK(path_step_error(one, state, solution) == "");
            ++seen[one.technique];
            // With another end, or without one of its cases, it is wrong.
            CHECK(plain::KrakenChecker::error(board, with_solution_gone(one, state, solution)) != "");
            one.chains.pop_back();
            CHECK((one.chains.empty() || plain::KrakenChecker::error(board, one) != ""));
        }
    }
    CHECK(seen[Technique::kraken_fish_1] > 0);
    CHECK(seen[Technique::kraken_fish_2] > 0);
}
