// What a test run may be asked for from outside, through environment variables:
//
//   ROOKERY_DATA=FOLDER   also run the tests over the big lists in FOLDER/puzzles
//   ROOKERY_FULL=1        those tests take every puzzle instead of a sample
//   ROOKERY_CASES=N       how many random cases an agreement or property test tries
//   ROOKERY_SEED=S        from which seed
#pragma once

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

namespace rookery::environment {

inline std::string text(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string() : std::string(value);
}
inline std::uint64_t number(const char* name, std::uint64_t otherwise) {
    const std::string value = text(name);
    return value.empty() ? otherwise : std::strtoull(value.c_str(), nullptr, 10);
}

// The first 81 characters of the lines of FOLDER/puzzles/NAME that have so many. Empty without ROOKERY_DATA.
inline std::vector<std::string> puzzle_list(const std::string& name) {
    std::vector<std::string> lines;
    const std::string folder = text("ROOKERY_DATA");
    if (folder.empty()) return lines;
    std::ifstream file(folder + "/puzzles/" + name);
    for (std::string line; std::getline(file, line);) {
        if (line.size() >= 81) lines.push_back(line.substr(0, 81));
    }
    return lines;
}

}  // namespace rookery::environment
