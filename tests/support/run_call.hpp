// A verb's rows and problems, from running its parts one after another.
#pragma once

#include <doctest/doctest.h>

#include <map>
#include <string>
#include <vector>

#include "job/collect.hpp"
#include "job/reducer.hpp"
#include "support/loaded_tables.hpp"
#include "text/tab_separated.hpp"
#include "verbs/verbs.hpp"

namespace rookery::tests {

using Options = std::map<std::string, std::string>;

inline std::unique_ptr<Job> job_for(const std::string& verb, const Options& options, const std::string& input) {
    auto made = make_job({verb, options, input});
    const auto* error = std::get_if<CallError>(&made);
    if (error != nullptr) {
        FAIL_CHECK(verb << ": " << error->sentence);
        return nullptr;
    }
    return std::move(std::get<std::unique_ptr<Job>>(made));
}

inline CollectingSink run_all_parts(const Job& job) {
    CollectingSink all;
    Reducer reducer(job);
    for (std::int64_t part = 0; (job.parts() == kOpenEnded || part < job.parts()) && !reducer.closed(); ++part) {
        CollectingSink one;
        CHECK(job.run(part, one, StopToken()) == PartStatus::done);
        for (const std::string& row : one.rows) {
            if (const auto out = reducer.take(row)) all.rows.emplace_back(*out);
        }
        reducer.end_part();
        all.problems.insert(all.problems.end(), one.problems.begin(), one.problems.end());
    }
    if (const auto out = reducer.end(all.problems.empty())) all.rows.emplace_back(*out);
    return all;
}

inline CollectingSink run_call(const std::string& verb, const Options& options, const std::string& input) {
    const auto job = job_for(verb, options, input);
    return job == nullptr ? CollectingSink{} : run_all_parts(*job);
}

// The field at an index of a row, counted from 0.
inline std::string field_of(const std::string& row, int index) {
    return fields_of(row).at(static_cast<std::size_t>(index));
}

// The sentence for a call that must be rejected; "accepted" if it was not.
inline std::string refusal_of(const std::string& verb, const Options& options, const std::string& input = {}) {
    const auto made = make_job({verb, options, input});
    const auto* error = std::get_if<CallError>(&made);
    return error == nullptr ? "accepted" : error->sentence;
}

}  // namespace rookery::tests
