// One attempt at a request: which starts, which neighbours and how much heat it takes.
//
//   what is asked                         starts                    then
//   anything without a pattern            masked boards             climb
//   minimal, with many clues              masked boards             a clue more at a time (dense.hpp)
//   a pattern                             puzzles on the pattern    none, or to minimal ones
//   a pattern, and a difficulty           puzzles on the pattern    climb, the clue cells stay
//   near a puzzle                         the puzzle                climb, a few moves
//   within a puzzle                       the puzzle, reduced       climb inside it
//   a WNEF                                boards masked for it      none
//
// A climb is no detour where puzzles that fit are common: then a start fits and is the result.
#include "generate/generate.hpp"

#include <algorithm>
#include <string>

#include "board/clue_cells.hpp"
#include "generate/climb.hpp"
#include "generate/dense.hpp"
#include "generate/ease/ease_search.hpp"
#include "generate/on_pattern.hpp"
#include "generate/search_odds.hpp"
#include "generate/starts.hpp"
#include "generate/wishes.hpp"
#include "solve/solve.hpp"

namespace rookery {
namespace {

// Puzzles made by taking clues away have 21 to 27 clues nearly always.
constexpr int kFewClues = 22;
constexpr int kManyClues = 27;
constexpr int kRareEr = 93;
constexpr int kVeryManyClues = 29;  // from there on dense.hpp pays

bool asks_difficulty(const GenerateRequest& request) {
    return request.difficulty.rates() || request.difficulty.restricts();
}

// A step fills one cell at most.
int fewest_clues(const GenerateRequest& request) {
    const Window& steps = request.difficulty.steps;
    return steps.asked() ? std::max(request.min_clues, Geometry9::kCells - steps.high) : request.min_clues;
}

bool asks_rare_clues(const GenerateRequest& request) {
    return request.max_clues <= kFewClues || (request.minimal && fewest_clues(request) >= kManyClues);
}

ClimbPlan plan_for(const GenerateRequest& request) {
    ClimbPlan plan;
    if (request.pattern) {
        plan.starts = 1;  // they are dear
        plan.double_moves = 50;
    }
    if (request.max_clues <= kFewClues) plan.refill = Refill::strong;
    if (request.minimal && fewest_clues(request) >= kManyClues) plan.refill = Refill::weak;
    if (!asks_difficulty(request)) {
        // Every clue is a stair, and all neighbours on it are level: no heat is needed.
        plan.heat = 0;
        plan.moves = plan.patience = 2'000;
    } else if (request.difficulty.hard_at_once()) {
        plan.moves = 2'000;  // rare, and step by step within reach
        plan.patience = 400;
    } else if (request.difficulty.er.low >= kRareEr) {
        plan.heat = 15;  // what is nearly so hard is rare too, and not to be lost
        plan.moves = 20'000;
        plan.patience = 1'000;
    }
    return plan;
}

VicinityRules rules_for(const GenerateRequest& request) {
    VicinityRules rules;
    rules.symmetry = request.symmetry;
    // A minimal puzzle has to be taken as far as it goes; otherwise clues are left as soon as the window's lower end is
    // met.
    rules.fewest = request.minimal ? 0 : fewest_clues(request);
    return rules;
}

// Annealing over puzzles with `from` and `to` redundant clues: each clue more is accepted once in three times.
bool accepts(int from, int to, Random& random) {
    for (int i = from; i < to; ++i) {
        if (random.below(3) != 0) return false;
    }
    return true;
}

// Minimal puzzles are rare on patterns with many clues, so the walk from puzzle to puzzle is itself an annealing there.
bool generate_on_pattern(const GenerateRequest& request, Random& random, GeneratedPuzzle& result, Effort& effort,
                         const Watch& watch) {
    Grid9 last{};
    int last_redundant = Geometry9::kCells;
    int fewest_redundant = Geometry9::kCells;
    PatternSearch search(*request.pattern, random);
    while (search.next(effort, watch.stop)) {
        result.puzzle = search.puzzle();
        result.solution = search.solution();
        if (!request.minimal) return true;
        if (!effort.spend(kMinimalityEffort)) break;
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
    tell_pattern_odds(request, search, fewest_redundant, watch);
    return false;
}

bool climb_on_pattern(const GenerateRequest& request, Random& random, GeneratedPuzzle& result, const Judge& judge,
                      Effort& effort, StopToken stop) {
    VicinityRules rules;
    rules.cells = *request.pattern;
    rules.same_cells = true;
    PatternStarts starts(*request.pattern, random);
    Vicinity vicinity(rules, random);
    Climb climb(plan_for(request), judge, starts, vicinity, random);
    if (climb.find(result, effort, stop)) return true;
    if (climb.best() == Climb::kFar) {  // what is rare is already a puzzle on the pattern
        tell_pattern_odds(request, starts.search(), Geometry9::kCells, judge.watch());
    } else {
        tell_climb_odds(request, climb, judge);
    }
    return false;
}

// Searches, and tells the odds if nothing came of it.
bool find_by(Climb climb, const GenerateRequest& request, const Judge& judge, GeneratedPuzzle& result, Effort& effort,
             StopToken stop) {
    if (climb.find(result, effort, stop)) return true;
    tell_climb_odds(request, climb, judge);
    return false;
}

bool climb_anew(const GenerateRequest& request, Random& random, GeneratedPuzzle& result, const Judge& judge,
                Effort& effort, StopToken stop) {
    const VicinityRules rules = rules_for(request);
    const bool uniform = !asks_difficulty(request) && !asks_rare_clues(request);
    MaskedStarts starts(request.symmetry, rules.fewest, uniform, random);
    Vicinity vicinity(rules, random);
    return find_by(Climb(plan_for(request), judge, starts, vicinity, random), request, judge, result, effort, stop);
}

// Few moves: what is found stays around the puzzle. The number of clues stays too, unless another one is asked for.
bool climb_near(GenerateRequest request, Random& random, GeneratedPuzzle& result, const Watch& watch,
                Workspace& workspace, Effort& effort) {
    const GenerateRequest untouched;
    if (request.min_clues == untouched.min_clues && request.max_clues == untouched.max_clues)
        request.min_clues = request.max_clues = request.near->clue_count();
    ClimbPlan plan;
    plan.starts = 1;
    plan.start_may_fit = false;
    plan.moves = asks_difficulty(request) || request.minimal ? 60 : 3;
    plan.patience = plan.moves;
    const Judge judge(request, watch, workspace);
    GivenStart starts(*request.near);
    Vicinity vicinity(rules_for(request), random);
    return find_by(Climb(plan, judge, starts, vicinity, random), request, judge, result, effort, watch.stop);
}

bool climb_within(const GenerateRequest& request, Random& random, GeneratedPuzzle& result, const Judge& judge,
                  Effort& effort, StopToken stop) {
    VicinityRules rules = rules_for(request);
    rules.cells = clue_cells(*request.within);
    rules.same_solution = true;
    Vicinity vicinity(rules, random);
    GivenStart starts(whole_orbits(*request.within, request.symmetry), &vicinity);
    return find_by(Climb(plan_for(request), judge, starts, vicinity, random), request, judge, result, effort, stop);
}

bool generate_by_ease(const GenerateRequest& request, Random& random, GeneratedPuzzle& result, const Judge& judge,
                      const Watch& watch, Effort& effort) {
    EaseSearch search(*request.ease, request.min_clues, random);
    while (search.next(effort, watch.stop)) {
        result.puzzle = search.puzzle();
        result.solution = search.solution();
        if (judge.distance(result.puzzle, 0, effort) == 0 && judge.confirm(result, effort)) return true;
    }
    if (const auto nearest = search.nearest_miss()) watch.tell("nearest WNEF so far: " + format_wnef(*nearest));
    return false;
}

}  // namespace

bool generate(const GenerateRequest& request, Random& random, GeneratedPuzzle& result, const Watch& watch,
              Workspace& workspace, Effort& effort) {
    const Judge judge(request, watch, workspace);
    bool found = false;
    if (request.ease) {
        found = generate_by_ease(request, random, result, judge, watch, effort);
    } else if (request.near) {
        found = climb_near(request, random, result, watch, workspace, effort);
    } else if (request.within) {
        found = climb_within(request, random, result, judge, effort, watch.stop);
    } else if (request.pattern && asks_difficulty(request)) {
        found = climb_on_pattern(request, random, result, judge, effort, watch.stop);
    } else if (request.pattern) {
        found = generate_on_pattern(request, random, result, effort, watch);
    } else if (request.minimal && fewest_clues(request) >= kVeryManyClues &&
               request.symmetry == PatternSymmetry::none) {
        found = find_dense(fewest_clues(request), judge, random, result, effort, watch.stop);
    } else {
        found = climb_anew(request, random, result, judge, effort, watch.stop);
    }
    return found && !watch.stop_requested();
}

bool generate(const GenerateRequest& request, Random& random, GeneratedPuzzle& result, StopToken stop) {
    Workspace workspace;
    Effort effort(attempt_effort(request));
    return generate(request, random, result, Watch{stop}, workspace, effort);
}

std::uint64_t attempt_effort(const GenerateRequest& request) {
    const bool searches = asks_difficulty(request) || asks_rare_clues(request) || request.pattern;
    return kAttemptEffort * (searches ? 4 : 1);
}

}  // namespace rookery
