// DepthRun: while the analysis is shown, finds the T&E depth of the puzzle on the board and its lengths of braids and
// whips (the verb `rate`), after its path is known.
#pragma once

#include <string>
#include <string_view>

#include "shell/play/board_run.hpp"

namespace rookery::shell {

class DepthRun final : public BoardRun {
  public:
    DepthRun(Workspace& workspace, Play& play) : BoardRun(workspace, play) {}

    void apply_changes(bool wanted);
    // "T&E(1), B5, W5", "T&E(2), BxB4", "T&E(3), BxBB2"; empty while unknown.
    const std::string& fact() const { return fact_; }

  private:
    void take_row(std::string_view text) override;

    std::string puzzle_;  // of the last request; empty: none wanted
    std::string fact_;
};

}  // namespace rookery::shell
