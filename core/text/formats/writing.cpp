#include "text/formats/writing.hpp"

#include "text/scan/cells.hpp"

namespace rookery {

namespace reading {

const Grid9& givens_of(const ParsedPuzzle& puzzle) {
    return std::get<Grid9>(puzzle.grid);
}

Candidates9 candidates_of(const ParsedPuzzle& puzzle) {
    if (puzzle.candidates) return *puzzle.candidates;
    return open_candidates(overlaid(givens_of(puzzle), extras_of(puzzle).placed));
}

const std::string& title_of(const ParsedPuzzle& puzzle) {
    const std::string& title = extras_of(puzzle).title;
    return title.empty() ? puzzle.note : title;
}

}  // namespace reading

Written write_as(const TextFormat& format, const ParsedPuzzle& puzzle) {
    const auto* grid9 = std::get_if<Grid9>(&puzzle.grid);
    if (puzzle.candidates && !format.holds_candidates && grid9 != nullptr && grid9->clue_count() == 0) {
        return {"", "this puzzle has candidates but no givens: expected a format that holds candidates"};
    }
    if (format.any_size || grid9 != nullptr) return format.write(puzzle);
    return {"", "this format expects 9x9 puzzles, found one of " + size_name(puzzle.grid)};
}

Written write_document(const TextFormat& format, const ParsedPuzzle& puzzle) {
    Written result = write_as(format, puzzle);
    if (result.problem.empty()) result.text = std::string(format.head) + result.text + std::string(format.end);
    return result;
}

}  // namespace rookery
