// All puzzles of a pattern compared with plain methods: every digit in every cell, and the classes of those with one
// solution.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "board/canonical.hpp"
#include "board/clue_cells.hpp"
#include "board/random.hpp"
#include "board/symmetry.hpp"
#include "generate/on_pattern.hpp"
#include "generate/whole_pattern/pattern_filling.hpp"
#include "generate/whole_pattern/whole_pattern.hpp"
#include "solve/solve.hpp"
#include "support/environment.hpp"
#include "support/plain/plain_solver.hpp"
#include "support/random/random_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

std::uint64_t pattern_cases() {
    return environment::number("ROOKERY_CASES", 3);
}
std::uint64_t pattern_seed() {
    return environment::number("ROOKERY_SEED", 17);
}

// `clues` cells with a symmetry of the square.
CellSet random_pattern(Random& random, int clues, PatternSymmetry symmetry) {
    CellSet cells;
    while (cells.size() < clues) cells |= orbit_of(static_cast<int>(random.below(81)), symmetry);
    return cells;
}

// Every conflict-free way to fill the cells. Digits above `most` first appear in ascending order.
template <class F>
void for_each_plain_filling(Grid9& board, const std::vector<int>& cells, std::size_t at, int most, F& f) {
    if (at == cells.size()) return f(board);
    for (Digit digit = 1; digit <= std::min(9, most + 1); ++digit) {
        bool fits = true;
        for (const int peer : Geometry9::kPeerCells[cells[at]]) fits = fits && board[peer] != digit;
        if (!fits) continue;
        board[cells[at]] = digit;
        for_each_plain_filling(board, cells, at + 1, std::max<int>(most, digit), f);
        board[cells[at]] = 0;
    }
}

std::vector<int> list_of(CellSet cells) {
    std::vector<int> list;
    cells.for_each([&](int cell) { list.push_back(cell); });
    return list;
}

std::vector<Grid9> puzzles_of(const WholePattern& whole) {
    std::vector<Grid9> found;
    std::uint64_t fillings = 0;
    for (std::int64_t part = 0; part < whole.parts(); ++part) {
        CHECK(whole.visit(
            part,
            [&](const Grid9& puzzle) {
                found.push_back(puzzle);
                return true;
            },
            {}, fillings));
    }
    return found;
}

// Whether the tree reaches this filling: its digits are renamed in the order of their cells.
bool reaches(const WholePattern& whole, const Grid9& puzzle) {
    PatternFilling filling(whole);
    std::array<Digit, 10> name{};
    Digit names = 0;
    while (!filling.is_full()) {
        Digit& digit = name[puzzle[filling.next_cell()]];
        if (digit == 0) digit = ++names;
        if (!has_digit(filling.choices(), digit) || !filling.push(digit)) return false;
    }
    return true;
}

}  // namespace

TEST_CASE("with most clues given, the puzzles of a pattern match the definition") {
    Random random(pattern_seed());
    CAPTURE(pattern_seed());
    for (std::uint64_t i = 0; i < pattern_cases(); ++i) {
        Grid9 given = samples::random_puzzle(random, 0);
        const CellSet pattern = clue_cells(given);
        INFO(samples::line_of(given));
        std::vector<int> free = list_of(pattern);
        random.shuffle(free);
        free.resize(3);
        for (const int cell : free) given[cell] = 0;

        std::set<Grid9> expected;
        const auto take = [&](const Grid9& board) {
            const plain::Result result = plain::Solver(board.digits, 2, 10'000'000).run([](const plain::Cells&) {});
            if (result.solutions == 1) expected.insert(board);
        };
        Grid9 board = given;
        for_each_plain_filling(board, free, 0, 9, take);

        // Digits without a given clue are interchangeable: only one of their permutations occurs.
        std::set<Grid9> forms;
        for (const Grid9& puzzle : expected) forms.insert(canonical_form(puzzle));
        const WholePattern whole({.pattern = pattern, .given = given});
        CHECK_FALSE(whole.is_one_of_each());
        std::set<Grid9> found;
        for (const Grid9& puzzle : puzzles_of(whole)) {
            CHECK(expected.count(puzzle) == 1);
            found.insert(canonical_form(puzzle));
        }
        CHECK(found == forms);
        std::set<Grid9> minimal;
        for (const Grid9& form : forms) {
            if (redundant_clues(form).empty()) minimal.insert(form);
        }
        std::set<Grid9> found_minimal;
        for (const Grid9& puzzle : puzzles_of(WholePattern({.pattern = pattern, .given = given, .minimal = true}))) {
            found_minimal.insert(canonical_form(puzzle));
        }
        CHECK(found_minimal == minimal);
    }
}

