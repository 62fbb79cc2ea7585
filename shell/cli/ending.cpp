#include "ending.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iterator>

#include "process.hpp"

namespace rookery::cli {
namespace {

constexpr std::array kByWeight{kAllGood, kSomeInputsBad, kIncomplete, kInterrupted, kCallWrong};

std::string so_many(std::int64_t done, std::int64_t all) {
    return std::to_string(done) + " of " + std::to_string(all);
}

}  // namespace

int worse_status(int a, int b) {
    const auto weight = [](int status) { return std::find(kByWeight.begin(), kByWeight.end(), status); };
    return weight(a) < weight(b) ? b : a;
}

int status_of(RunEnd end, const Job& job) {
    switch (end) {
        case RunEnd::finished:
            return kAllGood;
        case RunEnd::gave_up:
            return job.may_give_up() ? kAllGood : kIncomplete;
        case RunEnd::out_of_time:
        case RunEnd::terminated:
        case RunEnd::out_of_memory:
        case RunEnd::write_failed:
        case RunEnd::no_threads:
            return kIncomplete;
        case RunEnd::interrupted:
            return kInterrupted;
    }
    return kAllGood;
}

std::optional<RunEnd> end_asked_for(const TimeLimit& time_limit) {
    if (interrupted()) return user_stopped() ? RunEnd::interrupted : RunEnd::terminated;
    if (memory_ran_out()) return RunEnd::out_of_memory;
    if (time_limit.passed()) return RunEnd::out_of_time;
    return std::nullopt;
}

std::string reason_of(RunEnd end, double seconds) {
    std::array<char, 64> text{};
    switch (end) {
        case RunEnd::out_of_time:
            std::snprintf(text.data(), text.size(), "the time limit of %g s was reached", seconds);
            return text.data();
        case RunEnd::terminated:
            return "stopped by a signal";
        case RunEnd::interrupted:
            return "interrupted";
        case RunEnd::out_of_memory:
            return "out of memory";
        case RunEnd::no_threads:
            return "no thread could be started";
        default:
            return {};
    }
}

std::string closing_sentence(const RunReport& report, const Job& job, double seconds) {
    if (report.end == RunEnd::finished) return {};
    if (report.end == RunEnd::gave_up) {
        const bool one = job.max_idle_parts() == 1;
        const std::string what = job.counts_tries() ? (one ? " try" : " tries") : (one ? " attempt" : " attempts");
        return so_many(report.done, report.wanted) + " found, gave up: nothing new in " +
               std::to_string(job.max_idle_parts()) + what + (one ? "" : " in a row");
    }
    if (job.parts() == kOpenEnded) {
        return so_many(report.done, report.wanted) + " found, " + reason_of(report.end, seconds);
    }
    if (report.wanted < 0) {
        const std::string name(job.item_name());
        return std::to_string(report.done) + ' ' + name + " done, " + reason_of(report.end, seconds);
    }
    std::string sentence =
        so_many(report.parts_done, report.parts) + (report.parts == 1 ? " part done" : " parts done");
    if (const std::string_view name = job.item_name(); !name.empty()) {
        sentence += " (" + so_many(report.done, report.wanted) + ' ' + std::string(name) + ')';
    }
    return sentence + ", " + reason_of(report.end, seconds);
}

}  // namespace rookery::cli
