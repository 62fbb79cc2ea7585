// BraidClosure: eliminates by braids of up to a given length until none is left; and B, the least length that solves.
//
// Braids are confluent: the result does not depend on the order. So braids found in a single run eliminate most
// candidates, and the full search is only for the rest: in a puzzle of B n, for those that braids of length up to n-1
// leave. Candidates known to be true are skipped.
#pragma once

#include <optional>

#include "logic/trial/target_search.hpp"

namespace rookery::trial {

enum class ClosureEnd : std::uint8_t {
    rest,           // nothing is left to eliminate; the board may be solved
    contradiction,  // a variable has no candidate left
    stopped,
};

template <bool kGroups>
class BraidClosure {
  public:
    void set_stop(StopToken stop) {
        stop_ = stop;
        braids_.set_stop(stop);
    }
    // The board is at rest before and after. `solution`: its only one, or null if it may have none or several.
    ClosureEnd close(TrialBoard& board, int length, const Grid9* solution);
    // The same with braids that are found at once: it may miss some of length 3 or more.
    ClosureEnd close_at_once(TrialBoard& board, int length, const Grid9* solution);
    // B, or gB: the least length that solves the board; 0 if it is solved, empty if no length does or it was stopped.
    std::optional<int> rate(TrialBoard board, const Grid9& solution);

  private:
    void measure(const TrialBoard& board, int length, const Grid9* solution);
    int find_target(const TrialBoard& board, int length);

    StopToken stop_;
    Assumptions assumptions_;
    Braids<kGroups> braids_;
    std::array<TrialBoard, kMaxLength> left_;  // by length: the board after the braids found at once
};

extern template class BraidClosure<false>;
extern template class BraidClosure<true>;

}  // namespace rookery::trial
