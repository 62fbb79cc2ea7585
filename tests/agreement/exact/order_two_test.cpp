// On boards of order 2 every set of three or four clue cells can be decided by trying all its clues. The encodings must
// give the same answers, set by set; the strategies must solve the clues that they find, and each refutation must be a
// proof.
//
// The paper's counts: no set of three cells can be solved, and exactly 704 of those of four. (The encodings decide only
// a sample of the sets unless ROOKERY_FULL is set.)
#include <doctest/doctest.h>

#include <bit>
#include <string>
#include <vector>

#include "exact/encoding/encoding.hpp"
#include "exact/encoding/state_encoding.hpp"
#include "support/checkers/lrat_checker.hpp"
#include "support/closures.hpp"
#include "support/environment.hpp"
#include "support/plain/plain_closure.hpp"

using namespace rookery;

namespace {

constexpr int kCells = Geometry<2>::kCells;
constexpr int kSteps = 6;  // enough: three or four clues are solved or stuck within four steps
constexpr std::uint64_t kOrderTwoConflicts = 1'000'000;

bool is_solved(const Grid4& puzzle, StrategySet strategies) {
    return plain::Closure(2, puzzle.digits, samples::plainly(strategies)).solved();
}

std::vector<CellSet> sets_of(int size) {
    std::vector<CellSet> sets;
    for (unsigned bits = 0; bits < 1U << kCells; ++bits) {
        if (std::popcount(bits) == size) sets.push_back(CellSet::from_words(bits, 0));
    }
    return sets;
}

std::string mask_of(CellSet pattern) {
    std::string mask(kCells, '.');
    pattern.for_each([&](int cell) { mask[static_cast<std::size_t>(cell)] = 'x'; });
    return mask;
}

// All clues on the cells from the `at`th on. A new digit is always the lowest unused one, since digits can be
// relabelled.
bool can_be_solved(const std::vector<int>& cells, std::size_t at, Digit highest, Grid4& puzzle,
                   StrategySet strategies) {
    if (at == cells.size()) return is_solved(puzzle, strategies);
    for (int digit = 1; digit <= std::min(highest + 1, 4); ++digit) {
        puzzle[cells[at]] = static_cast<Digit>(digit);
        const auto now_highest = static_cast<Digit>(std::max<int>(highest, digit));
        if (can_be_solved(cells, at + 1, now_highest, puzzle, strategies)) return true;
    }
    puzzle[cells[at]] = 0;
    return false;
}
bool can_be_solved(CellSet pattern, StrategySet strategies) {
    std::vector<int> cells;
    pattern.for_each([&](int cell) { cells.push_back(cell); });
    Grid4 puzzle;
    return can_be_solved(cells, 0, 0, puzzle, strategies);
}

bool are_clues_on(const Grid4& puzzle, CellSet pattern) {
    for (int cell = 0; cell < kCells; ++cell) {
        if ((puzzle[cell] != 0) != pattern.contains(cell)) return false;
    }
    return true;
}

// The encoding's answer must be `solvable`. Its clues must be solved, and its refutation must be a proof.
template <class E>
void check_answer(const E& encoding, CellSet pattern, StrategySet strategies, bool solvable) {
    LratChecker checker;
    SatSolver solver(encoding.formula(), &checker);
    const SatAnswer answer = solver.solve(kOrderTwoConflicts);
    REQUIRE(answer == (solvable ? SatAnswer::satisfiable : SatAnswer::unsatisfiable));
    if (solvable) {
        const Grid4 puzzle = encoding.clues_in(solver);
        CHECK(are_clues_on(puzzle, pattern));
        CHECK(is_solved(puzzle, strategies));
    } else {
        CHECK(checker.result() == "verified");
    }
}

constexpr StrategySet kWithPairs{Strategy::naked_singles, Strategy::hidden_singles, Strategy::locked_candidates,
                                 Strategy::naked_pairs, Strategy::hidden_pairs};

void check_encodings(CellSet pattern, StrategySet strategies, bool solvable) {
    INFO(list_of(strategies), ": ", mask_of(pattern));
    check_answer(Encoding<2>(pattern, strategies, kSteps, Purpose::find), pattern, strategies, solvable);
    check_answer(Encoding<2>(pattern, strategies, kSteps, Purpose::refute), pattern, strategies, solvable);
}
void check_state_encoding(CellSet pattern, StrategySet strategies, bool solvable) {
    if (!StateEncoding<2>::encodes(strategies)) return;
    INFO("the paper's encoding, ", list_of(strategies), ": ", mask_of(pattern));
    check_answer(StateEncoding<2>(pattern, strategies, kSteps), pattern, strategies, solvable);
}

bool is_full_run() {
    return environment::number("ROOKERY_FULL", 0) != 0;
}

// Counts all sets of `size` cells, and decides a sample of them by the encodings; the paper's takes a hundred times as
// long as the others.
void check_sets(int size, StrategySet strategies, int solvable_sets) {
    const std::size_t step = is_full_run() ? 1 : 7;
    const std::size_t state_step = is_full_run() ? 1 : 151;
    const std::vector<CellSet> sets = sets_of(size);
    int count = 0;
    for (std::size_t i = 0; i < sets.size(); ++i) {
        const bool solvable = can_be_solved(sets[i], strategies);
        count += static_cast<int>(solvable);
        if (i % step == 0) check_encodings(sets[i], strategies, solvable);
        if (i % state_step == 0) check_state_encoding(sets[i], strategies, solvable);
    }
    CHECK(count == solvable_sets);
}

void check_sample(int size, StrategySet strategies, std::size_t step) {
    const std::vector<CellSet> sets = sets_of(size);
    for (std::size_t i = 0; i < sets.size(); i += step) {
        const bool solvable = can_be_solved(sets[i], strategies);
        check_encodings(sets[i], strategies, solvable);
        check_state_encoding(sets[i], strategies, solvable);
    }
}

}  // namespace

TEST_CASE("order 2: no three clue cells can be solved") {
    check_sets(3, kNakedSingles, 0);
    check_sets(3, kBasicStrategies, 0);
}

TEST_CASE("order 2: 704 sets of four clue cells can be solved") {
    check_sets(4, kNakedSingles, 704);
    check_sets(4, kBasicStrategies, 704);
}

TEST_CASE("order 2: three to six clue cells, every set of strategies, a sample") {
    for (int size = 3; size <= 6; ++size) {
        for (const StrategySet strategies :
             {kNakedSingles, StrategySet{Strategy::hidden_singles}, kBasicStrategies, kWithPairs}) {
            check_sample(size, strategies, is_full_run() ? 97 : 1999);
        }
    }
}

TEST_CASE("order 2: the paper's encoding handles its three strategies") {
    CHECK(StateEncoding<2>::encodes(kNakedSingles));
    CHECK(StateEncoding<2>::encodes(kBasicStrategies));
    CHECK_FALSE(StateEncoding<2>::encodes(kWithPairs));
    CHECK_FALSE(StateEncoding<2>::encodes({Strategy::naked_singles, Strategy::naked_pairs}));
}
