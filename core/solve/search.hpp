// The search: propagate, guess a cell, and take both halves of the guess. For use inside core/solve.
//
// Every guess splits the cell's candidates in two: one candidate that is tried first, and the others. The first half is
// searched by a call, the second goes on in the same frame; a call fixes a cell, so calls are at most 81 deep.
//
// Which candidate comes first is the Order's business: Order::first_of(Branch) returns one bit of Branch::candidates.
#pragma once

#include "solve/branch.hpp"
#include "solve/propagate.hpp"
#include "solve/search_limits.hpp"

namespace rookery {

template <class Order>
class Search {
  public:
    // `result` is new. It is written in place, since clearing and copying grids costs a tenth of an easy puzzle.
    Search(const SolveLimits& limits, Order& order, SolveResult& result, SolutionVisitor visit = nullptr,
           void* context = nullptr)
        : limits_{limits, result}, order_{order}, result_{result}, visit_{visit}, context_{context} {}

    // Searches the board, and spoils it.
    void run(PackedBoard& board) { settle(propagate(board), board); }

  private:
    // Deals with a board after its propagation. Returns false when the search is over.
    bool settle(Outcome outcome, PackedBoard& board) {
        switch (outcome) {
            case Outcome::dead:
                ++deaths_;
                return true;
            case Outcome::solved:
                return found(board);
            case Outcome::open:
                break;
        }
        return split(board);
    }

    // Searches an open board, and spoils it.
    bool split(PackedBoard& board) {
        for (;;) {
            if (!limits_.may_guess()) return false;
            // While boards seldom die there is no contradiction to run into and solutions are many: choose quickly.
            const bool easy = result_.guesses > 3 && 4 * deaths_ < result_.guesses;
            const Branch branch = easy ? first_branch(board) : best_branch(board);
            const std::uint32_t first = order_.first_of(branch);

            PackedBoard child = board;
            remove_in_band(child.at[branch.position], branch.band, branch.candidates ^ first);
            if (!settle(propagate(child), child)) return false;

            remove_in_band(board.at[branch.position], branch.band, first);
            const Outcome outcome = propagate(board);
            if (outcome != Outcome::open) return settle(outcome, board);
        }
    }

    bool found(const PackedBoard& board) {
        const bool is_first = result_.solutions++ == 0;
        if (is_first) unpack(board, result_.first);
        if (visit_ != nullptr && !visit(board, is_first)) return limits_.end_with(SolveEnd::stopped);
        return limits_.may_go_on();
    }

    bool visit(const PackedBoard& board, bool is_first) const {
        if (is_first) return visit_(context_, result_.first);
        Grid9 solution;
        unpack(board, solution);
        return visit_(context_, solution);
    }

    SearchLimits<SolveResult> limits_;
    Order& order_;
    SolveResult& result_;
    SolutionVisitor visit_;
    void* context_;
    std::uint64_t deaths_ = 0;
};

// The lowest candidate first.
struct LowestFirst {
    static std::uint32_t first_of(const Branch& branch) { return branch.candidates & (0U - branch.candidates); }
};

}  // namespace rookery
