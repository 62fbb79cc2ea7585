// BoardRun: a short job about the user's board, one at a time. It takes rows as they arrive, and reports the outcome if
// there is text for it.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "shell/jobs/page_workspace.hpp"
#include "shell/jobs/single_job.hpp"
#include "shell/play/play.hpp"
#include "shell/words/text.hpp"

namespace rookery::shell {

class BoardRun : public SingleJob {
  public:
    bool is_running() const { return job() != 0; }
    void cancel();

  protected:
    // `cancelled` and `failed` ({0}: why) are the texts for these outcomes; empty: no report.
    BoardRun(Workspace& workspace, Play& play, words::Text cancelled = {}, words::Text failed = {})
        : ws_{workspace}, play_{play}, cancelled_{cancelled}, failed_{failed} {}

    void start(words::Text name, std::string verb, std::map<std::string, std::string> options, std::string input);
    // Cancels it silently, if it runs: the answer is no longer needed.
    void give_up();

    virtual void take_row(std::string_view row) = 0;
    virtual void end_found() {}  // all rows have arrived

    Workspace& ws_;
    Play& play_;

  private:
    void take_rows(std::string_view rows) final;
    std::string take_end(const JobItem& job, JobEnd end, std::string_view message) final;

    words::Text cancelled_, failed_;
};

}  // namespace rookery::shell
