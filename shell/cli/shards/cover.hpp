// Checks that files are the ranges of one run: all of the same call, without gaps or overlaps.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shards/last_line.hpp"

namespace rookery::cli {

struct ShardFile {
    std::string name;
    LastLine last;
};

struct Cover {
    std::vector<std::size_t> order;   // of the files, by their ranges
    std::vector<std::string> wrong;   // a sentence each; empty if they are complete
    std::optional<ShardRange> range;  // of all files; nothing for a single file of a whole run
};

// `files`: at least one. `wanted`: the numbers that they must cover; by default from their lowest to their highest.
Cover cover_of(const std::vector<ShardFile>& files, const std::optional<ShardRange>& wanted);

}  // namespace rookery::cli
