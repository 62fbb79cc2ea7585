// The option load of the verbs about unavoidable sets: sets from a file, for a grid.
#pragma once

#include <string>

#include "job/job.hpp"
#include "text/text.hpp"
#include "unavoidable/unavoidable.hpp"

namespace rookery {

// The sets listed in `text`, minimal and sorted. Lines that are not an unavoidable set of the grid become problems at
// the line of `puzzle`, the grid's. Empty if stopped.
UnavoidableList loaded_sets(const std::string& text, const ParsedPuzzle& puzzle, const Grid9& grid, Sink& sink,
                            StopToken stop);

}  // namespace rookery
