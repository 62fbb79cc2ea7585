// HintRun: looks for the next step from the user's board, where that is not known from the path.
#pragma once

#include <optional>

#include "shell/board/path_step.hpp"
#include "shell/play/play.hpp"
#include "shell/works/workspace.hpp"

namespace rookery::shell {

class HintRun final : public WorkListener {
  public:
    HintRun(Workspace& workspace, Play& play) : ws_{workspace}, play_{play} {}

    void hint();  // the next one, or the same one more strongly
    bool is_running() const { return work_ != 0; }
    void cancel();
    void settle();  // a hint for another board than the user's is of no use any more

  private:
    void work_rows(const WorkItem& work, std::string_view rows) override;
    std::string work_ended(const WorkItem& work, WorkEnd end, std::string_view message) override;

    Workspace& ws_;
    Play& play_;
    int work_ = 0;  // 0: none runs
    Board board_;   // from where
    TechniqueSet techniques_ = kAllTechniques;
    std::optional<PathStep> step_;
    PathOutcome outcome_;
};

}  // namespace rookery::shell
