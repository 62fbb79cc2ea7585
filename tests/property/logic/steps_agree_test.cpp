// Properties of every step on random puzzles.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "board/isomorphism.hpp"
#include "logic/logic.hpp"
#include "rate/se_scale.hpp"
#include "solve/solve.hpp"
#include "support/checkers/step_errors.hpp"
#include "support/listed_up_to.hpp"
#include "support/paths.hpp"
#include "support/random/random_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;
using samples::random_puzzle;

namespace {

// Techniques based on patterns only. Which chains exist, and how many lead to one conclusion, depends on the order of
// the digits; they have their own test.
constexpr TechniqueSet kPatterns =
    tests::listed_up_to(Technique::aligned_pair_exclusion) | TechniqueSet{Technique::aligned_triplet_exclusion};

// The error in a step, or nothing.
std::string error_of(const Step& step, const State& before, const Grid9& solution) {
    if (std::string error = step_errors::of_conclusion(step, before, solution); !error.empty()) return error;
    for (const Mark& mark : step.marks) {
        if (!before.has(mark.at.cell, mark.at.digit)) return "marks no candidate";
    }
    const std::string text = describe(step);
    const std::string sentence = text.substr(0, text.find('\n'));
    if (sentence.find(": ") == std::string::npos || sentence.back() != '.') return "no sentence: " + text;
    return "";
}

struct Witness {
    const Grid9& puzzle;
    const Grid9& solution;
    int highest = 0;
    std::set<Technique> seen;
};

bool check_step(Witness& progress, const Step& step, const State& before) {
    INFO(samples::line_of(progress.puzzle));
    INFO(describe(step));
    CHECK(error_of(step, before, progress.solution) == "");
    CHECK(std::none_of(step.cells.begin(), step.cells.end(), [&](int cell) { return before.value(cell) != 0; }));
    progress.highest = std::max(progress.highest, step.rating);
    progress.seen.insert(step.technique);
    return true;
}

}  // namespace

TEST_CASE("every step of a path agrees with the solution, has an effect, and draws existing candidates") {
    constexpr std::uint64_t kSeed = 7;
    Random random(kSeed);
    std::set<Technique> seen;
    for (int round = 0; round < 600; ++round) {
        INFO("seed ", kSeed, " round ", round);
        const Grid9 puzzle = random_puzzle(random, 22 + round % 8);
        const Grid9 solution = solve(puzzle).first;
        Witness progress{puzzle, solution, 0, {}};
        State state(puzzle);
        PathOptions options{kSeScale};
        options.detail = Detail::highlights;
        const PathEnd end = walk_path(state, options, [&progress](const Step& step, const State& before) {
            return check_step(progress, step, before);
        });
        CHECK(end == PathEnd::solved);
        CHECK(state.values() == solution);
        State again(puzzle);
        int highest = 0;
        for (const Step& step : find_path(again, {kSeScale}).steps) highest = std::max(highest, step.rating);
        CHECK(highest == progress.highest);
        seen.insert(progress.seen.begin(), progress.seen.end());
    }
    CHECK(seen.size() >= 15);
}

TEST_CASE("all steps of all patterns agree with the solution, at every tenth state; the first is the path's") {
    constexpr std::uint64_t kSeed = 11;
    Random random(kSeed);
    for (int round = 0; round < 40; ++round) {
        INFO("seed ", kSeed, " round ", round);
        const Grid9 puzzle = random_puzzle(random, 24);
        const Grid9 solution = solve(puzzle).first;
        State state(puzzle);
        int moves = 0;
        Step step;
        while (find_first_step(state, kSeScale, Detail::highlights, kPatterns, step)) {
            if (moves++ % 10 == 0) {
                const std::vector<Step> all = find_all_steps(state, kSeScale, Detail::highlights, kPatterns);
                REQUIRE_FALSE(all.empty());
                CHECK(describe(all[0]) == describe(step));
                for (const Step& one : all) {
                    INFO(samples::line_of(state.values()));
                    INFO(describe(one));
                    CHECK(error_of(one, state, solution) == "");
                }
            }
            apply(step, state);
        }
    }
}

TEST_CASE("relabelling digits changes the order of the steps, not their number per technique") {
    constexpr std::uint64_t kSeed = 13;
    Random random(kSeed);
    for (int round = 0; round < 40; ++round) {
        INFO("seed ", kSeed, " round ", round);
        const Grid9 puzzle = random_puzzle(random, 24);
        Isomorphism relabelling;
        for (Digit d = 1; d <= 9; ++d) relabelling.label[d] = static_cast<Digit>(d % 9 + 1);
        const auto here = find_all_steps(State(puzzle), kSeScale, Detail::conclusion, kPatterns);
        const auto there = find_all_steps(State(apply(relabelling, puzzle)), kSeScale, Detail::conclusion, kPatterns);
        std::array<int, kTechniqueCount> difference{};
        for (const Step& step : here) ++difference[static_cast<std::size_t>(step.technique)];
        for (const Step& step : there) --difference[static_cast<std::size_t>(step.technique)];
        for (int t = 0; t < kTechniqueCount; ++t) {
            INFO(name_of(static_cast<Technique>(t)));
            CHECK(difference[static_cast<std::size_t>(t)] == 0);
        }
    }
}
