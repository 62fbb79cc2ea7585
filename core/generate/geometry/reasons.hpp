// What rules out all puzzles on a pattern, in a sentence; empty if nothing that is known.
#pragma once

#include <atomic>
#include <string>

#include "board/cell_set.hpp"

namespace rookery {

// What can be seen at once: too few clues, two empty lines in a chute.
std::string impossible_by_lines(CellSet pattern);

// That, and a chute that its clues never determine. Microseconds for most patterns, up to some tens of milliseconds
// otherwise, and once 60 for the list of classes.
std::string impossible_by_chutes(CellSet pattern);

// A band and a stack that are never determined together, for patterns that pass the test above: up to a second.
std::string impossible_by_crossing(CellSet pattern, const std::atomic<bool>* stop = nullptr);

}  // namespace rookery
