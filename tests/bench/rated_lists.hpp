// The lists that a bench of ratings is called for.
#pragma once

#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "bench/lists.hpp"
#include "support/rated_whole_scale.hpp"

namespace rookery::bench {

// Those that the arguments name or, without any, a sample from the whole scale. Nothing: one could not be read, which
// was said in the program's name.
inline std::optional<std::vector<List>> rated_lists(int argc, char** argv, const char* program) {
    std::vector<List> lists;
    std::vector<std::string> skipped;
    for (int i = 1; i < argc; ++i) {
        const std::string problem = add_lists(argv[i], lists, skipped);
        if (problem.empty()) continue;
        std::fprintf(stderr, "%s: %s\n", program, problem.c_str());
        return std::nullopt;
    }
    if (lists.empty()) {
        lists.push_back({"sample", {}});
        for (const samples::RatedPuzzle& rated : samples::kWholeScale) lists.back().characters += rated.puzzle;
    }
    return lists;
}

}  // namespace rookery::bench
