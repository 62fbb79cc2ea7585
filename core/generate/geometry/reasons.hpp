// The reason why a pattern has no puzzle, as a sentence; empty if no reason is known.
#pragma once

#include <string>
#include <string_view>

#include "board/cell_set.hpp"
#include "job/stop_token.hpp"

namespace rookery {

// McGuire, Tugemann and Civario (2012) searched all essentially different boards: none has a 16-clue puzzle.
inline constexpr int kFewestClues = 17;
inline constexpr std::string_view kTooFewClues =
    "no puzzle with fewer than 17 clues has one solution, as a search of all boards has shown";

// The quick checks: too few clues, two empty lines in a chute.
std::string impossible_by_lines(CellSet pattern);

// The same, and a chute that its clues never determine. Takes microseconds for most patterns, up to a few tens of
// milliseconds for others, and 60 more the first time, for the list of classes.
std::string impossible_by_chutes(CellSet pattern);

// A band and a stack that are never determined together, for patterns that pass the test above. Takes up to a second.
std::string impossible_by_crossing(CellSet pattern, StopToken stop = {});

// The sentences for the results of feasibility.hpp.
std::string reason_of_chute(int chute);
std::string reason_of_crossing(int band, int stack);

}  // namespace rookery
