// LineProblem: an invalid line of a list.
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