TEST_CASE("the tree of a pattern has each class of fillings once") {
    Random random(pattern_seed());
    CAPTURE(pattern_seed());
    constexpr int kEightDigits = 8;
    for (const PatternSymmetry symmetry :
         {PatternSymmetry::none, PatternSymmetry::half_turn, PatternSymmetry::full, PatternSymmetry::diagonal}) {
        CellSet pattern = random_pattern(random, kEightDigits, symmetry);
        while (pattern.size() > 9) pattern.remove(pattern.first());
        INFO(pattern.size());
        std::set<Grid9> expected;
        Grid9 board;
        const std::vector<int> cells = list_of(pattern);
        const auto take = [&](const Grid9& filled) {
            if (*std::max_element(filled.digits.begin(), filled.digits.end()) >= kEightDigits) {
                expected.insert(canonical_form(filled));
            }
        };
        for_each_plain_filling(board, cells, 0, 0, take);

        const WholePattern whole({.pattern = pattern});
        std::set<Grid9> found;
        PatternFilling filling(whole);
        const auto fill = [&](auto& self) -> void {
            if (filling.is_full()) {
                CHECK(found.insert(canonical_form(filling.board())).second);
                return;
            }
            for (DigitSet choices = filling.choices(); choices != 0; choices = without_lowest(choices)) {
                if (!filling.push(lowest_digit(choices))) continue;
                self(self);
                filling.pop();
            }
        };
        fill(fill);
        CHECK(found == expected);
    }
}

TEST_CASE("the tree visits one of a puzzle's images under the pattern's symmetries") {
    Random random(pattern_seed());
    CAPTURE(pattern_seed());
    for (const PatternSymmetry symmetry : {PatternSymmetry::half_turn, PatternSymmetry::two_mirrors}) {
        CellSet pattern;
        std::vector<Grid9> puzzles;
        while (puzzles.empty()) {
            pattern = random_pattern(random, 30, symmetry);
            PatternSearch search(pattern, random);
            Budget budget(100'000);
            while (puzzles.size() < 5 && search.next(budget)) puzzles.push_back(search.puzzle());
        }
        const WholePattern whole({.pattern = pattern});
        CHECK(whole.is_one_of_each());
        const std::vector<int> cells = list_of(pattern);
        const PatternSymmetries symmetries = symmetries_of_pattern(cells, 1000);
        CHECK(symmetries.complete);
        CHECK_FALSE(symmetries.maps.empty());
        for (const Grid9& puzzle : puzzles) {
            INFO(samples::line_of(puzzle));
            std::set<Grid9> copies{puzzle};
            for (const PatternMap& map : symmetries.maps) {
                Grid9 copy;
                for (std::size_t i = 0; i < cells.size(); ++i) copy[cells[i]] = puzzle[cells[map[i]]];
                CHECK(canonical_form(copy) == canonical_form(puzzle));
                copies.insert(copy);
            }
            int reached = 0;
            for (const Grid9& copy : copies) reached += reaches(whole, copy) ? 1 : 0;
            CHECK(reached == 1);
        }
    }
}

TEST_CASE("an estimate of a known count, and a pattern without puzzles") {
    Random random(pattern_seed());
    Grid9 given = samples::random_puzzle(random, 0);
    const CellSet pattern = clue_cells(given);
    std::vector<int> free = list_of(pattern);
    free.resize(6);
    for (const int cell : free) given[cell] = 0;
    const WholePattern whole({.pattern = pattern, .given = given});
    const auto number = static_cast<double>(puzzles_of(whole).size());
    const WholePatternEstimate estimate = whole.estimate(1, 300, {});
    CHECK(estimate.complete);
    INFO(estimate.puzzles.mean << " +- " << estimate.puzzles.error << " of " << number);
    CHECK(std::abs(estimate.puzzles.mean - number) <= 4 * estimate.puzzles.error + 1e-9);
    CHECK(WholePattern({.pattern = CellSet::house(0) | CellSet::house(1)}).parts() == 0);
}
