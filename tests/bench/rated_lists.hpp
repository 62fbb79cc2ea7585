// The lists for a rating benchmark.
#pragma once

#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "bench/lists.hpp"
#include "support/puzzles/rated_whole_scale.hpp"

namespace rookery::bench {

// The lists that the arguments name or, without arguments, a sample from the whole scale. Returns nothing after
// printing an error, with the program's name, if one cannot be read.
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
