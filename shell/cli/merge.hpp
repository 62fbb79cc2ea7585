// merge: joins the files that --output wrote for the ranges of a run into the file of the whole run, byte for byte.
//
// First it reads every file and verifies it against its last line, then compares the ranges with each other
// (shards/cover.hpp), and only then copies rows. Memory does not grow with the files.
#pragma once

#include "cli_settings.hpp"
#include "output/output.hpp"

namespace rookery::cli {

// Returns an exit status. If the files are not one complete run, it writes no row and returns kSomeInputsBad.
int merge_files(const Settings& settings, Output& output);

}  // namespace rookery::cli
