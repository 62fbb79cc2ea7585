#include "generate/search_odds.hpp"

#include <array>
#include <string>
#include <string_view>

#include "job/odds.hpp"
#include "rate/rate.hpp"

namespace rookery {
namespace {

// Of 50 random patterns of 18, 19, ... cells so many gave a puzzle in one attempt (4,000,000 of budget.hpp); of 17
// cells none did either.
constexpr int kTrialPatterns = 50;
constexpr int kFirstTrial = 18;
constexpr std::array kTrials{0, 0, 13, 31, 43};
// Of all puzzles with 17 clues those that are known; G. Royle's list, with what was found since.
constexpr std::string_view kKnownSeventeens = "49,158";

std::string advice_for_cells(int cells) {
    if (cells < kFirstTrial) {
        return "Only " + std::string(kKnownSeventeens) +
               " puzzles of 17 clues are known, so hardly any pattern of 17 cells has one: add clue cells, or use "
               "the pattern of a known one";
    }
    const int with_puzzle = kTrials[static_cast<std::size_t>(cells - kFirstTrial)];
    return (with_puzzle == 0 ? "None" : std::to_string(with_puzzle)) + " of " + std::to_string(kTrialPatterns) +
           " random patterns of " + std::to_string(cells) +
           " cells gave a puzzle at the first attempt: add clue cells, or move some";
}

std::string advice_for(const GenerateRequest& request) {
    constexpr int kRarestEr = 100;
    constexpr int kManyCells = 30;
    const int cells = request.pattern ? request.pattern->size() : Geometry9::kCells;
    if (cells < kFirstTrial + static_cast<int>(kTrials.size())) return advice_for_cells(cells);
    if (request.difficulty.er.low >= kRarestEr) {
        // By this search, without other constraints; the second figure: tests/bench/README.md, "Puzzles a minute".
        return "ER 10 and more is very rare: the best of 73,000 tries in a trial had 9.4. Ask for 9.0, of which some "
               "600 "
               "come a minute, or give it hours";
    }
    if (request.difficulty.trial.depths().low >= 2 && !request.near) {
        return "Hardly any puzzle has a T&E depth of 2, and they are seldom met from scratch: start near a known one, "
               "as "
               "those are found";
    }
    if (request.pattern && request.minimal && cells >= kManyCells)
        return "Minimal puzzles with this many clues are rare: remove clue cells, or allow redundant clues";
    return {};
}

// "3 steps away", where only one thing is asked for. Distances of different kinds add up to a number without a unit,
// which is not shown.
std::string distance_text(const GenerateRequest& request, int distance) {
    const Difficulty& difficulty = request.difficulty;
    const bool clues = request.minimal || request.min_clues > GenerateRequest().min_clues ||
                       request.max_clues < GenerateRequest().max_clues;
    const bool techniques = difficulty.techniques != se_techniques() || !difficulty.required.empty();
    // (What lies below a high ED is counted in steps of weight.)
    const bool others = difficulty.ed.asked() || difficulty.pearl || difficulty.diamond || difficulty.trial.asked();
    if (clues || techniques || others || difficulty.rates_by_hodoku()) return {};
    const bool ratings = difficulty.er.asked() || difficulty.ep.asked();
    if (ratings == difficulty.steps.asked()) return {};
    const std::string number = std::to_string(distance);
    if (ratings) return number + (distance == 1 ? " tenth" : " tenths") + " of a rating away";
    return number + (distance == 1 ? " step" : " steps") + " away";
}

}  // namespace

void report_annealing_odds(const GenerateRequest& request, const PuzzleAnnealing& annealing,
                           const Objective& objective) {
    if (annealing.best() == 0) return;
    const Window& er = request.difficulty.er;
    const std::string advice = advice_for(request);
    const int best_er = objective.best_er();
    if (er.asked() && best_er > 0 && best_er < er.low) {
        report_odds(objective.callback(), objective.tries(), static_cast<std::uint64_t>(er.low - best_er),
                    "ER " + std::to_string(best_er / 10) + '.' + std::to_string(best_er % 10), advice);
    } else if (annealing.best() == PuzzleAnnealing::kNone) {
        report_odds(objective.callback(), objective.tries(), Odds::kNothing, {}, advice);
    } else {
        report_odds(objective.callback(), objective.tries(), static_cast<std::uint64_t>(annealing.best()),
                    distance_text(request, annealing.best()), advice);
    }
}

void report_pattern_odds(const GenerateRequest& request, const PatternSearch& search, int redundant,
                         const ProgressCallback& progress) {
    const std::string advice = advice_for(request);
    if (redundant < Geometry9::kCells) {
        report_odds(progress, search.tries(), static_cast<std::uint64_t>(redundant),
                    std::to_string(redundant) + (redundant == 1 ? " redundant clue" : " redundant clues"), advice);
    } else {
        const std::uint64_t fewest = search.fewest_solutions();
        const bool counted = fewest < PatternSearch::kMaxCounted;
        // Any puzzle with one solution is nearer than those with several.
        report_odds(progress, search.tries(), Geometry9::kCells + fewest,
                    std::to_string(fewest) + (counted ? " solutions" : " solutions or more"), advice);
    }
}

}  // namespace rookery
