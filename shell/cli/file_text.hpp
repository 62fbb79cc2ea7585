// What a file holds.
#pragma once

#include <string>

namespace rookery::cli {

// Reads the whole file. Returns a sentence if it cannot be read, or nothing.
std::string read_file(const std::string& name, std::string& text);

}  // namespace rookery::cli
