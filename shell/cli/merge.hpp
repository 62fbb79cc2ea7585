// merge: the files that --output wrote for the ranges of a run become that of the whole run, byte by byte.
//
// First every file is read to its end and held against its last line, then the ranges against each other
// (shards/cover.hpp), and only then rows are copied. Memory does not grow with the files.
#pragma once

#include "cli_settings.hpp"
#include "output.hpp"

namespace rookery::cli {

// Returns an exit status: kSomeInputsBad, and no row is written, if the files are not one whole run.
int merge_files(const Settings& settings, Output& output);

}  // namespace rookery::cli
