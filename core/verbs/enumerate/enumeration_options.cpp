#include "verbs/enumerate/enumeration_options.hpp"

#include <utility>

#include "unavoidable/set_text.hpp"

namespace rookery {

EnumerationRequest EnumerationOptions::request() {
    EnumerationRequest request;
    request.clues = clues.value();
    request.method = method.value();
    request.minimal = minimal.on();
    request.required = required.value_or(CellSet());
    request.allowed = allowed.value_or(CellSet::all());
    if (std::string reason = contradiction_in(request); !reason.empty()) refuse(std::move(reason));
    return request;
}

bool take_grid(const ParsedPuzzle& puzzle, std::string_view verb, Sink& sink, EnumerationRequest& request) {
    const Grid9* grid = ListJob::solved9(puzzle, sink, verb);
    if (grid == nullptr) return false;
    request.grid = *grid;
    const std::string reason = impossible_because(request);
    if (!reason.empty()) sink.problem(puzzle.line, 1, reason);
    return reason.empty();
}

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

void take_sets(const std::string& load, const ParsedPuzzle& puzzle, Sink& sink, StopToken stop,
               EnumerationRequest& request) {
    request.sets = load.empty() ? UnavoidableList() : loaded_sets(load, puzzle, request.grid, sink, stop);
}

}  // namespace rookery
