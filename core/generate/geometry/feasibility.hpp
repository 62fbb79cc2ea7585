// Why no puzzle on a pattern can have one solution, as far as one or two of its chutes tell.
//
// Method: all ways to fill a chute are tried, up to isomorphism; if its clue cells determine none of them (chute.hpp),
// then in any solution of any puzzle on the pattern some digits of the chute can change places. Where a band and a
// stack each have few determined fillings, all pairs of them that agree in the box that they share are tried in the
// same way: what the other four boxes hold matters only through the sets of digits that it leaves, which are those of
// the pair itself, so that one way to complete each pair stands for all.
//
//      . . .|x x x|. . .        The ring of 24 clues around an empty middle falls to the second test: its middle rows
//      . . .|. . .|. . .        have 36 determined fillings, up to what can be exchanged, and so have its middle
//      -----+-----+-----        columns, but of their 46,656 pairs none is determined.
//      x . .|. . .|. . x
//
// Both are proofs when they say so, and silent otherwise: a pattern that passes may still have no puzzle.
#pragma once

#include <optional>
#include <utility>

#include "board/cell_set.hpp"
#include "generate/geometry/chute.hpp"
#include "job/stop_token.hpp"

namespace rookery {

// A chute none of whose fillings is determined. Mostly some microseconds; up to some tens of milliseconds where it
// finds one, and once 60 for the list of classes.
std::optional<int> undetermined_chute(CellSet pattern);

// A band and a stack that are not determined together. Each chute alone must pass the test above. Up to a second; gives
// up without an answer if the stop flag strikes.
std::optional<std::pair<int, int>> undetermined_crossing(CellSet pattern, StopToken stop = {});

}  // namespace rookery
