// One attempt at a request: its initial states, neighbours and temperature.
//
//   request                               initial states            then
//   anything without a pattern            masked boards             annealing
//   minimal, with many clues              masked boards             one clue more at a time (dense.hpp)
//   a pattern                             puzzles on the pattern    none, or a walk to minimal ones
//   a pattern, and a difficulty           puzzles on the pattern    annealing with fixed clue cells
//   near a puzzle                         the puzzle                annealing, a few moves
//   within a puzzle                       the puzzle, reduced       annealing inside it
//   a WNEF                                boards masked for it      none
//
// Annealing costs nothing extra where suitable puzzles are common: an initial state fits and is the result.
#include "generate/generate.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "board/clue_cells.hpp"
#include "generate/dense.hpp"
#include "generate/ease/ease_search.hpp"
#include "generate/initial_states.hpp"
#include "generate/objective.hpp"
#include "generate/on_pattern.hpp"
#include "generate/puzzle_annealing.hpp"
#include "job/odds.hpp"
#include "rate/rate.hpp"
#include "solve/solve.hpp"

namespace rookery {
namespace {

// The odds that a search reports while it has found nothing (job/odds.hpp).

// How many of 50 random patterns of 18, 19, ... cells gave a puzzle in one attempt (a budget of 4,000,000). Of those
// with 17 cells, none did.
constexpr int kTrialPatterns = 50;
constexpr int kFirstTrial = 18;
constexpr std::array kTrials{0, 0, 13, 31, 43};
// The number of known puzzles with 17 clues: G. Royle's list and later finds.
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
        // Measured with this search and no other constraints. The second figure is from tests/bench/README.md, "Puzzles
        // a minute".
        return "ER 10 and above is very rare: the best of 73,000 tries reached 9.4. Ask for 9.0, which gives about 600 "
               "puzzles a minute, or allow hours";
    }
    if (request.difficulty.trial.depths().low >= 2 && !request.near) {
        return "Hardly any puzzle has a T&E depth of 2, and a search from scratch rarely finds one: start near a known "
               "one";
    }
    if (request.pattern && request.minimal && cells >= kManyCells)
        return "Minimal puzzles with this many clues are rare: remove clue cells, or allow redundant clues";
    return {};
}

// "3 steps away", if only one thing is requested. Distances of different kinds add up to a number without a unit, which
// is not shown.
std::string distance_text(const GenerateRequest& request, int distance) {
    const Difficulty& difficulty = request.difficulty;
    const bool clues = request.minimal || request.min_clues > GenerateRequest().min_clues ||
                       request.max_clues < GenerateRequest().max_clues;
    const bool techniques = difficulty.techniques != se_techniques() || !difficulty.required.empty();
    // (The distance from a high ED is a weighted number of steps.)
    const bool others = difficulty.ed.asked() || difficulty.pearl || difficulty.diamond || difficulty.trial.asked();
    if (clues || techniques || others || difficulty.rates_by_hodoku()) return {};
    const bool ratings = difficulty.er.asked() || difficulty.ep.asked();
    if (ratings == difficulty.steps.asked()) return {};
    const std::string number = std::to_string(distance);
    if (ratings) return number + (distance == 1 ? " tenth" : " tenths") + " of a rating away";
    return number + (distance == 1 ? " step" : " steps") + " away";
}

// "best so far: ER 9.6. ADVICE", or the distance of the nearest puzzle if that has a unit.
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

// "best so far: 12 solutions. ADVICE", or the number of redundant clues. `redundant` is the fewest of any puzzle, or 81
// if none had one solution.
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

// Puzzles made by removing clues nearly always have 21 to 27 clues.
constexpr int kFewClues = 22;
constexpr int kManyClues = 27;
constexpr int kRareEr = 93;
constexpr int kRareLength = 7;      // of braids and whips
constexpr int kVeryManyClues = 29;  // with this many or more, dense.hpp pays off

bool asks_difficulty(const GenerateRequest& request) {
    const Difficulty& difficulty = request.difficulty;
    return difficulty.rates() || difficulty.rates_by_hodoku() || difficulty.restricts() || difficulty.trial.asked();
}

bool asks_rare_depth(const TrialTarget& target) {
    const auto is_long = [&](TrialScale scale) { return target.of(scale) && target.of(scale)->low >= kRareLength; };
    return target.depths().low >= 2 || is_long(TrialScale::b) || is_long(TrialScale::w);
}

