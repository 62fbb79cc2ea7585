// PatternFeasibility: whether puzzles with these clue cells exist, as a quiet job finds out after each change of the
// pattern: it may take a second, and what can be said at once does not wait for it.
#pragma once

#include <string>
#include <string_view>

#include "board/cell_set.hpp"

namespace rookery::shell {

class PatternFeasibility {
  public:
    // The job that is to find out about `pattern`.
    void start(int job, CellSet pattern);
    bool add_rows(int job, std::string_view rows);  // whether the job is its own
    void ended(int job);

    int job() const { return job_; }  // 0: none runs
    bool is_about(CellSet pattern) const { return asked_ && pattern == pattern_; }
    // Why no puzzle has these clue cells, in a sentence; empty if nothing of the kind is known of them.
    std::string_view impossible(CellSet pattern) const;
    // What is known of cells for which neither a puzzle nor a reason against one was found; empty of others.
    std::string_view open(CellSet pattern) const;

  private:
    std::string_view reason_if(std::string_view word, CellSet pattern) const;

    int job_ = 0;
    bool asked_ = false;
    CellSet pattern_;
    std::string word_;  // "possible", "impossible", "open"; empty: not known yet
    std::string reason_;
};

}  // namespace rookery::shell
