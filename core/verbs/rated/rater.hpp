// Rater: rates the puzzles of one part of a job. Their searches share memory, and long ones report their progress to
// the part's sink: "line 12: Nested forcing chains, r4c7".
#pragma once

#include <optional>

#include "job/job.hpp"
#include "rate/level.hpp"
#include "rate/rate.hpp"
#include "rate/trial/trial.hpp"
#include "text/text.hpp"
#include "verbs/list/list_job.hpp"
#include "verbs/sink_progress.hpp"

namespace rookery {

class Rater {
  public:
    // `sink` must outlive the rater.
    Rater(Sink& sink, StopToken stop);
    Rater(const Rater&) = delete;
    Rater& operator=(const Rater&) = delete;

    StopToken stop() const { return stop_; }
    // For other searches of the same part.
    const ProgressCallback& callback() const { return progress_.callback(); }
    Workspace& workspace() { return workspace_; }
    // Later reports name this line of the input; 0: no line.
    void at_line(std::int64_t line);
    // `grid` is the puzzle's 9x9 one.
    SeRating rate(const ParsedPuzzle& puzzle, const Grid9& grid);
    SeRating rate(const Grid9& grid) { return rate_se(grid, callback(), workspace_); }
    TrialRatings rate_by_trial(const Grid9& grid, TrialScales scales) { return trial_rater_.rate(grid, scales, stop_); }
    TrialRater& trial_rater() { return trial_rater_; }
    // The level of a puzzle with that rating; searches for HoDoKu's path only if the level depends on it. Nothing: it
    // has no level, or the search was stopped.
    std::optional<Level> level(const Grid9& grid, const SeRating& rating);

  private:
    StopToken stop_;
    SinkProgress progress_;
    Workspace workspace_;
    TrialRater trial_rater_;
};

// The base of the verbs that rate each puzzle of a list: one rater for the puzzles of a part.
class RatedList : public ListJob {
  public:
    // Rating an easy puzzle takes under a millisecond, a hard one perhaps a minute. So parts are small, and the row of
    // each puzzle is sent as soon as it is known.
    static constexpr int kChunk = 8;
    explicit RatedList(const Call& call) : ListJob(call, kChunk) {}

  protected:
    // As ListJob::answer.
    virtual bool answer(const ParsedPuzzle& puzzle, Sink& sink, Rater& rater) const = 0;

    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const final;
    bool answer_all(std::span<const ParsedPuzzle> puzzles, Sink& sink, StopToken stop) const final;
};

}  // namespace rookery
