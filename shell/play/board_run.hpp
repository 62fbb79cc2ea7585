// BoardRun: a job about the user's board, one at a time, that says so when it is cancelled.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "shell/jobs/page_workspace.hpp"
#include "shell/play/play.hpp"

namespace rookery::shell {

class BoardRun : public JobListener {
  public:
    bool is_running() const { return job_ != 0; }
    void cancel() {
        if (!is_running()) return;
        give_up();
        ws_.notice.say(std::string(cancelled_));
    }

  protected:
    BoardRun(Workspace& workspace, Play& play, std::string_view cancelled)
        : ws_{workspace}, play_{play}, cancelled_{cancelled} {}

    // Ends it without a word, if it runs: nobody wants the answer any more.
    void give_up() {
        if (is_running()) ws_.jobs.cancel(std::exchange(job_, 0));
    }

    Workspace& ws_;
    Play& play_;
    int job_ = 0;  // 0: none runs

  private:
    std::string_view cancelled_;  // what is said then
};

}  // namespace rookery::shell
