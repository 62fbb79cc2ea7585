// The path: its ends, its options, and the calls to a visitor.
#include "logic/path.hpp"

#include <doctest/doctest.h>

#include "logic/explain.hpp"
#include "rate/se_scale.hpp"
#include "support/listed_up_to.hpp"
#include "support/paths.hpp"
#include "support/sample_puzzles.hpp"
#include "support/samples.hpp"
#include "support/sketch.hpp"

using namespace rookery;

namespace {

Path path_of(State state, const PathOptions& options = {kSeScale}) {
    return find_path(state, options);
}

const Grid9 kEasy = samples::grid_of(samples::kEasy);
// Needs forcing chains.
const Grid9 kHard = samples::grid_of(samples::kEscargot);

}  // namespace

TEST_CASE("an easy puzzle is solved by singles, one cell per step") {
    State state(kEasy);
    const Path path = find_path(state, {kSeScale});
    CHECK(path.end == PathEnd::solved);
    CHECK(static_cast<int>(path.steps.size()) == 81 - kEasy.clue_count());
    CHECK(solves(state.values(), kEasy));
}

TEST_CASE("a path that needs more than is allowed gets stuck, with the steps so far") {
    PathOptions no_chains{kSeScale};
    no_chains.techniques = tests::listed_up_to(Technique::aligned_pair_exclusion);
    const Path path = path_of(State(kHard), no_chains);
    CHECK(path.end == PathEnd::stuck);
    CHECK_FALSE(path.steps.empty());
    PathOptions naked_only{kSeScale};
    naked_only.techniques = TechniqueSet{Technique::naked_single};
    CHECK(path_of(State(kEasy), naked_only).end == PathEnd::stuck);
}

TEST_CASE("only the techniques asked for are used") {
    PathOptions options{kSeScale};
    options.techniques = TechniqueSet{Technique::hidden_single_box} | TechniqueSet{Technique::naked_single};
    for (const auto line : samples::kMinimal) {
        for (const Step& step : path_of(State(samples::grid_of(line)), options).steps) {
            CHECK(options.techniques.contains(step.technique));
        }
    }
    // Without "last empty cell" its cells are still hidden singles.
    options.techniques = ~TechniqueSet{Technique::last_cell};
    CHECK(path_of(State(kEasy), options).end == PathEnd::solved);
}

TEST_CASE("a wrong digit is never completed: the path ends in a contradiction, or stuck before it shows") {
    State solved(kEasy);
    REQUIRE(find_path(solved, {kSeScale}).end == PathEnd::solved);
    int contradictions = 0;
    int others = 0;
    for (int cell = 0; cell < 81; ++cell) {
        for (int digit = 1; digit <= 9; ++digit) {
            State state(kEasy);
            if (!state.has(cell, digit) || solved.value(cell) == digit) continue;
            state.place(cell, digit);
            const PathEnd end = find_path(state, {kSeScale}).end;
            CHECK((end == PathEnd::contradiction || end == PathEnd::stuck));
            ++(end == PathEnd::contradiction ? contradictions : others);
        }
    }
    CHECK(contradictions > others);
    CHECK(path_of(samples::Sketch().only("r1c1", "").state()).end == PathEnd::contradiction);
}

TEST_CASE("the stop flag and the visitor can end a path") {
    std::atomic<bool> stop{true};
    PathOptions options{kSeScale};
    options.progress.stop = &stop;
    CHECK(path_of(State(kEasy), options).end == PathEnd::stopped);

    State state(kEasy);
    int seen = 0;
    const PathEnd end = walk_path(state, {kSeScale}, [&seen](const Step& step, const State& before) {
        CHECK(before.has(step.placement.cell, step.placement.digit));
        return ++seen < 3;
    });
    CHECK(end == PathEnd::stopped);
    CHECK(seen == 3);
    CHECK(state.empty_cells() == 81 - kEasy.clue_count() - 2);  // the rejected step is not applied
}

TEST_CASE("highlights do not change the path") {
    PathOptions with_highlights{kSeScale};
    with_highlights.detail = Detail::highlights;
    for (const auto line : samples::kMinimal) {
        const Path plain = path_of(State(samples::grid_of(line)));
        const Path drawn = path_of(State(samples::grid_of(line)), with_highlights);
        REQUIRE(plain.steps.size() == drawn.steps.size());
        for (std::size_t i = 0; i < plain.steps.size(); ++i) {
            CHECK(conclusion_of(plain.steps[i]) == conclusion_of(drawn.steps[i]));
            CHECK(plain.steps[i].rating == drawn.steps[i].rating);
            CHECK((plain.steps[i].marks.empty() && plain.steps[i].chains.empty()));
            CHECK_FALSE((drawn.steps[i].marks.empty() && drawn.steps[i].chains.empty()));
        }
    }
}
