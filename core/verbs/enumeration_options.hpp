// What the verbs about enumeration share: which puzzles of a grid are meant, and what is wrong with a grid.
#pragma once

#include <string>

#include "enumerate/enumerate.hpp"
#include "verbs/list_work.hpp"
#include "verbs/options.hpp"

namespace rookery {

// The options clues, method, minimal, required and allowed. The request's grid is left empty.
EnumerationRequest read_enumeration(Options& options);

// Sets the request's grid to that of `puzzle`. False after a problem was sent: nothing can be enumerated there.
bool take_grid(const ParsedPuzzle& puzzle, std::string_view verb, Sink& sink, EnumerationRequest& request);
// Then its sets to those of the option load, if it is there; what is wrong with them are problems of `puzzle`.
void take_sets(const std::string& load, const ParsedPuzzle& puzzle, Sink& sink, StopToken stop,
               EnumerationRequest& request);

inline constexpr OptionInfo kCluesOption{"clues", "N", "how many clues, 16 to 25 (17)"};
inline constexpr OptionInfo kEnumerationMethodOption{"method", "NAME", "bands (default) or gridchecker"};
inline constexpr OptionInfo kNeedsEachClueOption{"minimal", "", "only puzzles that need each of their clues"};
inline constexpr OptionInfo kRequiredOption{"required", "MASK",
                                            "these cells are clues: 81 characters, . or 0 for the others"};
inline constexpr OptionInfo kLoadOption{
    "load", "FILE",
    "use the unavoidable sets of a file too, one a line (as unavoidable writes them); they are checked"};
inline constexpr OptionInfo kAllowedOption{"allowed", "MASK", "no cells but these are clues"};

}  // namespace rookery
