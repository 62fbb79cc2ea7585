#include "generate/puzzle_annealing.hpp"

#include <algorithm>

namespace rookery {

PuzzleAnnealing::PuzzleAnnealing(const AnnealingPlan& plan, const Objective& objective, InitialStates& initial_states,
                                 Vicinity& vicinity, Random& random)
    : plan_{plan}, objective_{objective}, initial_states_{initial_states}, vicinity_{vicinity}, random_{random} {}

bool PuzzleAnnealing::find(GeneratedPuzzle& found, Budget& budget, StopToken stop) {
    while (begin(budget, stop)) {
        while (true) {
            if (stop.stop_requested()) return false;
            best_ = std::min(best_, distance_);
            if (distance_ == 0 && (plan_.start_may_fit || current_.puzzle != start_.puzzle)) {
                found.puzzle = current_.puzzle;
                found.solution = current_.solution;
                if (objective_.confirm(found, budget)) return true;
                break;
            }
            if (budget.exhausted() || moves_ == plan_.moves || idle_ == plan_.max_idle_moves) break;
            move(budget);
        }
    }
    return false;
}

bool PuzzleAnnealing::begin(Budget& budget, StopToken stop) {
    distance_ = kNone;
    for (int i = 0; i < plan_.initial_states && distance_ > 0; ++i) {
        if (!initial_states_.next(next_, budget, stop)) return false;
        const int distance = objective_.distance(next_.puzzle, distance_ - 1, budget);
        if (distance >= distance_) continue;
        distance_ = distance;
        current_ = next_;
    }
    start_ = current_;
    nearest_ = distance_;
    moves_ = 0;
    idle_ = 0;
    return true;
}

void PuzzleAnnealing::move(Budget& budget) {
    ++moves_;
    ++idle_;
    const int removed = random_.below(100) < plan_.double_moves ? 2 : 1;
    const int most = distance_ + draw_slack();
    if (!vicinity_.move(current_, removed, plan_.refill, next_, budget)) return;
    const int distance = objective_.distance(next_.puzzle, most, budget);
    if (distance > most) return;
    std::swap(current_, next_);
    distance_ = distance;
    if (distance < nearest_) {
        nearest_ = distance;
        idle_ = 0;
    }
}

int PuzzleAnnealing::draw_slack() {
    int slack = 0;
    while (random_.below(100) < plan_.temperature) ++slack;
    return slack;
}

}  // namespace rookery
