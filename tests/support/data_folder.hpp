// Lists that are too big to carry along: read from the folder that the environment variable ROOKERY_DATA names, if it
// does.
#pragma once

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

namespace rookery::data {

// The lines of a file of that folder. None, and a message, if there is no folder or no such file in it.
inline std::vector<std::string> lines_of(const std::string& file) {
    std::vector<std::string> lines;
    const char* folder = std::getenv("ROOKERY_DATA");  // NOLINT(concurrency-mt-unsafe): tests run on one thread
    if (folder == nullptr) {
        MESSAGE("skipped: ROOKERY_DATA names no folder to read ", file, " from");
        return lines;
    }
    std::ifstream in(std::string(folder) + "/" + file);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    if (lines.empty()) MESSAGE("skipped: nothing to read in ", file);
    return lines;
}

}  // namespace rookery::data
