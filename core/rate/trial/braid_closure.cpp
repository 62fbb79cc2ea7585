#include "rate/trial/braid_closure.hpp"

namespace rookery::trial {

template <bool kGroups>
void BraidClosure<kGroups>::measure(const TrialBoard& board, int length, const Grid9* solution) {
    assumptions_.measure(board, length, kGroups ? Basis::singles_and_locked : Basis::singles, solution);
}

template <bool kGroups>
ClosureEnd BraidClosure<kGroups>::close_at_once(TrialBoard& board, int length, const Grid9* solution) {
    for (;;) {
        if (board.is_solved()) return ClosureEnd::rest;
        measure(board, length, solution);
        bool has_changed = false;
        for (int round = 1; round <= length; ++round) {
            for (int i = 0; i < assumptions_.open().size(); ++i) {
                if (assumptions_.round_of(i) != round) continue;
                if (stop_.stop_requested()) return ClosureEnd::stopped;
                const int candidate = assumptions_.open().candidate(i);
                if (!board.is_undecided(candidate)) continue;
                // Round 1 depends only on what the candidate is linked to, so it holds on any later board too.
                if (round > 1 && !braids_.exists_at_once(board, candidate, length)) continue;
                if (!eliminate(board, candidate)) return ClosureEnd::contradiction;
                has_changed = true;
            }
        }
        if (!has_changed) return ClosureEnd::rest;
    }
}

template <bool kGroups>
ClosureEnd BraidClosure<kGroups>::close(TrialBoard& board, int length, const Grid9* solution) {
    for (;;) {
        const ClosureEnd end = close_at_once(board, length, solution);
        if (end != ClosureEnd::rest || board.is_solved()) return end;
        // The last measure() was of this board.
        const int candidate = find_target(board, length);
        if (stop_.stop_requested()) return ClosureEnd::stopped;
        if (candidate < 0) return ClosureEnd::rest;
        if (!eliminate(board, candidate)) return ClosureEnd::contradiction;
    }
}

// A candidate that a braid eliminates; -1: there is none.
template <bool kGroups>
int BraidClosure<kGroups>::find_target(const TrialBoard& board, int length) {
    for (int round = 2; round <= length; ++round) {
        for (int i = 0; i < assumptions_.open().size(); ++i) {
            if (assumptions_.round_of(i) != round) continue;
            const int candidate = assumptions_.open().candidate(i);
            if (braids_.exists(board, candidate, length)) return candidate;
        }
    }
    return -1;
}

template <bool kGroups>
std::optional<int> BraidClosure<kGroups>::rate(TrialBoard board, const Grid9& solution) {
    if (board.is_solved()) return 0;
    int length = 0;
    do {
        if (++length == kMaxLength) return std::nullopt;
        if (close_at_once(board, length, &solution) != ClosureEnd::rest) return std::nullopt;
        left_[length] = board;
    } while (!board.is_solved());
    // Tries one less by the full search, which may find what one run did not. (Length 1 needs no search.)
    for (; length > 2; --length) {
        board = left_[length - 1];
        if (close(board, length - 1, &solution) != ClosureEnd::rest) return std::nullopt;
        if (!board.is_solved()) break;
    }
    return length;
}

template class BraidClosure<false>;
template class BraidClosure<true>;

}  // namespace rookery::trial
