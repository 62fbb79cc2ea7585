// A part of a job under a token that knows each time it is asked: it counts, and stops the part when it is told to.
#pragma once

#include <atomic>
#include <cstdint>

#include "job/job.hpp"

namespace rookery::tests {

struct PolledPart {
    PartStatus status = PartStatus::done;
    std::int64_t polls = 0;        // how often the token was asked
    std::int64_t polls_after = 0;  // ... once it had said that the part is to stop
};

// `stops(n)`: whether the n-th time (from 1) is the time to stop.
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
