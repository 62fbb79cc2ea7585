// A file that a run writes must not be another one that it reads or writes.
#pragma once

#include <string>

#include "cli_settings.hpp"

namespace rookery::cli {

// Before any of them is opened. Returns a sentence if two are the same or cannot be what they are to be, or nothing.
std::string file_problem(const Settings& settings);

}  // namespace rookery::cli
