#include "shell/play/analysis/why_not.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "shell/words/cell_place.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "shell/words/technique_names.hpp"
#include "solve/solve.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

// A few milliseconds of search; almost every puzzle needs far less.
constexpr std::uint64_t kGuessesOfAnAnswer = 20'000;

// Box, row, column: the box is easiest to see. -1: none.
int shared_house(int a, int b) {
    if (Geometry9::box_of(a) == Geometry9::box_of(b)) return Geometry9::box_of(a);
    if (Geometry9::row_of(a) == Geometry9::row_of(b)) return 9 + Geometry9::row_of(a);
    if (Geometry9::column_of(a) == Geometry9::column_of(b)) return 18 + Geometry9::column_of(a);
    return -1;
}

// A peer that has the digit, preferably a given; -1: none.
int holder_among_peers(const Board& board, int cell, int digit) {
    int found = -1;
    for (const int peer : Geometry9::kPeerCells[static_cast<std::size_t>(cell)]) {
        if (board.digit_at(peer) == digit && (found < 0 || board.is_given(peer))) found = peer;
    }
    return found;
}

std::string by_step(const StepRecord& step, int cell, int digit) {
    const std::string number = std::to_string(step.number);
    const std::string which = std::to_string(digit);
    const std::string_view technique = technique_in_words(step.technique);
    if (!step.placement) return fill(words::kWhyStep, {number, technique, which, cell_in_words(cell)});
    const CellDigit placed = *step.placement;
    if (placed.cell == cell) {
        return fill(words::kWhyStepOther,
                    {number, technique, std::to_string(placed.digit), cell_in_words(cell), which});
    }
    const int house = shared_house(cell, placed.cell);
    return fill(words::kWhyStepPeer, {number, technique, which, cell_in_words(placed.cell),
                                      house < 0 ? std::string{} : house_name(house), cell_in_words(cell)});
}

// The first step of the path after which the digit is no longer a candidate.
std::optional<int> removing_step(const Board& board, const Analysis& analysis, int cell, int digit) {
    Board on_path = as_given(board);
    for (std::size_t i = 0; i < analysis.steps.size(); ++i) {
        apply_step(on_path, analysis.steps[i]);
        const Digit there = on_path.digit_at(cell);
        if (there == digit) return std::nullopt;
        if (there != 0 || !has_digit(candidates_of(on_path)[cell], digit)) return static_cast<int>(i);
    }
    return std::nullopt;
}

// Solutions with the digit there: 0, 1 (or more), or nullopt if the search takes too long.
std::optional<int> solutions_with(const Board& board, bool is_puzzle, int cell, int digit) {
    Board base = is_puzzle ? board : board_of(values_of(board));
    if (!is_puzzle) base.givens[cell] = 0;
    Candidates9 candidates = puzzle_candidates_of(base);
    candidates[cell] = digit_bit(digit);
    const SolveResult found = solve(candidates, {1, kGuessesOfAnAnswer, nullptr});
    if (found.solutions > 0) return 1;
    if (found.end == SolveEnd::complete) return 0;
    return std::nullopt;
}

}  // namespace

WhyNot why_not(const Board& board, const Analysis& analysis, int cell, int digit) {
    using Reason = WhyNot::Reason;
    using Solutions = Analysis::Solutions;
    WhyNot why;
    why.cell = cell;
    why.digit = digit;
    const std::string place = cell_in_words(cell);
    const std::string which = std::to_string(digit);
    const auto because = [&](Reason reason, std::string text) {
        why.reason = reason;
        why.text = std::move(text);
        return why;
    };
    if (board.is_given(cell)) {
        return because(Reason::given, fill(words::kWhyGiven, {place, std::to_string(board.givens[cell])}));
    }
    why.peer = holder_among_peers(board, cell, digit);
    if (why.peer >= 0) {
        why.house = shared_house(cell, why.peer);
        return because(Reason::peer,
                       fill(words::kWhyPeer, {which, place, cell_in_words(why.peer), house_name(why.house)}));
    }
    if (has_digit(board.barred[cell], digit)) {
        return because(Reason::barred, fill(words::kWhyBarred, {which, place}));
    }
    const bool known = analysis.solutions == Solutions::one && analysis.solution.size() == Geometry9::kCells;
    if (known && analysis.solution[static_cast<std::size_t>(cell)] == '0' + digit) {
        return because(Reason::none, fill(words::kWhyNothing, {which, place}));
    }
    if (const auto step = removing_step(board, analysis, cell, digit)) {
        why.step = *step;
        return because(Reason::step, by_step(analysis.steps[static_cast<std::size_t>(*step)], cell, digit));
    }
    if (known) return because(Reason::trial, fill(words::kWhyTrial, {which, place}));
    if (analysis.solutions == Solutions::none) return because(Reason::trial, std::string(words::kWhyNoSolution));
    const auto solutions = solutions_with(board, !analysis.puzzle.empty(), cell, digit);
    if (!solutions) return because(Reason::undecided, fill(words::kWhyUndecided, {which, place}));
    if (*solutions == 0) return because(Reason::trial, fill(words::kWhyTrial, {which, place}));
    return because(Reason::none, fill(words::kWhySeveral, {which, place}));
}

}  // namespace rookery::shell
