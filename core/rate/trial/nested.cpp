#include "rate/trial/nested.hpp"

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
    // Tries one length less with the full search, which may find what a single run missed. (Length 1 needs no search.)
    for (; length > 2; --length) {
        board = left_[length - 1];
        if (close(board, length - 1, &solution) != ClosureEnd::rest) return std::nullopt;
        if (!board.is_solved()) break;
    }
    return length;
}

template class BraidClosure<false>;
template class BraidClosure<true>;

namespace {

// Calls attempt(candidate) in turn for each undecided candidate not known to be true, and eliminates it if that ends in
// a contradiction. Stops when all have been tried since the last elimination. changed() follows each elimination.
template <class Attempt, class Changed>
ClosureEnd eliminate_in_turn(TrialBoard& board, const Grid9* solution, Attempt attempt, Changed changed) {
    int candidate = 0;
    for (int tried = 0; tried < kCandidates; ++tried, candidate = (candidate + 1) % kCandidates) {
        if (!board.is_undecided(candidate)) continue;
        if (solution != nullptr && (*solution)[candidate / 9] == candidate % 9 + 1) continue;
        const ClosureEnd end = attempt(candidate);
        if (end == ClosureEnd::stopped) return end;
        if (end == ClosureEnd::rest) continue;
        if (!eliminate(board, candidate)) return ClosureEnd::contradiction;
        if (board.is_solved()) return ClosureEnd::rest;
        changed();
        tried = -1;
    }
    return ClosureEnd::rest;
}

// Whether `part` has no candidate that `whole` lacks.
bool is_part(const TrialBoard& part, const TrialBoard& whole) {
    for (int cell = 0; cell < 81; ++cell) {
        if ((part.masks[cell] & ~unsigned{whole.masks[cell]}) != 0) return false;
    }
    return true;
}

void add_placed(const TrialBoard& board, ItemSet& candidates) {
    for (int cell = 0; cell < 81; ++cell) {
        if (!board.is_open(cell))
            for_members(cell, board.masks[cell], [&](int candidate) { candidates.add(candidate); });
    }
}

}  // namespace

void Nested::clear(Branches& branches) {
    branches.resize(kCandidates);
    for (Branch& branch : branches) {
        branch.is_made = false;
        branch.is_possible = false;
    }
}

std::optional<int> Nested::depth(TrialBoard board, const Grid9& solution, int deepest) {
    if (board.is_solved()) return 0;
    if (!assumptions_.eliminate_all(board, Basis::singles)) return std::nullopt;
    if (board.is_solved()) return 1;
    if (deepest == 1) return 2;
    if (close_depth_2(board, solution) != ClosureEnd::rest) return std::nullopt;
    return board.is_solved() ? 2 : 3;
}

// The board with the candidate assumed. If it was made before, it loses what the outer board has lost since. False:
// that is a contradiction.
bool Nested::enter(Branch& branch, const TrialBoard& board, int candidate) {
    if (branch.is_made) return intersect(branch.board, board);
    branch.is_made = true;
    branch.board = board;
    found_.size = 0;
    return trial::assume(branch.board, candidate, found_);
}

ClosureEnd Nested::close_depth_2(TrialBoard& board, const Grid9& solution) {
    clear(branches_);
    ItemSet possible;
    const auto attempt = [&](int candidate) {
        if (stop_.stop_requested()) return ClosureEnd::stopped;
        if (possible.has(candidate)) return ClosureEnd::rest;
        Branch& branch = branches_[candidate];
        const bool is_at_rest = branch.is_made && is_part(branch.board, board);
        if (!is_at_rest &&
            (!enter(branch, board, candidate) || !assumptions_.eliminate_all(branch.board, Basis::singles))) {
            return ClosureEnd::contradiction;
        }
        add_placed(branch.board, possible);
        return ClosureEnd::rest;
    };
    return eliminate_in_turn(board, &solution, attempt, [&] { possible.clear(); });
}

