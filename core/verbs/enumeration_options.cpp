#include "verbs/enumeration_options.hpp"

#include "verbs/loaded_sets.hpp"

namespace rookery {

EnumerationRequest read_enumeration(Options& options) {
    EnumerationRequest request;
    request.clues = static_cast<int>(options.number("clues", 17, kLeastClues, kMostClues));
    const std::string method = options.has("method") ? options.text("method") : "bands";
    if (method == "gridchecker") {
        request.method = EnumerationMethod::positions;
    } else if (method != "bands") {
        options.reject("method", "bands or gridchecker");
    }
    request.minimal = options.flag("minimal");
    request.required = options.mask("required", CellSet());
    request.allowed = options.mask("allowed", CellSet::all());
    if (const std::string reason = contradiction_in(request); !reason.empty()) options.reject_call(reason);
    return request;
}

bool take_grid(const ParsedPuzzle& puzzle, std::string_view verb, Sink& sink, EnumerationRequest& request) {
    const Grid9* grid = ListWork::solved9(puzzle, sink, verb);
    if (grid == nullptr) return false;
    request.grid = *grid;
    const std::string reason = impossible_because(request);
    if (!reason.empty()) sink.problem(puzzle.line, 1, reason);
    return reason.empty();
}

void take_sets(const std::string& load, const ParsedPuzzle& puzzle, Sink& sink, StopToken stop,
               EnumerationRequest& request) {
    request.sets = load.empty() ? UnavoidableList() : loaded_sets(load, puzzle, request.grid, sink, stop);
}

}  // namespace rookery
