// Checks with the other rooms (solver, rating, path) that a puzzle meets a request.
#pragma once

#include <optional>
#include <string>

#include "board/clue_cells.hpp"
#include "generate/generate.hpp"
#include "logic/path.hpp"
#include "rate/hodoku_rating.hpp"
#include "rate/level.hpp"
#include "rate/rate.hpp"
#include "rate/trial/trial.hpp"
#include "solve/solve.hpp"
#include "support/paths.hpp"

namespace rookery::tests {

inline std::string rating_error(const Difficulty& constraints, const SeRating& rating) {
    if (rating.status != RatingStatus::rated) return "not rated";
    const auto inside = [](const Window& window, int number) {
        return window.high == 0 || (window.low <= number && number <= window.high);
    };
    if (!inside(constraints.er, rating.er)) return "ER " + format_rating(rating.er);
    if (!inside(constraints.ep, rating.ep)) return "EP " + format_rating(rating.ep);
    if (!inside(constraints.ed, rating.ed)) return "ED " + format_rating(rating.ed);
    if (constraints.pearl && rating.ep != rating.er) return "no pearl";
    if (constraints.diamond && rating.ed != rating.er) return "no diamond";
    return {};
}

inline std::string path_error(const Difficulty& constraints, const Grid9& puzzle) {
    State state(puzzle);
    PathOptions options{kSeScale};
    options.techniques = constraints.techniques;
    const Path path = find_path(state, options);
    if (path.end != PathEnd::solved) return "not solved by the techniques";
    TechniqueSet used;
    for (const Step& step : path.steps) used.insert(step.technique);
    if (constraints.required.intersects(~used)) return "a technique is not used";
    const int steps = static_cast<int>(path.steps.size());
    if (constraints.steps.high != 0 && (steps < constraints.steps.low || steps > constraints.steps.high))
        return std::to_string(steps) + " steps";
    return {};
}

inline std::string hodoku_error(const Difficulty& constraints, const Grid9& puzzle) {
    const HodokuTarget& target = constraints.hodoku;
    const HodokuRating rating = rate_hodoku(puzzle);
    if (target.score.high != 0 && (rating.score < target.score.low || rating.score > target.score.high))
        return "score " + std::to_string(rating.score);
    if (rating.level < target.level.low || rating.level > target.level.high)
        return "HoDoKu's level " + std::string(name_of(rating.level));
    const std::optional<Level> level = level_of(rate_se(puzzle), rating);
    if (!level || *level < constraints.level.low || *level > constraints.level.high) return "another level";
    State state(puzzle);
    const Path path = find_path(state, PathOptions{kHodokuScale});
    TechniqueSet used;
    for (const Step& step : path.steps) used.insert(step.technique);
    if (target.required.intersects(~used)) return "a technique is not on HoDoKu's path";
    return target.avoided.intersects(used) ? "a technique is on HoDoKu's path" : std::string();
}

inline std::string trial_error(const TrialTarget& target, const Grid9& puzzle) {
    TrialRater rater;
    for (int i = 0; i < kTrialScales; ++i) {
        const auto scale = static_cast<TrialScale>(i);
        const auto& range = target.of(scale);
        if (!range) continue;
        const std::optional<int> number = rater.rate(puzzle, {scale}).of(scale);
        const std::string name(kTrialScaleNames[static_cast<std::size_t>(i)]);
        if (!number) return "no " + name;
        if (*number < range->low || *number > range->high) return name + " " + std::to_string(*number);
    }
    return {};
}

// The error, or empty.
inline std::string request_error(const GenerateRequest& request, const Grid9& puzzle) {
    const SolveResult solved = solve(puzzle);
    if (!solved.unique()) return "not one solution";
    const CellSet clues = clue_cells(puzzle);
    if (request.pattern && !(clues == *request.pattern)) return "not on the pattern";
    if (!has_symmetry(clues, request.symmetry)) return "not symmetric";
    if (clues.size() < request.min_clues || clues.size() > request.max_clues)
        return std::to_string(clues.size()) + " clues";
    if (request.minimal && !redundant_clues(puzzle).empty()) return "not minimal";
    if (request.within) {
        for (int cell = 0; cell < 81; ++cell) {
            if (puzzle[cell] != 0 && puzzle[cell] != (*request.within)[cell]) return "not within";
        }
    }
    if (request.difficulty.rates()) {
        if (std::string error = rating_error(request.difficulty, rate_se(puzzle)); !error.empty()) return error;
    }
    if (request.difficulty.rates_by_hodoku()) {
        if (std::string error = hodoku_error(request.difficulty, puzzle); !error.empty()) return error;
    }
    if (std::string error = trial_error(request.difficulty.trial, puzzle); !error.empty()) return error;
    return request.difficulty.restricts() ? path_error(request.difficulty, puzzle) : std::string();
}

// Also checks the solution and the rating that came with it.
inline std::string result_error(const GenerateRequest& request, const GeneratedPuzzle& result) {
    if (std::string error = request_error(request, result.puzzle); !error.empty()) return error;
    if (solve(result.puzzle).first != result.solution) return "another solution";
    if (request.difficulty.rates_by_hodoku()) {
        const HodokuRating by_hodoku = rate_hodoku(result.puzzle);
        if (!result.hodoku || result.hodoku->score != by_hodoku.score || result.hodoku->level != by_hodoku.level)
            return "another rating by HoDoKu";
    }
    if (!request.difficulty.rates()) return {};
    const SeRating again = rate_se(result.puzzle);
    if (again.er != result.rating.er || again.ep != result.rating.ep || again.ed != result.rating.ed)
        return "another rating";
    return {};
}

}  // namespace rookery::tests
