#include "rate/trial/whip_rating.hpp"

#include <algorithm>

namespace rookery::trial {

template <bool kGroups>
std::optional<int> WhipRating<kGroups>::rate(TrialBoard board, const Grid9& solution) {
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

template class WhipRating<false>;
template class WhipRating<true>;

}  // namespace rookery::trial
