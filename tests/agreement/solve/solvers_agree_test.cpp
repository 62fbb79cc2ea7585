// Three solvers that share nothing but the board must find the same solutions on random pseudo-puzzles of every kind:
// core/solve, the solver for all orders, and the plain backtracker of tests/support.
//
// ROOKERY_CASES=1000000 takes a few minutes; with -s the program prints the distribution of solution counts for each
// kind.
#include <doctest/doctest.h>

#include <algorithm>
#include <iomanip>
#include <sstream>
#include <vector>

#include "solve/any_order.hpp"
#include "support/environment.hpp"
#include "support/plain/plain_solver.hpp"
#include "support/random/random_pseudo_puzzles.hpp"

using namespace rookery;

namespace {

constexpr std::uint64_t kCountedTo = 100;
// Limits of the independent solvers. A case is undecided when both reach theirs.
constexpr std::uint64_t kPlainNodes = 100'000;
constexpr std::uint64_t kAnyOrderGuesses = 100'000;

// The solutions that a solver found, and whether these are all: `guess_limit` means that it gave up.
struct Found {
    std::vector<Grid9> solutions;
    SolveEnd end = SolveEnd::complete;
    bool decided() const { return end != SolveEnd::guess_limit; }
};

Found by_plain_solver(const Grid9& puzzle) {
    Found found;
    const plain::Result result =
        plain::Solver(puzzle.digits, kCountedTo, kPlainNodes).run([&](const plain::Cells& cells) {
            found.solutions.push_back({cells});
        });
    if (!result.complete) {
        found.end = result.solutions == kCountedTo ? SolveEnd::solution_limit : SolveEnd::guess_limit;
    }
    return found;
}

Found by_any_order(const Grid9& puzzle) {
    Found found;
    SolveLimits limits;
    limits.solutions = kCountedTo;
    limits.guesses = kAnyOrderGuesses;
    found.end = for_each_solution_any_order<3>(puzzle, limits, Variant::plain, [&](const Grid9& solution) {
                    found.solutions.push_back(solution);
                    return true;
                }).end;
    return found;
}

// The solver under test. `consistent` becomes false when its result contradicts the solutions passed to the visitor, or
// its result for at most `fewer` solutions.
Found by_solver(const Grid9& puzzle, std::uint64_t fewer, bool& consistent) {
    Found found;
    SolveLimits limits;
    limits.solutions = kCountedTo;
    const SolveResult result = for_each_solution(puzzle, limits, [&](const Grid9& solution) {
        found.solutions.push_back(solution);
        return true;
    });
    found.end = result.end;
    limits.solutions = fewer;
    const SolveResult part = solve(puzzle, limits);
    const Grid9 first = found.solutions.empty() ? Grid9{} : found.solutions.front();
    consistent = result.solutions == found.solutions.size() && result.first == first && part.first == first &&
                 part.solutions == std::min(fewer, result.solutions) &&
                 part.end == (fewer <= result.solutions ? SolveEnd::solution_limit : SolveEnd::complete);
    return found;
}

// Every solution keeps the clues and the rules, and none occurs twice. Sorts them.
bool is_right(Found& found, const Grid9& puzzle) {
    for (const Grid9& solution : found.solutions) {
        if (!plain::is_solution_of(solution.digits, puzzle.digits)) return false;
    }
    std::sort(found.solutions.begin(), found.solutions.end());
    return std::adjacent_find(found.solutions.begin(), found.solutions.end()) == found.solutions.end();
}

// Equal counts and, if these are complete, equal solutions.
bool is_same(const Found& a, const Found& b) {
    if (a.end != b.end || a.solutions.size() != b.solutions.size()) return false;
    return a.end != SolveEnd::complete || a.solutions == b.solutions;
}

enum class Outcome { agree, differ, second_opinion, undecided };  // second_opinion: the plain solver gave up

Outcome compare(const Grid9& puzzle, std::uint64_t fewer, std::size_t& solutions) {
    Found plain = by_plain_solver(puzzle);
    Found any = by_any_order(puzzle);
    if (!plain.decided() && !any.decided()) return Outcome::undecided;
    bool consistent = false;
    Found fast = by_solver(puzzle, fewer, consistent);
    solutions = fast.solutions.size();
    if (!consistent || !is_right(fast, puzzle)) return Outcome::differ;
    for (Found* other : {&plain, &any}) {
        if (other->decided() && !(is_right(*other, puzzle) && is_same(fast, *other))) return Outcome::differ;
    }
    return plain.decided() ? Outcome::agree : Outcome::second_opinion;
}

// Removes clues from a puzzle on which the solvers differ, as long as they still differ.
Grid9 shrink(Grid9 puzzle, std::uint64_t fewer) {
    std::size_t solutions = 0;
    for (int cell = 0; cell < 81; ++cell) {
        Grid9 smaller = puzzle;
        smaller[cell] = 0;
        if (puzzle[cell] != 0 && compare(smaller, fewer, solutions) == Outcome::differ) puzzle = smaller;
    }
    return puzzle;
}

// Counts the cases of each kind by their number of solutions.
class Tally {
  public:
    void add(pseudo::Kind kind, std::size_t solutions) {
        const int column = solutions == 0 ? 0 : solutions == 1 ? 1 : solutions < kCountedTo ? 2 : 3;
        ++counts_[static_cast<std::size_t>(kind)][column];
    }
    // The number of cases of the kind with the fewest.
    std::uint64_t rarest() const {
        std::uint64_t least = ~std::uint64_t{0};
        for (const auto& row : counts_) least = std::min(least, row[0] + row[1] + row[2] + row[3]);
        return least;
    }
    std::string text() const {
        std::ostringstream out;
        out << std::left << std::setw(20) << "solutions" << std::right;
        for (const char* head : {"0", "1", "2-99", "100"}) out << std::setw(8) << head;
        for (int kind = 0; kind < pseudo::kKinds; ++kind) {
            out << "\n" << std::left << std::setw(20) << pseudo::kKindNames[kind] << std::right;
            for (const std::uint64_t n : counts_[kind]) out << std::setw(8) << n;
        }
        return out.str();
    }

