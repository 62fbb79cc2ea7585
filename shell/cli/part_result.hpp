// What a part of a run has sent.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "job/collect.hpp"

namespace rookery::cli {

struct PartResult {
    std::string rows;  // each with its line feed
    std::int64_t row_count = 0;
    std::vector<InputProblem> problems;
};

}  // namespace rookery::cli
