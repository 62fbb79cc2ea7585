#include "generate/objective.hpp"

#include <algorithm>

#include "generate/hodoku_objective.hpp"
#include "generate/trial_objective.hpp"
#include "logic/path.hpp"
#include "rate/se_scale.hpp"
#include "solve/solve.hpp"

namespace rookery {
namespace {

constexpr int kClueWeight = 4;
// The weight of each easier step at the start of a puzzle. The search can remove these one by one; by the first step
// alone, all puzzles with a single would be equally far from a high ED.
constexpr int kEasierWeight = 6;
constexpr int kHardestCounted = 56;  // chains take too long to count, and are seldom the obstacle

// How many tenths a rating is outside its window.
int outside(const Window& window, int rating) {
    if (!window.asked()) return 0;
    return std::max({0, window.low - rating, rating - window.high});
}

// The lowest ER of the level, regardless of HoDoKu.
int er_of_level(Level level) {
    return level == Level::easy ? 0 : max_er(static_cast<Level>(static_cast<int>(level) - 1)) + 1;
}

// The cost of a path, by the hardest technique that was looked for.
std::uint64_t walk_cost(int rating) {
    if (rating < 45) return 100;
    if (rating < 76) return 1'500;
    if (rating < 90) return 8'000;
    if (rating < 95) return 32'000;
    return 300'000;
}

}  // namespace

// A path in progress, and its distance so far.
struct Objective::Walk {
    Walk(const Difficulty& difficulty, bool by_restriction, bool by_rating, int most_wanted)
        : constraints{difficulty},
          er{difficulty.er_window()},
          restricts{by_restriction},
          rates{by_rating},
          most{most_wanted} {}

    const Difficulty& constraints;
    Window er;
    bool restricts;
    bool rates;
    int most;
    int least_ed = 0;         // required of the first step
    int easier_at_start = 0;  // steps below that, in the initial puzzle
    SeRating rating;
    TechniqueSet used;
    int cells_before_hardest = 0;  // filled cells
    int cells = 0;

    // The cost of the ratings so far. Later steps never reduce it.
    int rating_cost() const {
        int cost = 0;
        if (er.asked()) cost += std::max(0, rating.er - er.high);
        if (rating.ep > 0) cost += outside(constraints.ep, rating.ep);
        const int least_er = std::max(rating.er, er.low);
        if (constraints.pearl && rating.ep > 0) cost += least_er - rating.ep;
        if (easier_at_start > 0) return cost + kEasierWeight * easier_at_start;
        if (rating.steps > 0) cost += outside(constraints.ed, rating.ed);
        if (constraints.diamond && rating.steps > 0) cost += least_er - rating.ed;
        return cost;
    }
    int steps_cost() const {
        return restricts && constraints.steps.asked() ? std::max(0, rating.steps - constraints.steps.high) : 0;
    }
    // Whether nothing that is requested depends on the rest of the path.
    bool is_decided() const {
        return !restricts && !er.asked() && !constraints.pearl && !constraints.diamond &&
               rating.er >= er_of_level(constraints.level.low) &&
               (rating.ep > 0 || (!constraints.ep.asked() && rating.steps > 0));
    }

    bool take(const Step& step) {
        if (step.rating > rating.er) cells_before_hardest = cells;
        cells += step.places ? 1 : 0;
        used.insert(step.technique);
        add_step(rating, step);
        return (rates ? rating_cost() : 0) + steps_cost() <= most && !is_decided();
    }

