#include "rate/trial/trial.hpp"

#include <algorithm>
#include <optional>

#include "logic/trial/target_search.hpp"
#include "rate/trial/nested.hpp"
#include "solve/solve.hpp"

namespace rookery {
namespace trial {

// WhipRating: W and gW, the least length of whips that solve a puzzle.
//
// Whips are not confluent: an elimination can remove a left-linking candidate, and with it the only short whip. So W
// depends on the order in which they are applied. Here: the shortest first, one elimination at a time, and after each
// of them again from length 1. Of the orders tried, it differs least from CSP-Rules' ratings: in 15 W and 13 gW of
// 5,200, all of them one lower here. (All of one length on the same board, then from length 1: 17. Each length to its
// end before the next, all on the same board: 18; each as it is found: 16.)
template <bool kGroups>
class WhipRating {
  public:
    void set_stop(StopToken stop) {
        stop_ = stop;
        targets_.set_stop(stop);
    }
    // Like BraidClosure::rate().
    std::optional<int> rate(TrialBoard board, const Grid9& solution) {
        int hardest = 0;
        int length = 1;
        while (!board.is_solved()) {
            if (stop_.stop_requested() || length == kMaxLength) return std::nullopt;
            int candidate = -1;
            targets_.for_targets(board, length, &solution, [&](int target) {
                candidate = target;
                return true;
            });
            if (candidate < 0) {
                ++length;
                continue;
            }
            hardest = std::max(hardest, length);
            if (!eliminate(board, candidate)) return std::nullopt;
            length = 1;
        }
        return hardest;
    }

  private:
    StopToken stop_;
    TargetSearch<Whips<kGroups>> targets_;
};

}  // namespace trial

struct TrialRater::Searches {
    trial::Assumptions assumptions;
    trial::Nested nested;
    trial::BraidClosure<false> braids;
    trial::BraidClosure<true> g_braids;
    trial::WhipRating<false> whips;
    trial::WhipRating<true> g_whips;

    void set_stop(StopToken stop) {
        nested.set_stop(stop);
        braids.set_stop(stop);
        g_braids.set_stop(stop);
        whips.set_stop(stop);
        g_whips.set_stop(stop);
    }
    std::optional<int> number(TrialScale scale, int depth, const trial::TrialBoard& board, const Grid9& solution) {
        switch (scale) {
            case TrialScale::te:
                return depth;
            case TrialScale::b:
                return depth <= 1 ? braids.rate(board, solution) : std::nullopt;
            case TrialScale::gb:
                return depth <= 1 ? g_braids.rate(board, solution) : std::nullopt;
            case TrialScale::w:
                return depth <= 1 ? whips.rate(board, solution) : std::nullopt;
            case TrialScale::gw:
                return depth <= 1 ? g_whips.rate(board, solution) : std::nullopt;
            case TrialScale::bxb:
                return depth == 2 ? nested.bxb(board, solution) : std::nullopt;
            case TrialScale::bxbb:
                return depth == 3 ? nested.bxbb(board, solution) : std::nullopt;
        }
        return std::nullopt;
    }
};

TrialRater::TrialRater() = default;
TrialRater::~TrialRater() = default;
TrialRater::TrialRater(TrialRater&& other) noexcept = default;
TrialRater& TrialRater::operator=(TrialRater&& other) noexcept = default;

TrialRater::Searches& TrialRater::searches() {
    if (!searches_) searches_ = std::make_unique<Searches>();
    return *searches_;
}

std::optional<int> TrialRater::refuted(const Grid9& puzzle) {
    trial::TrialBoard board;
    trial::load(board, puzzle);
    if (board.is_solved()) return std::nullopt;
    trial::Assumptions& assumptions = searches().assumptions;
    assumptions.measure(board, trial::kMaxLength, trial::Basis::singles, nullptr);
    int refuted = 0;
    for (int i = 0; i < assumptions.open().size(); ++i) refuted += assumptions.round_of(i) > 0 ? 1 : 0;
    return refuted;
}

TrialRatings TrialRater::rate(const Grid9& puzzle, TrialScales scales, StopToken stop) {
    TrialRatings ratings;
    const auto ended = [&ratings](RatingStatus status) {
        ratings.status = status;
        return ratings;
    };
    SolveLimits limits;
    limits.stop = stop;
    const SolveResult solutions = solve(puzzle, limits);
    if (solutions.end == SolveEnd::stopped) return ended(RatingStatus::stopped);
    if (solutions.solutions == 0) return ended(RatingStatus::no_solution);
    if (solutions.solutions > 1) return ended(RatingStatus::several_solutions);
    if (puzzle.is_full()) return ended(RatingStatus::already_solved);

    searches().set_stop(stop);
    trial::TrialBoard board;
    trial::load(board, puzzle);
    const std::optional<int> depth = searches_->nested.depth(board, solutions.first, scales.deepest());
    for (int i = 0; i < kTrialScales && depth; ++i) {
        const auto scale = static_cast<TrialScale>(i);
        if (scales.has(scale)) ratings.numbers[i] = searches_->number(scale, *depth, board, solutions.first);
    }
    return ended(stop.stop_requested() ? RatingStatus::stopped : RatingStatus::rated);
}

}  // namespace rookery
