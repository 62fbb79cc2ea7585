// Whether files are one run, cut into ranges: all of the same call, without a gap and without an overlap.
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
    std::vector<std::string> wrong;   // a sentence each; none: they are the whole
    std::optional<ShardRange> range;  // of all of them; nothing: it is one file of a whole run
};

// `files`: at least one. `wanted`: the numbers that they are to cover; nothing: from their lowest to their highest.
Cover cover_of(const std::vector<ShardFile>& files, const std::optional<ShardRange>& wanted);

}  // namespace rookery::cli
