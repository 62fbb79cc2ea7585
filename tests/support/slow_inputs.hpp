// The slowest inputs known of each verb: the rows of slow_inputs.tsv, which rookery-slowest found.
//
//   verb   options (name=value;...)   part   input (with \n and \t)   polls
//
// `polls`: the part asks at least so often whether to stop. It is all that it asks, or as much of it as takes some
// hundredths of a second.
#pragma once

#include <string>
#include <vector>

#include "verbs/verbs.hpp"

namespace rookery::tests {

struct SlowInput {
    Call call;
    std::int64_t part = 0;
    std::int64_t polls = 0;
};

std::vector<SlowInput> slow_inputs(const std::string& text);  // of the rows of such a file
std::string row_of(const SlowInput& input);                   // as the file has it
std::string file_text(const std::string& path);
const char* slow_inputs_path();

}  // namespace rookery::tests
