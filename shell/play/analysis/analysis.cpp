#include "shell/play/analysis/analysis.hpp"

#include <algorithm>
#include <utility>

#include "rate/rate.hpp"
#include "shell/words/strings.hpp"
#include "solve/solve.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

// About a millisecond of search; almost every puzzle needs far less.
constexpr std::uint64_t kGuessesOnTheSpot = 2000;

}  // namespace

void Analysis::add_row(std::string_view json) {
    auto row = read_path_row(json);
    if (auto* step = std::get_if<StepRecord>(&row)) steps.push_back(std::move(*step));
    if (auto* end = std::get_if<PathOutcome>(&row)) {
        outcome = std::move(*end);
        if (solution.empty()) solution = outcome.solution;
        if (outcome.end == "no_solution") solutions = Solutions::none;
        if (outcome.end == "several_solutions") solutions = Solutions::several;
        if (outcome.end == "solved" || outcome.end == "beyond") solutions = Solutions::one;
    }
}

void Analysis::reword(std::string_view json) {
    auto row = read_path_row(json);
    auto* step = std::get_if<StepRecord>(&row);
    if (step == nullptr || step->number < 1 || step->number > static_cast<int>(steps.size())) return;
    StepRecord& old = steps[static_cast<std::size_t>(step->number) - 1];
    if (step->conclusion == old.conclusion) old = std::move(*step);
}

void Analysis::borrow_rating(const Analysis& whole) {
    if (!whole.is_rated()) return;
    outcome.er = whole.outcome.er;
    outcome.ep = whole.outcome.ep;
    outcome.ed = whole.outcome.ed;
    outcome.level = whole.outcome.level;
}

Analysis first_look(const Board& board) {
    Analysis analysis;
    analysis.clues = board.givens.clue_count();
    if (analysis.clues == 0 && board.barred == Candidates9{}) return analysis;
    analysis.puzzle = puzzle_text_of(board);
    const SolveLimits limits{2, kGuessesOnTheSpot, nullptr};
    const SolveResult found =
        board.barred == Candidates9{} ? solve(board.givens, limits) : solve(puzzle_candidates_of(board), limits);
    if (found.solutions > 1) {
        analysis.solutions = Analysis::Solutions::several;
    } else if (found.end == SolveEnd::complete) {
        analysis.solutions = found.solutions == 1 ? Analysis::Solutions::one : Analysis::Solutions::none;
    }
    if (found.solutions > 0) analysis.solution = to_line(found.first);
    return analysis;
}

std::string rating_text(const Analysis& analysis, int tenths) {
    if (tenths > 0 && (analysis.is_rated() || analysis.is_beyond())) return format_rating(tenths);
    return std::string(analysis.is_beyond() ? words::kBeyond : words::kNoValue);
}

std::string step_rating_text(int rating, bool by_length) {
    return by_length ? std::to_string(rating) : format_step_rating(rating);
}

std::string solutions_text(const Analysis& analysis) {
    switch (analysis.solutions) {
        case Analysis::Solutions::none:
            return std::string(words::kNoSolution);
        case Analysis::Solutions::one:
            return std::string(words::kOneSolution);
        case Analysis::Solutions::several:
            return analysis.several != nullptr ? analysis.several->count_text() : std::string(words::kSeveralSolutions);
        case Analysis::Solutions::unknown:
            break;
    }
    return {};
}

void AnalysisCache::keep(const Analysis& analysis) {
    kept_.remove_if([&](const Analysis& other) {
        return other.puzzle == analysis.puzzle && other.techniques == analysis.techniques;
    });
    kept_.push_front(analysis);
    if (kept_.size() > kMax) kept_.pop_back();
}

const Analysis* AnalysisCache::find(std::string_view puzzle, TechniqueSet techniques) const {
    const auto found = std::find_if(kept_.begin(), kept_.end(), [&](const Analysis& analysis) {
        return analysis.puzzle == puzzle && analysis.techniques == techniques;
    });
    return found == kept_.end() ? nullptr : &*found;
}

}  // namespace rookery::shell
