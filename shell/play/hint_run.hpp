// HintRun: looks for the next step from the user's board, where that is not known from the path.
#pragma once

#include <optional>

#include "rate/se_scale.hpp"
#include "shell/board/path_step.hpp"
#include "shell/play/board_run.hpp"

namespace rookery::shell {

class HintRun final : public BoardRun {
  public:
    HintRun(Workspace& workspace, Play& play);

    void hint();           // the next one, or the same one more strongly
    void apply_changes();  // a hint for another board than the user's is of no use any more

  private:
    void take_row(std::string_view text) override;
    void end_found() override;

    Board board_;  // from where
    TechniqueSet techniques_ = se_techniques();
    std::optional<PathStep> step_;
    PathOutcome outcome_;
};

}  // namespace rookery::shell
