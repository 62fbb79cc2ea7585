// Checks that a run does not write a file that it also reads or writes in another role.
#pragma once

#include <string>

#include "cli_settings.hpp"

namespace rookery::cli {

// Call it before opening any of them. Returns a sentence if two files are the same, or if one is of an unsuitable kind;
// otherwise an empty text.
std::string file_problem(const Settings& settings);

}  // namespace rookery::cli
