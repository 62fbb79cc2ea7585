// AnalysisRun: keeps the analysis (solutions, rating and path) up to date with the puzzle on the board and the
// techniques that are on. A background job computes it; recent ones are cached.
#pragma once

#include "shell/jobs/page_workspace.hpp"
#include "shell/play/analysis/analysis.hpp"
#include "shell/play/play.hpp"

namespace rookery::shell {

class AnalysisRun final : public JobListener {
  public:
    AnalysisRun(Workspace& workspace, Play& play) : ws_{workspace}, play_{play} {}

    void apply_changes();
    void restart();
    // The job that rates the puzzle; null: none.
    const JobItem* job() const { return ws_.jobs.find(job_); }

  private:
    void job_rows(const JobItem& job, std::string_view rows) override;
    void job_problem(const JobItem& job, std::int64_t line, std::int64_t column, std::string_view sentence) override;
    std::string job_ended(const JobItem& job, JobEnd end, std::string_view message) override;

    void start();  // the job: for the path, or only for its sentences
    void stop();
    void update_solutions();

    Workspace& ws_;
    Play& play_;
    AnalysisCache known_;
    int job_ = 0;  // 0: none
};

}  // namespace rookery::shell
