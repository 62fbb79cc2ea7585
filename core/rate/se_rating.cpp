// ER, EP and ED of a puzzle: the ratings along the solve path of core/logic.
//
// The scale is defined for puzzles with one solution: its uniqueness techniques rely on that, and other boards would be
// searched to the end in vain. So the solver runs first, which costs less than one step.
#include <algorithm>
#include <array>

#include "logic/path.hpp"
#include "rate/rate.hpp"
#include "solve/solve.hpp"

namespace rookery {

namespace {

SeRating with_status(RatingStatus status) {
    SeRating rating;
    rating.status = status;
    return rating;
}

// `board` is a Grid9 or a Candidates9: solve() and State take both.
template <class Board>
SeRating rate_board(const Board& board, bool already_solved, const ProgressCallback& progress, Workspace& workspace) {
    SolveLimits limits;
    limits.stop = progress.stop;
    const SolveResult solutions = solve(board, limits);
    if (solutions.end == SolveEnd::stopped) return with_status(RatingStatus::stopped);
    if (solutions.solutions == 0) return with_status(RatingStatus::no_solution);
    if (solutions.solutions > 1) return with_status(RatingStatus::several_solutions);
    if (already_solved) return with_status(RatingStatus::already_solved);

    SeRating rating;
    State state(board);
    PathOptions options{kSeScale};
    options.techniques = kSeScale.techniques;
    options.progress = progress;
    const auto note_step = [&rating](const Step& step, const State&) {
        add_step(rating, step);
        return true;
    };
    switch (walk_path(state, options, note_step, workspace)) {
        case PathEnd::solved:
            rating.status = RatingStatus::rated;
            break;
        case PathEnd::stopped:
            rating.status = RatingStatus::stopped;
            break;
        case PathEnd::contradiction:  // impossible, as there is one solution and every step keeps it
        case PathEnd::stuck:
            rating.status = RatingStatus::beyond;
            break;
    }
    return rating;
}

}  // namespace

// Ratings are running maxima, so ED <= EP <= ER.
void add_step(SeRating& rating, const Step& step) {
    if (step.rating > rating.er) {
        rating.er = step.rating;
        rating.hardest = step.technique;
    }
    if (rating.steps == 0) rating.ed = step.rating;
    if (rating.ep == 0 && step.places) rating.ep = rating.er;
    ++rating.steps;
}

SeRating rate_se(const Grid9& puzzle, const ProgressCallback& progress, Workspace& workspace) {
    return rate_board(puzzle, puzzle.is_full(), progress, workspace);
}

SeRating rate_se(const Candidates9& candidates, const ProgressCallback& progress, Workspace& workspace) {
    const bool all_single =
        std::all_of(candidates.sets.begin(), candidates.sets.end(), [](DigitSet set) { return digit_count(set) == 1; });
    return rate_board(candidates, all_single, progress, workspace);
}

SeRating rate_se(const Grid9& puzzle, const ProgressCallback& progress) {
    Workspace workspace;
    return rate_se(puzzle, progress, workspace);
}

std::string format_rating(int tenths) {
    ROOKERY_EXPECTS(tenths >= 0);
    std::string text = std::to_string(tenths / 10);
    text += '.';
    text += static_cast<char>('0' + tenths % 10);
    return text;
}

std::string format_step_rating(int tenths) {
    return tenths == 0 ? "-" : format_rating(tenths);
}

std::string_view phrase_of(RatingStatus status) {
    constexpr std::array<std::string_view, 6> kPhrases{
        "rated", "beyond all techniques", "no solution", "several solutions", "already solved", "stopped"};
    return kPhrases[static_cast<std::size_t>(status)];
}

}  // namespace rookery
