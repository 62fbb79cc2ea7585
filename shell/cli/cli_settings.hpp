// What the user asked for on the command line.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace rookery::cli {

// Every count-th part, beginning with part `index`.
struct Shard {
    std::int64_t index = 0;
    std::int64_t count = 1;
};

struct Settings {
    std::string verb;
    std::map<std::string, std::string> options;  // the verb's own
    std::vector<std::string> files;              // empty: standard input
    bool header = false;
    int threads = 1;
    Shard shard;
    std::string resume;        // a file's name, or empty
    double seconds = 0;        // the time limit of the run; 0: none
    bool row_seconds = false;  // each row ends in the time that its part took
    std::string proof;         // where a job's documents go: the beginning of files' names; or empty
    bool estimate = false;     // say how long it will take before it begins
};

// Reads the arguments. Returns an exit status if there is nothing (more) to do: help was shown, or the call was wrong
// and a sentence stands on standard error.
std::optional<int> read_arguments(int argc, char** argv, Settings& settings);

}  // namespace rookery::cli
