// The base of the verbs that rate each puzzle of a list: one rater for the puzzles of a part.
#pragma once

#include "verbs/list/list_job.hpp"
#include "verbs/rated/rater.hpp"

namespace rookery {

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
