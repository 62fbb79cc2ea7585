// Invariants for any text that is read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "text/text.hpp"

namespace rookery::fuzz {

// Well-formed UTF-8 without control characters.
inline bool is_clean(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const std::size_t length = byte < 0x80   ? 1
                                   : byte < 0xC2 ? 0
                                   : byte < 0xE0 ? 2
                                   : byte < 0xF0 ? 3
                                   : byte < 0xF5 ? 4
                                                 : 0;
        if (length == 0 || i + length > text.size() || byte == 0x7F || (byte < 0x20 && byte != '\t')) return false;
        const auto second = static_cast<unsigned char>(length > 1 ? text[i + 1] : 0x80);
        const bool overlong = (byte == 0xE0 && second < 0xA0) || (byte == 0xF0 && second < 0x90);
        if (overlong || (byte == 0xED && second >= 0xA0) || (byte == 0xF4 && second >= 0x90)) return false;
        for (std::size_t k = 1; k < length; ++k) {
            if ((static_cast<unsigned char>(text[i + k]) & 0xC0U) != 0x80U) return false;
        }
        i += length;
    }
    return true;
}

// The number of characters of every line, split in a simpler way than in the readers. For a malformed line it counts
// bytes, which are never fewer.
inline std::vector<std::int64_t> line_lengths(std::string_view text) {
    std::vector<std::int64_t> lengths;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        if (at < text.size() && text[at] != '\n' && text[at] != '\r') continue;
        const std::string_view line = text.substr(begin, at - begin);
        const bool clean = is_clean(line);
        std::int64_t length = 0;
        for (const char c : line) length += !clean || (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
        lengths.push_back(length);
        if (text.substr(at, 2) == "\r\n") ++at;
        begin = at + 1;
    }
    return lengths;
}

// Whether `text` reads as exactly this puzzle.
inline bool reads_as(const std::string& text, const AnyGrid& grid) {
    const ParseResult result = parse(text);
    return result.problems.empty() && result.puzzles.size() == 1 && result.puzzles[0].grid == grid;
}
inline bool reads_as(const std::string& text, const Candidates9& candidates) {
    const ParseResult result = parse(text);
    return result.problems.empty() && result.puzzles.size() == 1 && result.puzzles[0].candidates == candidates;
}

inline std::string error_of(const ParsedPuzzle& puzzle, const std::vector<std::int64_t>& lines) {
    const bool conflict = std::visit([](const auto& grid) { return has_conflict(grid); }, puzzle.grid);
    if (conflict) return "a puzzle with a digit twice in a house";
    if (puzzle.line < 1 || puzzle.line > static_cast<std::int64_t>(lines.size())) return "a puzzle outside the text";
    if (puzzle.note.size() > 1000 || !is_clean(puzzle.note)) return "a note that is not clean";
    if (!reads_as(to_line(puzzle.grid), puzzle.grid)) return "a line that reads back differently";
    if (!reads_as(to_boxed_grid(puzzle.grid), puzzle.grid)) return "a boxed grid that reads back differently";
    const PuzzleExtras& extras = extras_of(puzzle);
    if (!is_clean(extras.title) || !is_clean(extras.author)) return "a title that is not clean";
    if (extras.title.size() > 1000 || extras.author.size() > 1000) return "a title without end";
    if (!puzzle.candidates) return "";
    const Grid9* givens = std::get_if<Grid9>(&puzzle.grid);
    if (givens == nullptr) return "candidates of a puzzle that is not 9x9";
    bool several = false;
    for (int cell = 0; cell < 81; ++cell) {
        const DigitSet set = (*puzzle.candidates)[cell];
        several = several || digit_count(set) > 1;
        if ((*givens)[cell] != 0 && set != digit_bit((*givens)[cell]))
            return "a given that is not the candidate of its cell";
    }
    if (!reads_as(to_candidate_line(*puzzle.candidates), *puzzle.candidates))
        return "a candidate line that reads back differently";
    if (several && !reads_as(to_pencilmark_grid(*puzzle.candidates), *puzzle.candidates)) {
        return "a pencilmark grid that reads back differently";
    }
    return "";
}

// The first property violated for `text`, or "".
inline std::string broken_invariant(std::string_view text) {
    const ParseResult result = parse(text);
    const std::vector<std::int64_t> lines = line_lengths(text);
    if (result.puzzles.empty() && result.problems.empty()) return "neither a puzzle nor a problem";
    if (result.recognised.empty() != result.puzzles.empty()) return "a phrase without a puzzle, or the reverse";
    if ((result.format == nullptr) != result.puzzles.empty()) return "a format without a puzzle, or the reverse";
    if (result.problems.size() > 1001) return "problems without end";
    for (const TextProblem& problem : result.problems) {
        if (problem.line < 1 || problem.line > static_cast<std::int64_t>(lines.size()))
            return "a problem in a line beyond the text";
        const std::int64_t length = lines[static_cast<std::size_t>(problem.line - 1)];
        if (problem.column < 1 || problem.column > length + 1) return "a problem in a column beyond its line";
        if (problem.sentence.empty() || !is_clean(problem.sentence)) return "a sentence that is not clean";
    }
    for (const ParsedPuzzle& puzzle : result.puzzles) {
        std::string error = error_of(puzzle, lines);
        if (!error.empty()) return error;
    }
    const auto mask = parse_mask(text);
    if (const auto* cells = std::get_if<std::vector<int>>(&mask)) {
        if (cells->size() > 81) return "a mask of more than 81 cells";
    }
    const auto line = parse_line(text.substr(0, text.find_first_of("\r\n")), 1);
    if (const auto* puzzle = std::get_if<ParsedPuzzle>(&line)) return error_of(*puzzle, lines);
    return "";
}

}  // namespace rookery::fuzz
