#include "verbs/steps/state_options.hpp"

#include <string>
#include <string_view>
#include <variant>

namespace rookery {
namespace {

constexpr std::size_t kCandidateCharacters = 729;  // nine for each cell

bool is_blank(char c) {
    return c == '.' || c == '0';
}

// The expected character and the one found: described in words if it cannot be shown.
std::string expected_character(std::string_view expected, char found) {
    const std::string sentence = "expected " + std::string(expected) + ", found ";
    return found < ' ' || found > '~' ? sentence + "another character" : sentence + '"' + found + '"';
}

std::string expected_length(std::string_view option, std::size_t expected, std::size_t found) {
    return "option " + std::string(option) + ": expected " + std::to_string(expected) + " characters, found " +
           std::to_string(found);
}

// The givens of a plain puzzle must be on every board of it. Returns an error, or nothing.
std::string missing_given(const Grid9& givens, const Grid9& values) {
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (givens[cell] == 0 || values[cell] == givens[cell]) continue;
        return "option values: expected the given " + std::to_string(givens[cell]) + " in " + cell_name(cell) +
               ", found " + (values[cell] == 0 ? "nothing" : std::to_string(values[cell]));
    }
    return {};
}

}  // namespace

ValuesOption::ValuesOption(OptionPlace place)
    : Option(place, "values", "V", "start from this board: 81 characters, all digits on it now, givens included") {}

std::string ValuesOption::read(std::string_view text) {
    if (text.size() != Geometry9::kCells) return expected_length(name(), Geometry9::kCells, text.size());
    values_.emplace();
    for (std::size_t cell = 0; cell < text.size(); ++cell) {
        const char c = text[cell];
        if ('1' <= c && c <= '9') {
            (*values_)[static_cast<int>(cell)] = static_cast<Digit>(c - '0');
        } else if (!is_blank(c)) {
            return refusal_at(static_cast<std::int64_t>(cell) + 1, expected_character("a digit, . or 0", c));
        }
    }
    return {};
}

CandidatesOption::CandidatesOption(OptionPlace place)
    : Option(place, "candidates", "C",
             "start from these candidates too: 729 characters, . or 0 for one that is eliminated") {}

std::string CandidatesOption::read(std::string_view text) {
    if (text.size() != kCandidateCharacters) return expected_length(name(), kCandidateCharacters, text.size());
    candidates_.emplace();
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const int digit = static_cast<int>(i % 9) + 1;
        DigitSet& set = (*candidates_)[static_cast<int>(i / 9)];
        if (c == static_cast<char>('0' + digit)) {
            set = static_cast<DigitSet>(set | digit_bit(digit));
        } else if (!is_blank(c)) {
            return refusal_at(static_cast<std::int64_t>(i) + 1,
                              expected_character(std::to_string(digit) + ", . or 0", c));
        }
    }
    return {};
}

TypedBoard StateOptions::board(const std::vector<ParsedPuzzle>& puzzles) {
    TypedBoard board{values.values(), candidates.candidates()};
    if (!board.is_given()) return board;
    if (puzzles.size() > 1) {
        refuse("the options values and candidates take one puzzle, found " + std::to_string(puzzles.size()) +
               " in the input");
    }
    if (puzzles.size() != 1 || !board.values || puzzles.front().candidates) return board;
    if (const auto* givens = std::get_if<Grid9>(&puzzles.front().grid)) {
        if (std::string wrong = missing_given(*givens, *board.values); !wrong.empty()) refuse(std::move(wrong));
    }
    return board;
}

PathStart start_from(const ParsedPuzzle& puzzle, const Grid9& givens, const TypedBoard& board, const Scale& scale,
                     StopToken stop) {
    const Grid9& placed = extras_of(puzzle).placed;
    const bool holds_board = puzzle.candidates || placed.clue_count() != 0;
    if (&scale == &kHodokuScale && holds_board && !board.is_given()) {
        return start_on_library_board(givens, placed, puzzle.candidates);
    }
    return start_from(GivenPuzzle{givens, puzzle.candidates}, board, stop);
}

}  // namespace rookery
