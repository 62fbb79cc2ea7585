// 729 characters, nine per cell: the digit itself if it is a candidate, a dot if not. scan/puzzle_line.hpp reads them.
#include <string>

#include "text/formats/writing.hpp"
#include "text/scan/cells.hpp"

namespace rookery {

std::string to_candidate_line(const Candidates9& candidates) {
    std::string line;
    line.reserve(729);
    for (const DigitSet set : candidates.sets) {
        for (int digit = 1; digit <= 9; ++digit) line += has_digit(set, digit) ? reading::symbol_of(digit) : '.';
    }
    return line;
}

const TextFormat formats::candidate_line = {
    .name = "candidate line",
    .name_of_one = [](int) -> std::string { return "729-character candidate line"; },
    .name_of_several = "puzzle",
    .one_line = true,
    .marks_givens = false,
    .id = "candidates",
    .title = "729 characters of candidates",
    .extension = "txt",
    .lost = "which digits are given and which placed, marks, title",
    .holds_candidates = true,
    .write =
        [](const ParsedPuzzle& puzzle) {
            return Written{to_candidate_line(reading::candidates_of(puzzle)), ""};
        },
};

}  // namespace rookery
