// The search: propagates, guesses a cell, and searches both halves of the guess. For use inside core/solve.
//
// Every guess splits the cell's candidates in two: some that are tried first, and the others. The first half is
// searched by a call, the second in the same frame. If vectors are wide enough the two are propagated together, unless
// solutions seem to be many: then the second half is often not needed, and any cell will do. The search is the same on
// every target, guess by guess.
//
// The Order decides which candidates come first:
//
//     std::uint32_t first_of(const Branch&, bool differs)    some of Branch::candidates, not none and not all
//     bool keeps(const Branch&, std::uint32_t candidates)    whether the order's known solution is among them
//     bool counts(bool differs)                              whether a solution found there is one we look for
//     bool kStartsDifferent
//
// `differs`: the board has lost the known solution. Orders without one start that way.
//
// Depth: calls follow only first halves, each of which fixes a cell or removes a candidate from it. So 729 candidates
// bound the depth; about 30 is typical. A frame takes about 300 bytes.
#pragma once

#include "contract/contract.hpp"
#include "solve/branch.hpp"
#include "solve/kernel.hpp"
#include "solve/propagate.hpp"
#include "solve/search_limits.hpp"

namespace rookery {

inline namespace ROOKERY_TARGET {

template <class Order>
class Search {
  public:
    // `result` must be new. It is written in place, since clearing and copying grids costs a tenth of an easy puzzle.
    Search(const SolveLimits& limits, Order& order, SolveResult& result, SolutionVisitor visit = nullptr)
        : limits_{limits, result}, order_{order}, result_{result}, visit_{visit} {}

    // Searches a fresh board, and overwrites it.
    void run(PackedBoard& board) { apply(propagate_root(board), board, Order::kStartsDifferent); }
    // The same from a board that propagate_pair() brought to rest.
    void run_from_rest(Outcome outcome, PackedBoard& board) {
        apply(outcome == Outcome::open ? finish_root(board) : outcome, board, Order::kStartsDifferent);
    }

  private:
    // Handles a board after its propagation. Returns false when the search is over.
    bool apply(Outcome outcome, PackedBoard& board, bool differs) {
        switch (outcome) {
            case Outcome::dead:
                ++deaths_;
                return true;
            case Outcome::solved:
                return found(board, differs);
            case Outcome::open:
                break;
        }
        return split(board, differs);
    }

    // Searches an open board, and overwrites it.
    bool split(PackedBoard& board, bool differs) {
        for (;;) {
            // Boards that seldom die have few contradictions to find and many solutions, so a quick choice is enough.
            const bool easy = result_.guesses >= 3 && 8 * deaths_ <= result_.guesses;
            if (!limits_.may_guess()) return false;
            const Branch branch = easy ? first_branch(board) : best_branch(board);
            const std::uint32_t first = order_.first_of(branch, differs);
            const std::uint32_t second = branch.candidates ^ first;
            ROOKERY_EXPECTS(first != 0 && second != 0 && (first & ~branch.candidates) == 0);
            const bool first_differs = differs || !order_.keeps(branch, first);
            const bool second_differs = differs || !order_.keeps(branch, second);

            PackedBoard child;
            Outcome outcome = Outcome::dead;
            if constexpr (kPairsPay) {
                if (!easy) {
                    const PairOutcome both = propagate_halves(board, branch, first, child);
                    if (!apply(both.first, child, first_differs)) return false;
                    outcome = both.second;
                }
            }
            if (!kPairsPay || easy) {
                take(board, branch, first, child);
                if (!apply(propagate(child), child, first_differs)) return false;
                take(board, branch, second, board);
                outcome = propagate(board);
            }
            differs = second_differs;
            if (outcome != Outcome::open) return apply(outcome, board, differs);
        }
    }

    bool found(const PackedBoard& board, bool differs) {
        if (!order_.counts(differs)) return true;
        const bool is_first = result_.solutions++ == 0;
        if (is_first) unpack(board, result_.first);
        if (visit_ && !visit(board, is_first)) return limits_.end_with(SolveEnd::stopped);
        return limits_.may_go_on();
    }

    bool visit(const PackedBoard& board, bool is_first) const {
        if (is_first) return visit_(result_.first);
        Grid9 solution;
        unpack(board, solution);
        return visit_(solution);
    }

    SearchLimits<SolveResult> limits_;
    Order& order_;
    SolveResult& result_;
    SolutionVisitor visit_;
    std::uint64_t deaths_ = 0;
};

}  // namespace ROOKERY_TARGET

// The orders in which the search tries the candidates of a guess, each an Order as above.
inline namespace ROOKERY_TARGET {

constexpr std::uint32_t lowest_of(std::uint32_t candidates) {
    return candidates & (0U - candidates);
}

// Base of the orders without a known solution.
struct KnowsNone {
    static constexpr bool kStartsDifferent = true;
    static bool keeps(const Branch&, std::uint32_t) { return false; }
    static bool counts(bool) { return true; }
};

struct LowestFirst : KnowsNone {
    static std::uint32_t first_of(const Branch& branch, bool) { return lowest_of(branch.candidates); }
};

// Tries a preferred candidate first, if the cell has any.
class PreferredFirst : public KnowsNone {
  public:
    explicit PreferredFirst(const KnownWords& preferred) : preferred_{preferred} {}

    std::uint32_t first_of(const Branch& branch, bool) const {
        const std::uint32_t preferred = preferred_[branch.position][branch.band] & branch.candidates;
        return lowest_of(preferred != 0 ? preferred : branch.candidates);
    }

  private:
    const KnownWords& preferred_;
};

// One of the candidates, chosen by the caller.
class ChosenFirst : public KnowsNone {
  public:
    ChosenFirst(ChooseBelow choose) : choose_{choose} {}

    std::uint32_t first_of(const Branch& branch, bool) {
        std::uint32_t rest = branch.candidates;
        for (auto skip = choose_(static_cast<std::uint32_t>(std::popcount(rest))); skip != 0; --skip) {
            rest &= rest - 1;
        }
        return lowest_of(rest);
    }

  private:
    ChooseBelow choose_;
};

// For a solution other than a known one. While a board still has the known solution, digits that exclude it come first:
// nothing else can be the answer. After that the known digits come first, since solutions that differ little are the
// easiest to find. The known solution itself does not count.
template <bool StartsDifferent>
class OtherThanKnown {
  public:
    static constexpr bool kStartsDifferent = StartsDifferent;

    explicit OtherThanKnown(const KnownWords& known) : known_{known} {}

    std::uint32_t first_of(const Branch& branch, bool differs) const {
        const std::uint32_t known = known_at(branch);
        if (!differs) return branch.candidates ^ known;
        return known != 0 ? known : lowest_of(branch.candidates);
    }
    bool keeps(const Branch& branch, std::uint32_t kept) const { return (kept & known_at(branch)) != 0; }
    static bool counts(bool differs) { return differs; }

  private:
    std::uint32_t known_at(const Branch& branch) const {
        return known_[branch.position][branch.band] & branch.candidates;
    }

    const KnownWords& known_;
};

}  // namespace ROOKERY_TARGET

}  // namespace rookery
