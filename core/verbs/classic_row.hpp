// The rows of the verb classic: how a method ended, its counters, and the trace.
#pragma once

#include <string>
#include <vector>

#include "classic/classic.hpp"
#include "verbs/classic_options.hpp"

namespace rookery {

std::vector<std::string> classic_columns(ClassicMethod method);

// The trace as rows of text, to stand before the puzzle's: each table with its title and the names of its columns, then
// the notes.
std::vector<std::string> trace_rows(const Trace& trace);

template <int N>
std::string classic_row(const ClassicPuzzle<N>& puzzle, const ClassicOptions& wanted, const ClassicResult<N>& result,
                        const Trace& trace);

}  // namespace rookery
