// Inputs made to be slow for each verb (support/slow_inputs.tsv, found by rookery-slowest): how often their parts poll
// the stop token, and that they end soon after they are stopped. This counts polls, which are the same everywhere, and
// never time: a part with the same work but fewer polls has longer gaps between them.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "contract/contract.hpp"
#include "job/collect.hpp"
#include "support/polled_part.hpp"
#include "support/run_call.hpp"
#include "support/slow_inputs.hpp"

using namespace rookery;
using tests::SlowInput;

namespace {

// The most polls of a stopped part before it ends.
constexpr std::int64_t kMaxPollsAfter = 100;
// Sanitizers make everything ten times slower: with them only this share of a part runs, and nothing that is slow
// before it has parts (all puzzles of a pattern, all solutions).
constexpr std::int64_t kShare = 10;

struct Stopped {
    tests::PolledPart part;
    CollectingSink sink;
};

Stopped stopped_at(const Job& job, const SlowInput& input, std::int64_t poll) {
    Stopped result;
    result.part = tests::run_polled(job, input.part, result.sink, [poll](std::int64_t n) { return n >= poll; });
    return result;
}

// A stopped count is the last row, is marked ("936+", or a share of 0), and grows.
bool is_marked(const std::string& row) {
    return row.find('+') != std::string::npos || row.find(" 0/") != std::string::npos;
}

bool begins_with(const std::vector<std::string>& rows, std::vector<std::string> beginning) {
    if (!beginning.empty() && is_marked(beginning.back())) beginning.pop_back();
    return beginning.size() <= rows.size() && std::equal(beginning.begin(), beginning.end(), rows.begin());
}

}  // namespace

TEST_CASE("the slowest inputs: parts check for a stop as often as ever, end on request, and keep what was found") {
    const std::vector<SlowInput> inputs = tests::slow_inputs(tests::file_text(tests::slow_inputs_path()));
    std::set<std::string> verbs;
    for (const SlowInput& input : inputs) {
        const std::string row = tests::row_of(input).substr(0, 150);
        CAPTURE(row);
        verbs.insert(input.call.verb);
        if (kContractsChecked && input.call.options.count("all") == 1) continue;
        const auto job = tests::job_for(input.call.verb, input.call.options, input.call.input);
        if (job == nullptr) continue;
        const std::int64_t polls = kContractsChecked ? (input.polls + kShare - 1) / kShare : input.polls;
        const Stopped late = stopped_at(*job, input, polls);
        CHECK(late.part.polls >= polls);
        CHECK(late.part.polls_after <= kMaxPollsAfter);
        const Stopped early = stopped_at(*job, input, polls / 2);  // some jobs have learnt by now, and poll less often
        CHECK(early.part.polls_after <= kMaxPollsAfter);
        CHECK(begins_with(late.sink.rows, early.sink.rows));
        if (input.polls > 0) {
            const Stopped at_once = stopped_at(*job, input, 1);
            CHECK(at_once.part.status == PartStatus::stopped);
            CHECK(at_once.part.polls_after <= kMaxPollsAfter);
            CHECK(begins_with(late.sink.rows, at_once.sink.rows));
        }
    }
    for (const VerbInfo& verb : all_verbs()) {
        CAPTURE(verb.name);
        CHECK(verbs.count(std::string(verb.name)) == 1);
    }
}