// A step fills one cell at most.
int fewest_clues(const GenerateRequest& request) {
    const Window& steps = request.difficulty.steps;
    return steps.asked() ? std::max(request.min_clues, Geometry9::kCells - steps.high) : request.min_clues;
}

bool asks_rare_clues(const GenerateRequest& request) {
    return request.max_clues <= kFewClues || (request.minimal && fewest_clues(request) >= kManyClues);
}

AnnealingPlan plan_for(const GenerateRequest& request) {
    AnnealingPlan plan;
    if (request.pattern) {
        plan.initial_states = 1;  // they are expensive
        plan.double_moves = 50;
    }
    if (request.max_clues <= kFewClues) plan.refill = Refill::strong;
    if (request.minimal && fewest_clues(request) >= kManyClues) plan.refill = Refill::weak;
    if (!asks_difficulty(request)) {
        // All neighbours with the same number of clues are equally far away, so no temperature is needed.
        plan.temperature = 0;
        plan.moves = plan.max_idle_moves = 2'000;
    } else if (request.difficulty.hard_at_once()) {
        plan.moves = 2'000;  // rare, but reachable step by step
        plan.max_idle_moves = 400;
    } else if (request.difficulty.er.low >= kRareEr || asks_rare_depth(request.difficulty.trial)) {
        plan.temperature = 15;  // puzzles nearly as hard are rare too, and must not be lost
        plan.moves = 20'000;
        plan.max_idle_moves = 1'000;
    }
    return plan;
}

VicinityRules rules_for(const GenerateRequest& request) {
    VicinityRules rules;
    rules.symmetry = request.symmetry;
    // A minimal puzzle must be reduced as far as possible; otherwise the reduction ends at the lower end of the window.
    rules.fewest = request.minimal ? 0 : fewest_clues(request);
    return rules;
}

// Annealing over puzzles with `from` and `to` redundant clues: each additional one is accepted one time in three.
bool accepts(int from, int to, Random& random) {
    for (int i = from; i < to; ++i) {
        if (random.below(3) != 0) return false;
    }
    return true;
}

// Minimal puzzles are rare on patterns with many clues, so there the walk from puzzle to puzzle is annealing as well.
bool generate_on_pattern(const GenerateRequest& request, Random& random, GeneratedPuzzle& result, Budget& budget,
                         const ProgressCallback& progress) {
    Grid9 last{};
    int last_redundant = Geometry9::kCells;
    int fewest_redundant = Geometry9::kCells;
    PatternSearch search(*request.pattern, random);
    while (search.next(budget, progress.stop)) {
        result.puzzle = search.puzzle();
        result.solution = search.solution();
        if (!request.minimal) return true;
        if (!budget.spend(kMinimalityCost)) break;
        const int redundant = redundant_clues(result.puzzle).size();
        if (redundant == 0) return true;
        fewest_redundant = std::min(fewest_redundant, redundant);
        if (accepts(last_redundant, redundant, random)) {
            last = result.puzzle;
            last_redundant = redundant;
        } else {
            search.go_back_to(last);
        }
    }
    report_pattern_odds(request, search, fewest_redundant, progress);
    return false;
}

bool anneal_on_pattern(const GenerateRequest& request, Random& random, GeneratedPuzzle& result,
                       const Objective& objective, Budget& budget, StopToken stop) {
    VicinityRules rules;
    rules.cells = *request.pattern;
    rules.same_cells = true;
    PatternInitialStates initial_states(*request.pattern, random);
    Vicinity vicinity(rules, random);
    PuzzleAnnealing annealing(plan_for(request), objective, initial_states, vicinity, random);
    if (annealing.find(result, budget, stop)) return true;
    if (annealing.best() == PuzzleAnnealing::kNone) {  // even a puzzle on the pattern is rare
        report_pattern_odds(request, initial_states.search(), Geometry9::kCells, objective.callback());
    } else {
        report_annealing_odds(request, annealing, objective);
    }
    return false;
}

// Searches, and reports the odds if it finds nothing.
bool find_by(PuzzleAnnealing annealing, const GenerateRequest& request, const Objective& objective,
             GeneratedPuzzle& result, Budget& budget, StopToken stop) {
    if (annealing.find(result, budget, stop)) return true;
    report_annealing_odds(request, annealing, objective);
    return false;
}

