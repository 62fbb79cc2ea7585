// PatternFeasibility: whether puzzles with these clue cells exist. A background job finds out after each change of the
// pattern, as that may take a second; immediate reasons do not wait for it.
#pragma once

#include <string>
#include <string_view>

#include "board/cell_set.hpp"
#include "shell/jobs/single_job.hpp"

namespace rookery::shell {

class PatternFeasibility final : public SingleJob {
  public:
    // Sets the job for `pattern`.
    void start(int job, CellSet pattern);
    bool is_about(CellSet pattern) const { return asked_ && pattern == pattern_; }
    // Why no puzzle has these clue cells, in a sentence; empty if no reason is known.
    std::string_view impossible(CellSet pattern) const;
    // What is known about cells for which neither a puzzle nor an obstacle was found; empty for others.
    std::string_view open(CellSet pattern) const;

  private:
    void take_rows(std::string_view rows) override;
    std::string take_end(const JobItem& /*job*/, JobEnd /*end*/, std::string_view /*message*/) override { return {}; }
    std::string_view reason_if(std::string_view word, CellSet pattern) const;

    bool asked_ = false;
    CellSet pattern_;
    std::string word_;  // "possible", "impossible", "open"; empty: unknown yet
    std::string reason_;
};

}  // namespace rookery::shell