  private:
    std::array<std::array<std::uint64_t, 4>, pseudo::kKinds> counts_{};
};

}  // namespace

TEST_CASE("three solvers agree on random pseudo-puzzles") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 1);
    const std::uint64_t cases = environment::number("ROOKERY_CASES", 3'000);
    Random random(seed);
    Tally tally;
    std::uint64_t second_opinions = 0;
    std::uint64_t undecided = 0;
    for (std::uint64_t i = 0; i < cases; ++i) {
        const pseudo::Kind kind = pseudo::random_kind(random);
        const Grid9 puzzle = pseudo::puzzle(kind, random);
        const std::uint64_t fewer = 1 + random.below(random.coin() ? 2 : kCountedTo);
        std::size_t solutions = 0;
        const Outcome outcome = compare(puzzle, fewer, solutions);
        if (outcome == Outcome::differ) {
            FAIL("seed ", seed, ", case ", i, ", limit ", fewer, ": the solvers differ on ",
                 samples::line_of(shrink(puzzle, fewer)));
        }
        second_opinions += outcome == Outcome::second_opinion;
        undecided += outcome == Outcome::undecided;
        if (outcome != Outcome::undecided) tally.add(kind, solutions);
    }
    INFO(tally.text());
    INFO("too long for the plain solver: ", second_opinions + undecided, " of ", cases,
         "; for both independent solvers: ", undecided);
    const bool all_kinds = cases < 1'000 || tally.rarest() > cases / 50;
    CHECK((undecided * 1'000 <= cases && all_kinds));
}

TEST_CASE("two solvers agree on random candidates") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 1);
    const std::uint64_t cases = environment::number("ROOKERY_CASES", 3'000);
    Random random(seed, 729);
    for (std::uint64_t i = 0; i < cases; ++i) {
        // The digits of a solution plus other candidates; sometimes the solution is damaged.
        const Grid9 solution = pseudo::full_board(random);
        const std::uint32_t others = 5 + random.below(35);  // in percent
        Candidates9 candidates;
        for (int cell = 0; cell < 81; ++cell) {
            candidates[cell] = digit_bit(solution[cell]);
            for (int digit = 1; digit <= 9; ++digit) {
                if (random.below(100) < others) candidates[cell] |= digit_bit(digit);
            }
        }
        if (random.below(3) == 0) {
            const int cell = pseudo::random_cell(random);
            candidates[cell] = static_cast<DigitSet>(random.below(512));
        }
        SolveLimits limits;
        limits.solutions = 1 + random.below(100);
        const SolveResult fast = solve(candidates, limits);
        const auto any = solve_any_order(candidates, limits);
        INFO("seed ", seed, ", case ", i);
        REQUIRE(fast.solutions == any.solutions);
        REQUIRE(fast.end == any.end);
        if (fast.solutions == 0) continue;
        REQUIRE(is_solution(fast.first));
        for (int cell = 0; cell < 81; ++cell) REQUIRE(has_digit(candidates[cell], fast.first[cell]));
        if (fast.unique()) REQUIRE(fast.first == any.first);
    }
}
