// The search: propagate, guess a cell, and take both halves of the guess. For use inside core/solve.
//
// Every guess splits the cell's candidates in two: some that are tried first, and the others. The first half is
// searched by a call, the second continues in the same frame. Where vectors are wide enough the two are propagated
// together, unless solutions seem to be many: then the second half often need not be looked at, and any cell will do.
// What the search does is the same on every target, guess by guess.
//
// Which candidates come first is the Order's business:
//
//     std::uint32_t first_of(const Branch&, bool differs)    some bits of Branch::candidates, not none and not all
//     bool keeps(const Branch&, std::uint32_t candidates)    whether the solution that the order knows is among them
//     bool counts(bool differs)                              whether a solution found there is one that is looked for
//     bool kStartsDifferent
//
// `differs`: the board has lost the known solution. Orders that know of none start so.
//
// How deep: calls follow the first halves only, each of which fixes a cell or takes a candidate from it; 729 candidates
// bound that, and some 30 are what is seen. A frame takes about 300 bytes.
#pragma once

#include "contract/contract.hpp"
#include "solve/branch.hpp"
#include "solve/propagate.hpp"
#include "solve/search_limits.hpp"

namespace rookery {

inline namespace ROOKERY_TARGET {

template <class Order>
class Search {
  public:
    // `result` is new. It is written in place, since clearing and copying grids costs a tenth of an easy puzzle.
    Search(const SolveLimits& limits, Order& order, SolveResult& result, SolutionVisitor visit = nullptr)
        : limits_{limits, result}, order_{order}, result_{result}, visit_{visit} {}

    // Searches a fresh board, and spoils it.
    void run(PackedBoard& board) { apply(propagate_root(board), board, Order::kStartsDifferent); }
    // The same from a board that propagate_pair() has brought to rest.
    void run_from_rest(Outcome outcome, PackedBoard& board) {
        apply(outcome == Outcome::open ? finish_root(board) : outcome, board, Order::kStartsDifferent);
    }

  private:
    // Deals with a board after its propagation. Returns false when the search is over.
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

    // Searches an open board, and spoils it.
    bool split(PackedBoard& board, bool differs) {
        for (;;) {
            // While boards seldom die there is no contradiction to run into and solutions are many: be quick.
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

}  // namespace rookery
