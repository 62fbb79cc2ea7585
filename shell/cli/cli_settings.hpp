// The parsed command line.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "shards/last_line.hpp"

namespace rookery::cli {

inline constexpr const char* kVersion = ROOKERY_VERSION;  // "0.1.0", the project's in CMakeLists.txt

// Joins the files of --output. It is not in core/verbs because it reads files by name.
inline constexpr const char* kMerge = "merge";

// Every count-th part, beginning with part `index`.
struct Shard {
    std::int64_t index = 0;
    std::int64_t count = 1;
};

struct Settings {
    std::string verb;
    std::map<std::string, std::string> options;  // the verb's own
    std::vector<std::string> files;              // empty: standard input
    std::vector<std::string> option_files;       // files whose text is the value of an option
    bool header = false;
    int threads = 1;
    Shard shard;
    std::string resume;  // a file's name, or empty
    std::string output;  // where rows go: a file's name, or empty
    // Only these lines of the input; for merge, the range that the files must cover.
    std::optional<ShardRange> range;
    double seconds = 0;        // the time limit of the run; 0: none
    bool row_seconds = false;  // each row ends with the time that its part took
    std::string proof;         // the prefix of the names of a job's document files, or empty
    bool estimate = false;     // print a time estimate before the run
};

// Reads the arguments. Returns an exit status if there is nothing (more) to do: it has printed help, or the call was
// wrong and it has printed a sentence to standard error.
std::optional<int> read_arguments(int argc, char** argv, Settings& settings);

}  // namespace rookery::cli