// Like BraidClosure::rate(): first with braids found at once, then one length less with the full search.
std::optional<int> Nested::bxb(TrialBoard board, const Grid9& solution) {
    if (board.is_solved()) return 0;
    clear(branches_);
    int length = 0;
    do {
        branches_before_ = branches_;
        if (++length == kMaxLength) return std::nullopt;
        if (close_bxb(board, branches_, length, Search::at_once, &solution) != ClosureEnd::rest) return std::nullopt;
        left_[length] = board;
    } while (!board.is_solved());
    for (; length > 2; --length) {
        board = left_[length - 1];
        if (close_bxb(board, branches_before_, length - 1, Search::full, &solution) != ClosureEnd::rest) {
            return std::nullopt;
        }
        if (!board.is_solved()) break;
        clear(branches_before_);
    }
    return length;
}

// T&E(1) over braids of up to this length.
ClosureEnd Nested::close_bxb(TrialBoard& board, Branches& branches, int length, Search search, const Grid9* solution) {
    const auto forget_possible = [&] {
        for (Branch& branch : branches) branch.is_possible = false;
    };
    forget_possible();
    const auto attempt = [&](int candidate) {
        return try_branch(board, branches[candidate], candidate, length, search);
    };
    return eliminate_in_turn(board, solution, attempt, forget_possible);
}

ClosureEnd Nested::try_branch(const TrialBoard& board, Branch& branch, int candidate, int length, Search search) {
    if (branch.is_possible) return ClosureEnd::rest;
    if (stop_.stop_requested()) return ClosureEnd::stopped;
    if (!enter(branch, board, candidate)) return ClosureEnd::contradiction;
    TrialBoard by_singles = branch.board;
    if (assumptions_.eliminate_all(by_singles, Basis::singles)) {
        branch.is_possible = true;
        return ClosureEnd::rest;
    }
    return search == Search::full ? braids_.close(branch.board, length, nullptr)
                                  : braids_.close_at_once(branch.board, length, nullptr);
}

std::optional<int> Nested::bxbb(TrialBoard board, const Grid9& solution) {
    if (board.is_solved()) return 0;
    clear(branches_);
    for (int length = 1; length < kMaxLength; ++length) {
        if (close_bxbb(board, branches_, length, solution) != ClosureEnd::rest) return std::nullopt;
        if (board.is_solved()) return length;
    }
    return std::nullopt;
}

// T&E(2) over braids of up to this length. Length 1 is locked candidates, which are done for all assumptions at once.
ClosureEnd Nested::close_bxbb(TrialBoard& board, Branches& branches, int length, const Grid9& solution) {
    ItemSet possible;
    const auto attempt = [&](int candidate) {
        if (possible.has(candidate)) return ClosureEnd::rest;
        if (stop_.stop_requested()) return ClosureEnd::stopped;
        Branch& branch = branches[candidate];
        if (!enter(branch, board, candidate)) return ClosureEnd::contradiction;
        if (!assumptions_.eliminate_all(branch.board, Basis::singles_and_locked)) return ClosureEnd::contradiction;
        if (length > 1) {
            const ClosureEnd end = close_inner(branch.board, length);
            if (end != ClosureEnd::rest) return end;
        }
        add_placed(branch.board, possible);
        return ClosureEnd::rest;
    };
    return eliminate_in_turn(board, &solution, attempt, [&] { possible.clear(); });
}

// T&E(1) over braids of up to this length, on the board of an assumption, whose solutions are unknown.
ClosureEnd Nested::close_inner(TrialBoard& board, int length) {
    const auto attempt = [&](int candidate) {
        if (stop_.stop_requested()) return ClosureEnd::stopped;
        TrialBoard branch = board;
        found_.size = 0;
        if (!trial::assume(branch, candidate, found_)) return ClosureEnd::contradiction;
        return braids_.close(branch, length, nullptr);
    };
    return eliminate_in_turn(board, nullptr, attempt, [] {});
}

}  // namespace rookery::trial
