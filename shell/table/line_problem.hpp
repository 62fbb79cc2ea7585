// LineProblem: a line of a list that could not be read.
#pragma once

#include <cstdint>
#include <string>

namespace rookery::shell {

struct LineProblem {
    std::int64_t line = 0;
    std::int64_t column = 0;
    std::string sentence;
};

}  // namespace rookery::shell
