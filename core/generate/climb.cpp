#include "generate/climb.hpp"

#include <algorithm>

namespace rookery {

Climb::Climb(const ClimbPlan& plan, const Judge& judge, Starts& starts, Vicinity& vicinity, Random& random)
    : plan_{plan}, judge_{judge}, starts_{starts}, vicinity_{vicinity}, random_{random} {}

bool Climb::find(GeneratedPuzzle& found, Effort& effort, StopToken stop) {
    while (begin(effort, stop)) {
        while (true) {
            if (stop.stop_requested()) return false;
            best_ = std::min(best_, distance_);
            if (distance_ == 0 && (plan_.start_may_fit || current_.puzzle != start_.puzzle)) {
                found.puzzle = current_.puzzle;
                found.solution = current_.solution;
                if (judge_.confirm(found, effort)) return true;
                break;
            }
            if (effort.exhausted() || moves_ == plan_.moves || idle_ == plan_.patience) break;
            move(effort);
        }
    }
    return false;
}

bool Climb::begin(Effort& effort, StopToken stop) {
    distance_ = kFar;
    for (int i = 0; i < plan_.starts && distance_ > 0; ++i) {
        if (!starts_.next(next_, effort, stop)) return false;
        const int distance = judge_.distance(next_.puzzle, distance_ - 1, effort);
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

void Climb::move(Effort& effort) {
    ++moves_;
    ++idle_;
    const int removed = random_.below(100) < plan_.double_moves ? 2 : 1;
    const int most = distance_ + draw_slack();
    if (!vicinity_.move(current_, removed, plan_.refill, next_, effort)) return;
    const int distance = judge_.distance(next_.puzzle, most, effort);
    if (distance > most) return;
    std::swap(current_, next_);
    distance_ = distance;
    if (distance < nearest_) {
        nearest_ = distance;
        idle_ = 0;
    }
}

int Climb::draw_slack() {
    int slack = 0;
    while (random_.below(100) < plan_.heat) ++slack;
    return slack;
}

}  // namespace rookery
