// Every body of the solver that this processor can run, compared with the base one: the same answers, guess by guess,
// from each of the calls. (solvers_agree_test.cpp compares the base one with independent solvers.)
#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solve/other_solution.hpp"
#include "solve/solve.hpp"
#include "solve/solver_target.hpp"
#include "support/environment.hpp"
#include "support/random/random_pseudo_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

// Restores the choice of the target.
class TargetScope {
  public:
    TargetScope() : before_{solve_target()} {}
    ~TargetScope() { use_target(before_); }
    TargetScope(const TargetScope&) = delete;
    TargetScope& operator=(const TargetScope&) = delete;

  private:
    Target before_;
};

bool same(const SolveResult& a, const SolveResult& b) {
    return a.solutions == b.solutions && a.end == b.end && a.guesses == b.guesses && a.first == b.first;
}

struct Case {
    Grid9 puzzle;
    SolveLimits limits;
    Candidates9 candidates;
    CellSet clues;  // of the puzzle's first solution, if it has one
    std::uint64_t seed;
};

// All answers that the kernel can give.
struct Answers {
    SolveResult grid;
    SolveResult candidates;
    std::vector<Grid9> visited;
    Grid9 random;
    OtherSolution other;
};

Answers answers_for(const Case& c) {
    Answers answers;
    answers.grid = solve(c.puzzle, c.limits);
    answers.candidates = solve(c.candidates, c.limits);
    for_each_solution(c.puzzle, c.limits, [&](const Grid9& solution) {
        answers.visited.push_back(solution);
        return true;
    });
    Random random(c.seed);
    random_solution(c.puzzle, random, answers.random, 1'000);
    if (answers.grid.solutions != 0) answers.other = KnownGrid(answers.grid.first).other(c.clues, c.limits);
    return answers;
}

bool same(const Answers& a, const Answers& b) {
    return same(a.grid, b.grid) && same(a.candidates, b.candidates) && a.visited == b.visited && a.random == b.random &&
           a.other.found == b.other.found && a.other.solution == b.other.solution && a.other.guesses == b.other.guesses;
}

Case random_case(Random& random) {
    Case c;
    c.puzzle = pseudo::puzzle(random);
    c.limits.solutions = random.coin() ? 2 : 1 + random.below(100);
    c.limits.guesses = random.below(4) == 0 ? random.below(20) : 100'000;
    c.seed = random.next();
    for (int cell = 0; cell < 81; ++cell) {
        c.candidates[cell] = c.puzzle[cell] == 0 ? static_cast<DigitSet>(random.below(512) | random.below(512))
                                                 : digit_bit(c.puzzle[cell]);
        if (random.below(100) < 30) c.clues.add(cell);
    }
    return c;
}

}  // namespace

TEST_CASE("all targets guess alike on random pseudo-puzzles") {
    const TargetScope scope;
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 1);
    const std::uint64_t cases = environment::number("ROOKERY_CASES", 2'000);
    Random random(seed, 3);
    int compared = 0;
    for (std::uint64_t i = 0; i < cases; ++i) {
        const Case c = random_case(random);
        REQUIRE(use_target(Target::base));
        const Answers expected = answers_for(c);
        for (const Target target : {Target::avx2, Target::avx512}) {
            if (!use_target(target)) continue;
            ++compared;
            INFO("seed ", seed, ", case ", i, ", ", std::string(name_of(target)), ": ", samples::line_of(c.puzzle));
            REQUIRE(same(answers_for(c), expected));
        }
    }
    MESSAGE(compared, " comparisons of other targets with ", std::string(name_of(Target::base)));
}

TEST_CASE("a batch gives the same results as single calls on every target") {
    const TargetScope scope;
    Random random(environment::number("ROOKERY_SEED", 1), 4);
    SolveLimits limits;
    limits.solutions = 10;
    for (const Target target : {Target::base, Target::avx2, Target::avx512}) {
        if (!use_target(target)) continue;
        INFO(std::string(name_of(target)));
        for (const std::size_t size : {0U, 1U, 2U, 3U, 64U, 501U}) {
            std::vector<Grid9> puzzles(size);
            for (Grid9& puzzle : puzzles) puzzle = pseudo::puzzle(random);
            std::vector<SolveResult> results(size + 1);
            results.back().guesses = 12'345;  // beyond the puzzles: must stay unchanged
            solve_batch(puzzles, limits, results);
            CHECK(results.back().guesses == 12'345);
            for (std::size_t i = 0; i < size; ++i) {
                INFO(samples::line_of(puzzles[i]));
                REQUIRE(same(results[i], solve(puzzles[i], limits)));
            }
        }
    }
}

TEST_CASE("an unavailable target is refused and nothing changes") {
    const TargetScope scope;
    for (const Target target : {Target::base, Target::avx2, Target::avx512}) {
        const Target before = solve_target();
        CHECK(use_target(target) == has_target(target));
        CHECK(solve_target() == (has_target(target) ? target : before));
    }
    CHECK(has_target(Target::base));
    CHECK(std::string_view(name_of(Target::avx2)) == "avx2");
}

TEST_CASE("the faster of the wide kernels is chosen") {
    const TargetScope scope;
    if (!has_target(Target::avx512)) return;
    for (const Target fast : {Target::avx2, Target::avx512}) {
        std::uint64_t time = 0;
        use_fastest_target([&] { return time += solve_target() == fast ? 10 : 11; });
        CHECK(solve_target() == fast);
    }
}
