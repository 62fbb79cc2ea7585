// Runs a part of a job with a token that counts its polls and stops the part when the test wants it.
#pragma once

#include <atomic>
#include <cstdint>

#include "job/job.hpp"

namespace rookery::tests {

struct PolledPart {
    PartStatus status = PartStatus::done;
    std::int64_t polls = 0;        // of the token
    std::int64_t polls_after = 0;  // after the token had asked the part to stop
};

// `stops(n)`: whether to stop at the n-th poll (from 1).
template <class Stops>
PolledPart run_polled(const Job& job, std::int64_t part, Sink& sink, Stops stops) {
    PolledPart result;
    const std::atomic<bool> always{true};
    bool stopping = false;
    auto on_poll = [&] {
        ++result.polls;
        if (stopping) ++result.polls_after;
        stopping = stopping || stops(result.polls);
        return stopping;
    };
    result.status = job.run(part, sink, StopToken(&always, on_poll));
    return result;
}

}  // namespace rookery::tests
