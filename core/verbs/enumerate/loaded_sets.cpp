#include "verbs/enumerate/loaded_sets.hpp"

#include <utility>

#include "unavoidable/set_text.hpp"

namespace rookery {

UnavoidableList loaded_sets(const std::string& text, const ParsedPuzzle& puzzle, const Grid9& grid, Sink& sink,
                            StopToken stop) {
    SetListText list = read_sets(text, KnownGrid(grid), stop);
    if (list.stopped) return {};
    for (const TextProblem& problem : list.problems) {
        sink.problem(puzzle.line, 1,
                     "option load, line " + std::to_string(problem.line) + ", column " +
                         std::to_string(problem.column) + ": " + problem.sentence);
    }
    return std::move(list.sets);
}

}  // namespace rookery
