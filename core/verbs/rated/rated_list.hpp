// The common ground of the verbs that rate each puzzle of a list: one rater for the puzzles of a part.
#pragma once

#include "verbs/list/list_job.hpp"
#include "verbs/rated/rater.hpp"

namespace rookery {

class RatedList : public ListJob {
  public:
    // The price of a part whose puzzles are easy is under a millisecond, of a hard puzzle it may be a minute: so parts
    // are small, and the row of each puzzle is sent as soon as it is known.
    static constexpr int kChunk = 8;
    explicit RatedList(const Call& call) : ListJob(call, kChunk) {}

  protected:
    // As ListJob::answer.
    virtual bool answer(const ParsedPuzzle& puzzle, Sink& sink, Rater& rater) const = 0;

    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const final;
    bool answer_all(std::span<const ParsedPuzzle> puzzles, Sink& sink, StopToken stop) const final;
};

}  // namespace rookery
