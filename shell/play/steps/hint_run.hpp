// HintRun: finds the next step from the user's board if the path does not have it.
#pragma once

#include <optional>

#include "rate/se_scale.hpp"
#include "shell/board/path_row.hpp"
#include "shell/play/board_run.hpp"

namespace rookery::shell {

class HintRun final : public BoardRun {
  public:
    HintRun(Workspace& workspace, Play& play);

    void hint();           // the next one, or more of the current one
    void apply_changes();  // drops a hint for another board than the user's

  private:
    void look();
    void take_row(std::string_view text) override;
    void end_found() override;

    Board board_;  // the hint's board
    TechniqueSet techniques_ = se_techniques();
    std::optional<StepRecord> step_;
    Language language_ = Language::english;  // of the hint
    bool rewording_ = false;                 // the hint is shown, in another language
    PathOutcome outcome_;
};

}  // namespace rookery::shell
