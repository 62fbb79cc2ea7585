// Counts a search's work, and decides when it must end. For use inside core/solve.
#pragma once

#include "contract/contract.hpp"
#include "simd/target.hpp"
#include "solve/solve_types.hpp"

namespace rookery {

inline namespace ROOKERY_TARGET {

// Result: SolveResult, or another struct with its members `solutions`, `guesses` and `end`, which are kept up to date.
template <class Result>
class SearchLimits {
  public:
    SearchLimits(const SolveLimits& limits, Result& result) : limits_{limits}, result_{result} {
        ROOKERY_EXPECTS(limits.solutions >= 1);
    }

    // Call before each guess. False: the search is over.
    bool may_guess() {
        if (result_.guesses >= limits_.guesses) return end_with(SolveEnd::guess_limit);
        const bool poll = result_.guesses++ % kGuessesBetweenPolls == 0;
        return !poll || !limits_.stop.stop_requested() || end_with(SolveEnd::stopped);
    }
    // Call after each solution, once the caller has counted it. False: the search is over.
    bool may_go_on() { return result_.solutions < limits_.solutions || end_with(SolveEnd::solution_limit); }
    bool end_with(SolveEnd end) {
        result_.end = end;
        return false;
    }

  private:
    const SolveLimits& limits_;
    Result& result_;
};

}  // namespace ROOKERY_TARGET

}  // namespace rookery
