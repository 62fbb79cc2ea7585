#include "rate/trial/whip_rating.hpp"

#include <algorithm>

namespace rookery::trial {

// The first candidate that a whip of this length eliminates, if none shorter eliminates any; -1: there is none.
template <bool kGroups>
int WhipRating<kGroups>::find_target(const TrialBoard& board, int length, const Grid9& solution) {
    assumptions_.measure(board, length, kGroups ? Basis::singles_and_locked : Basis::singles, &solution);
    for (int round = 1; round <= length; ++round) {
        for (int i = 0; i < assumptions_.open().size(); ++i) {
            if (assumptions_.round_of(i) != round) continue;
            const int candidate = assumptions_.open().candidate(i);
            if (round == 1 || whips_.exists(board, candidate, length)) return candidate;
            if (stop_.stop_requested()) return -1;
        }
    }
    return -1;
}

template <bool kGroups>
std::optional<int> WhipRating<kGroups>::rate(TrialBoard board, const Grid9& solution) {
    int hardest = 0;
    int length = 1;
    while (!board.is_solved()) {
        if (stop_.stop_requested() || length == kMaxLength) return std::nullopt;
        const int candidate = find_target(board, length, solution);
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
