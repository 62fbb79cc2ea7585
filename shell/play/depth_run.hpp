// DepthRun: while the analysis is shown, the T&E depth of the puzzle on the board and its numbers on the scale of
// braids and whips (the verb `rate`), found out once its path is there.
#pragma once

#include <string>
#include <string_view>

#include "shell/play/board_run.hpp"

namespace rookery::shell {

class DepthRun final : public BoardRun {
  public:
    DepthRun(Workspace& workspace, Play& play) : BoardRun(workspace, play) {}

    void apply_changes(bool wanted);
    // "T&E(1), B5, W5", "T&E(2), BxB4", "T&E(3), BxBB2"; empty while that is not known.
    const std::string& fact() const { return fact_; }

  private:
    void take_row(std::string_view text) override;

    std::string puzzle_;  // that was asked about last; empty: none is of interest
    std::string fact_;
};

}  // namespace rookery::shell
