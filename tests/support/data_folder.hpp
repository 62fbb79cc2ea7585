// Lists too big for the repository: read from the folder in the environment variable ROOKERY_DATA, if it is set.
#pragma once

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

namespace rookery::data {

// The lines of a file in that folder. Without the folder or the file: none, and a message.
inline std::vector<std::string> lines_of(const std::string& file) {
    std::vector<std::string> lines;
    const char* folder = std::getenv("ROOKERY_DATA");  // NOLINT(concurrency-mt-unsafe): tests run on one thread
    if (folder == nullptr) {
        MESSAGE("skipped: set ROOKERY_DATA to the folder of ", file);
        return lines;
    }
    std::ifstream in(std::string(folder) + "/" + file);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    if (lines.empty()) MESSAGE("skipped: nothing to read in ", file);
    return lines;
}

}  // namespace rookery::data
