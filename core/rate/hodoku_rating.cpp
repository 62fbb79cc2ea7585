// As on Sudoku Explainer's scale, the puzzle must have one solution: with several, the rating would be a guess.
#include "rate/hodoku_rating.hpp"

#include <tuple>

#include "logic/path.hpp"
#include "solve/solve.hpp"

namespace rookery {

void add_step(HodokuRating& rating, const Step& step) {
    rating.score += step.rating;
    ++rating.steps;
    rating.used.insert(step.technique);
    const HodokuLine* line = hodoku_line_of(step.technique);
    if (line == nullptr) return;
    const HodokuLine* hardest = hodoku_line_of(rating.hardest);
    if (rating.steps == 1 || hardest == nullptr ||
        std::tie(line->level, line->score) > std::tie(hardest->level, hardest->score)) {
        rating.hardest = step.technique;
        rating.level = line->level;
    }
}

void raise_level(HodokuRating& rating) {
    while (rating.score > max_score(rating.level)) {
        rating.level = static_cast<HodokuLevel>(static_cast<int>(rating.level) + 1);
    }
}

HodokuRating rate_hodoku(const Grid9& puzzle, const ProgressCallback& progress, Workspace& workspace,
                         TechniqueSet techniques) {
    HodokuRating rating;
    SolveLimits limits;
    limits.stop = progress.stop;
    const SolveResult solutions = solve(puzzle, limits);
    const auto ended = [&rating](RatingStatus status) {
        rating.status = status;
        return rating;
    };
    if (solutions.end == SolveEnd::stopped) return ended(RatingStatus::stopped);
    if (solutions.solutions == 0) return ended(RatingStatus::no_solution);
    if (solutions.solutions > 1) return ended(RatingStatus::several_solutions);
    if (puzzle.is_full()) return ended(RatingStatus::already_solved);

    State state(puzzle);
    PathOptions options{kHodokuScale};
    options.techniques = techniques;
    options.progress = progress;
    const auto note_step = [&rating](const Step& step, const State&) {
        add_step(rating, step);
        return true;
    };
    const PathEnd end = walk_path(state, options, note_step, workspace);
    if (end == PathEnd::stopped) return ended(RatingStatus::stopped);
    if (end != PathEnd::solved) {
        rating.score += kHodokuGivingUp;
        rating.level = HodokuLevel::extreme;
        return ended(RatingStatus::beyond);
    }
    raise_level(rating);
    return ended(RatingStatus::rated);
}

HodokuRating rate_hodoku(const Grid9& puzzle, const ProgressCallback& progress) {
    Workspace workspace;
    return rate_hodoku(puzzle, progress, workspace);
}

}  // namespace rookery
