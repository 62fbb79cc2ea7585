// The slowest known inputs of each verb: the rows of slow_inputs.tsv, found by rookery-slowest.
//
//   verb   options (name=value;...)   part   input (with \n and \t)   polls
//
// `polls`: the part polls its stop token at least this often. It is the total, or as many polls as take a few
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

std::vector<SlowInput> slow_inputs(const std::string& text);  // from the rows of such a file
std::string row_of(const SlowInput& input);                   // as in the file
std::string file_text(const std::string& path);
const char* slow_inputs_path();

}  // namespace rookery::tests