    void count_easier(const State& state, Workspace& workspace) {
        const TechniqueSet easier = techniques_up_to(std::min(least_ed - 1, kHardestCounted));
        if (easier.empty()) return;
        easier_at_start =
            static_cast<int>(find_all_steps(state, kSeScale, Detail::conclusion, easier, workspace).size());
    }
    int cost_at_end(bool solved, int empty_cells) const;
    int cost_of_missing(TechniqueSet missing) const;
};

int Objective::Walk::cost_of_missing(TechniqueSet missing) const {
    int cost = 0;
    for (int t = 0; t < kTechniqueCount; ++t) {
        const auto technique = static_cast<Technique>(t);
        if (!missing.contains(technique)) continue;
        cost += 4 + std::max(0, lowest_rating(technique) - rating.er);
    }
    return cost;
}

int Objective::Walk::cost_at_end(bool solved, int empty_cells) const {
    int cost = 0;
    if (!solved) cost += 6 + empty_cells / 3;
    if (rates) {
        cost += rating_cost();
        if (er.asked()) cost += std::max(0, er.low - rating.er);
        if (constraints.pearl && rating.ep < std::max(rating.er, er.low)) cost += cells_before_hardest / 2;
    }
    if (restricts) {
        cost += cost_of_missing(constraints.required & ~used);
        cost += outside(constraints.steps, rating.steps);
    }
    return cost;
}

Objective::Objective(const GenerateRequest& request, const ProgressCallback& progress, Workspace& workspace,
                     TrialRater& trial_rater)
    : request_{request}, progress_{progress}, workspace_{workspace}, trial_rater_{trial_rater} {}

int Objective::distance(const Grid9& puzzle, int most, Budget& budget) const {
    ++tries_;
    budget.count_try();
    const int clues = puzzle.clue_count();
    int distance = kClueWeight * std::max({0, request_.min_clues - clues, clues - request_.max_clues});
    if (distance > most) return distance;
    if (request_.minimal) {
        budget.spend(kMinimalityCost);
        distance += kClueWeight * redundant_clues(puzzle).size();
        if (distance > most) return distance;
    }
    return distance + difficulty_distance(puzzle, most - distance, budget);
}

// T&E(1) comes first: it is the cheapest of the ratings.
int Objective::difficulty_distance(const Grid9& puzzle, int most, Budget& budget) const {
    const TrialTarget& trial = request_.difficulty.trial;
    if (!trial.asked()) return rating_distance(puzzle, most, budget);
    const int distance = trial_distance(puzzle, trial, most, trial_rater_, progress_.stop, budget);
    return distance > most ? distance : distance + rating_distance(puzzle, most - distance, budget);
}

int Objective::rating_distance(const Grid9& puzzle, int most, Budget& budget) const {
    const PathDistance by_path = se_distance(puzzle, most, budget);
    if (by_path.distance > most || !request_.difficulty.rates_by_hodoku()) return by_path.distance;
    return by_path.distance + hodoku_and_level_distance(puzzle, by_path.er, most - by_path.distance, budget);
}

// Walks HoDoKu's path only if its target or the level can depend on it. The upper end of a level is part of the windows
// of both scales; either scale can meet the lower end.
int Objective::hodoku_and_level_distance(const Grid9& puzzle, int er, int most, Budget& budget) const {
    const Difficulty& constraints = request_.difficulty;
    const int er_below = er_of_level(constraints.level.low) - er;
    if (!constraints.hodoku.asked() && constraints.level.high == Level::extreme && er_below <= 0) return 0;
    const HodokuDistance by_hodoku = hodoku_distance(puzzle, constraints, most, progress_, workspace_, budget);
    if (by_hodoku.distance > most || er_below <= 0) return by_hodoku.distance;
    const int levels_below =
        static_cast<int>(constraints.level.low) - static_cast<int>(level_of_hodoku(by_hodoku.level));
    return by_hodoku.distance + std::clamp(kHodokuLevelWeight * levels_below, 0, er_below);
}

Objective::PathDistance Objective::se_distance(const Grid9& puzzle, int most, Budget& budget) const {
    const Difficulty& constraints = request_.difficulty;
    TechniqueSet scale = kSeScale.techniques;
    if (const Window er = constraints.er_window(); er.asked()) scale = techniques_up_to(er.high);
    if (constraints.pearl && constraints.ep.asked()) scale &= techniques_up_to(constraints.ep.high);
    if (constraints.diamond && constraints.ed.asked()) scale &= techniques_up_to(constraints.ed.high);
    if (!constraints.restricts())
        return constraints.rates() ? path_distance(puzzle, scale, false, true, most, budget) : PathDistance{};
    if (!constraints.rates()) return path_distance(puzzle, constraints.techniques, true, false, most, budget);
    if (constraints.techniques == se_techniques()) return path_distance(puzzle, scale, true, true, most, budget);
    const int first = path_distance(puzzle, constraints.techniques, true, false, most, budget).distance;
    if (first > most) return {first};
    PathDistance second = path_distance(puzzle, scale, false, true, most - first, budget);
    second.distance += first;
    return second;
}

Objective::PathDistance Objective::path_distance(const Grid9& puzzle, TechniqueSet techniques, bool restricts,
                                                 bool rates, int most, Budget& budget) const {
    const Difficulty& constraints = request_.difficulty;
    Walk walk{constraints, restricts, rates, most};
    State state(puzzle);
    if (rates) {
        if (constraints.ed.asked()) walk.least_ed = constraints.ed.low;
        if (constraints.diamond && walk.er.asked()) walk.least_ed = std::max(walk.least_ed, walk.er.low);
        walk.count_easier(state, workspace_);
        if (const int cost = walk.rating_cost(); cost > most) {
            budget.spend(walk_cost(0));
            return {cost};
        }
    }
    PathOptions options{kSeScale};
    options.techniques = techniques;
    options.progress = progress_;
    const auto take_step = [&walk](const Step& step, const State&) { return walk.take(step); };
    const PathEnd end = walk_path(state, options, take_step, workspace_);
    const int hardest_tried = end == PathEnd::stuck && rates && walk.er.asked() ? walk.er.high : walk.rating.er;
    budget.spend(walk_cost(hardest_tried));
    if (end == PathEnd::stopped) {
        const int cost = (rates ? walk.rating_cost() : 0) + walk.steps_cost();
        return {walk.is_decided() || cost > most ? cost : most + 1, walk.rating.er};
    }
    if (end == PathEnd::solved && rates) best_er_ = std::max(best_er_, walk.rating.er);
    return {walk.cost_at_end(end == PathEnd::solved, state.empty_cells()), walk.rating.er};
}

bool Objective::confirm(GeneratedPuzzle& found, Budget& budget) const {
    const Difficulty& constraints = request_.difficulty;
    if (constraints.rates()) {
        found.rating = rate_se(found.puzzle, progress_, workspace_);
        budget.spend(walk_cost(found.rating.er));
        if (!constraints.allows(found.rating)) return false;
    }
    if (constraints.rates_by_hodoku()) {
        found.hodoku = rate_hodoku(found.puzzle, progress_, workspace_);
        if (!constraints.allows(found.rating, *found.hodoku)) return false;
    }
    return !progress_.stop_requested();
}

}  // namespace rookery
