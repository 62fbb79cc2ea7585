// The option load of the verbs about unavoidable sets: those of a file, for a grid.
#pragma once

#include <string>

#include "job/job.hpp"
#include "text/text.hpp"
#include "unavoidable/unavoidable.hpp"

namespace rookery {

// The sets that `text` lists, minimal and sorted. Lines that are no unavoidable set of the grid become problems at the
// line of `puzzle`, the grid's. Empty if stopped.
UnavoidableList loaded_sets(const std::string& text, const ParsedPuzzle& puzzle, const Grid9& grid, Sink& sink,
                            StopToken stop);

}  // namespace rookery