bool anneal_from_scratch(const GenerateRequest& request, Random& random, GeneratedPuzzle& result,
                         const Objective& objective, Budget& budget, StopToken stop) {
    const VicinityRules rules = rules_for(request);
    const bool uniform = !asks_difficulty(request) && !asks_rare_clues(request);
    MaskedInitialStates initial_states(request.symmetry, rules.fewest, uniform, random);
    Vicinity vicinity(rules, random);
    return find_by(PuzzleAnnealing(plan_for(request), objective, initial_states, vicinity, random), request, objective,
                   result, budget, stop);
}

// Makes few moves, so the result stays around the puzzle. The number of clues stays too, unless another one is
// requested.
bool anneal_near(GenerateRequest request, Random& random, GeneratedPuzzle& result, const ProgressCallback& progress,
                 Workspace& workspace, TrialRater& trial_rater, Budget& budget) {
    const GenerateRequest untouched;
    if (request.min_clues == untouched.min_clues && request.max_clues == untouched.max_clues)
        request.min_clues = request.max_clues = request.near->clue_count();
    AnnealingPlan plan;
    plan.initial_states = 1;
    plan.start_may_fit = false;
    plan.moves = asks_difficulty(request) || request.minimal ? 60 : 3;
    plan.max_idle_moves = plan.moves;
    const Objective objective(request, progress, workspace, trial_rater);
    GivenInitialState initial_states(*request.near);
    Vicinity vicinity(rules_for(request), random);
    return find_by(PuzzleAnnealing(plan, objective, initial_states, vicinity, random), request, objective, result,
                   budget, progress.stop);
}

bool anneal_within(const GenerateRequest& request, Random& random, GeneratedPuzzle& result, const Objective& objective,
                   Budget& budget, StopToken stop) {
    VicinityRules rules = rules_for(request);
    rules.cells = clue_cells(*request.within);
    rules.same_solution = true;
    Vicinity vicinity(rules, random);
    GivenInitialState initial_states(whole_orbits(*request.within, request.symmetry), &vicinity);
    return find_by(PuzzleAnnealing(plan_for(request), objective, initial_states, vicinity, random), request, objective,
                   result, budget, stop);
}

bool generate_by_ease(const GenerateRequest& request, Random& random, GeneratedPuzzle& result,
                      const Objective& objective, const ProgressCallback& progress, Budget& budget) {
    EaseSearch search(*request.ease, request.min_clues, random);
    while (search.next(budget, progress.stop)) {
        result.puzzle = search.puzzle();
        result.solution = search.solution();
        if (objective.distance(result.puzzle, 0, budget) == 0 && objective.confirm(result, budget)) return true;
    }
    if (const auto nearest = search.nearest_miss()) progress.report("nearest WNEF so far: " + format_wnef(*nearest));
    return false;
}

}  // namespace

bool generate(const GenerateRequest& request, Random& random, GeneratedPuzzle& result, const ProgressCallback& progress,
              Workspace& workspace, TrialRater& trial_rater, Budget& budget) {
    const Objective objective(request, progress, workspace, trial_rater);
    bool found = false;
    if (request.ease) {
        found = generate_by_ease(request, random, result, objective, progress, budget);
    } else if (request.near) {
        found = anneal_near(request, random, result, progress, workspace, trial_rater, budget);
    } else if (request.within) {
        found = anneal_within(request, random, result, objective, budget, progress.stop);
    } else if (request.pattern && asks_difficulty(request)) {
        found = anneal_on_pattern(request, random, result, objective, budget, progress.stop);
    } else if (request.pattern) {
        found = generate_on_pattern(request, random, result, budget, progress);
    } else if (request.minimal && fewest_clues(request) >= kVeryManyClues &&
               request.symmetry == PatternSymmetry::none) {
        found = find_dense(fewest_clues(request), objective, random, result, budget, progress.stop);
    } else {
        found = anneal_from_scratch(request, random, result, objective, budget, progress.stop);
    }
    return found && !progress.stop_requested();
}

bool generate(const GenerateRequest& request, Random& random, GeneratedPuzzle& result, StopToken stop) {
    Workspace workspace;
    TrialRater trial_rater;
    Budget budget(attempt_budget(request));
    return generate(request, random, result, ProgressCallback{stop}, workspace, trial_rater, budget);
}

std::uint64_t attempt_budget(const GenerateRequest& request) {
    const bool searches = asks_difficulty(request) || asks_rare_clues(request) || request.pattern;
    return kAttemptBudget * (searches ? 4 : 1);
}

}  // namespace rookery
