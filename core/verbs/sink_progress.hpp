// The ProgressCallback of one part of a job: its stop token requests a stop, and the part's sink gets the activity,
// with a prefix: "line 12: Nested forcing chains, r4c7".
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "job/job.hpp"
#include "job/odds.hpp"
#include "job/progress_callback.hpp"

namespace rookery {

class SinkProgress {
  public:
    // `sink` must outlive it.
    SinkProgress(Sink& sink, StopToken stop, std::string prefix = {})
        : sink_{sink}, prefix_{std::move(prefix)}, progress_{stop, *this} {}
    SinkProgress(const SinkProgress&) = delete;
    SinkProgress& operator=(const SinkProgress&) = delete;

    const ProgressCallback& callback() const { return progress_; }
    void set_prefix(std::string prefix) { prefix_ = std::move(prefix); }

    void operator()(std::string_view what) {
        if (prefix_.empty()) return sink_.activity(what);
        const auto odds = read_odds(what);  // of one of several questions, not of the whole
        text_ = prefix_;
        text_ += odds ? odds_text(odds->tries, odds->words) : std::string(what);
        sink_.activity(text_);
    }

  private:
    Sink& sink_;
    std::string prefix_;
    std::string text_;
    ProgressCallback progress_;
};

}  // namespace rookery
