// The options of rookery-bench, read and checked.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bench/most_threads.hpp"

namespace rookery::bench {

struct Call {
    int runs = 5;     // 0: count only
    int threads = 1;  // 1..kMaxThreads
    std::uint64_t limit = 2;
    bool batch = false;
    std::string target;  // a name of solve/solver_target.hpp; empty: the solver's choice
    std::vector<std::string> paths;
    bool help = false;
};

// Returns an empty string, or a sentence about the error in the call.
std::string read_call(int argc, char** argv, Call& call);

extern const char* const kUsage;

}  // namespace rookery::bench
