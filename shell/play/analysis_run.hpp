// AnalysisRun: keeps the analysis of the puzzle on the board (its solutions, rating and path) that of the board and of
// the techniques that are on; a quiet work finds it, and those found lately are known.
#pragma once

#include "shell/play/analysis.hpp"
#include "shell/play/play.hpp"
#include "shell/works/workspace.hpp"

namespace rookery::shell {

class AnalysisRun final : public WorkListener {
  public:
    AnalysisRun(Workspace& workspace, Play& play) : ws_{workspace}, play_{play} {}

    void settle();
    void restart();
    // The work that rates the puzzle; null while there is none.
    const WorkItem* work() const { return ws_.works.find(work_); }

  private:
    void work_rows(const WorkItem& work, std::string_view rows) override;
    void work_problem(const WorkItem& work, std::int64_t line, std::int64_t column, std::string_view sentence) override;
    std::string work_ended(const WorkItem& work, WorkEnd end, std::string_view message) override;

    void stop();
    void settle_solutions();

    Workspace& ws_;
    Play& play_;
    AnalysisCache known_;
    int work_ = 0;  // 0: none runs
};

}  // namespace rookery::shell
