// From symbols to the digits of cells: what counts as a digit or an empty cell, and which given is repeated.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "board/grid.hpp"
#include "text/scan/characters.hpp"

namespace rookery::reading {

// 1-9, then A-P.
inline char symbol_of(int digit) {
    return "0123456789ABCDEFGHIJKLMNOP"[digit];
}
std::optional<int> digit_of(char32_t code);  // 1..25, either case of the letters; the inverse of symbol_of
std::string expected_symbols(int size);      // "1-9, '.' or '0'"

// Reads the symbols of one puzzle or of one row, in order.
//
// An empty cell is '.' or '0', or any other printable symbol if it is the same throughout. Which of two symbols is the
// mistake is only known at the end, so the first of each kind is remembered. If the whole puzzle has no digit, only a
// usual sign for empty cells makes an empty board: 81 letters or emoji are something else.
class CellReader {
  public:
    explicit CellReader(int size) : size_(size) {}

    // The digit of the character at `at`, or 0.
    Digit read(const Character& character, const char* at);
    // Appends the symbols of another reader. For the rows of a grid.
    void append(const CellReader& next);

    bool good() const { return !error().has_value(); }
    // The first mistake.
    struct Error {
        const char* at;
        Character found;
        bool two_blanks;  // `found` is a second symbol for an empty cell, in addition to `other`
        Character other;
        bool no_digits = false;  // a whole puzzle of symbols that is not a board
    };
    std::optional<Error> error() const;
    // The same for a whole puzzle instead of one of its rows.
    std::optional<Error> error_of_whole() const;
    std::string sentence(const Error& error) const;
    // The symbol of empty cells if it is neither '.' nor '0'; 0 if there is none.
    char32_t own_blank() const { return own_.seen ? own_.character.code : 0; }

  private:
    struct First {
        bool seen = false;
        Character character;
        const char* at = nullptr;
        void note(const Character& found, const char* where) {
            if (!seen) *this = {true, found, where};
        }
    };

    int size_;
    First wrong_;     // cannot be a cell at all
    First standard_;  // '.' or '0'
    First own_;       // another symbol
    First second_;    // a third kind
    bool has_digit_ = false;
};

// "digit 5 appears twice in row 3 (r3c1 and r3c7)"
template <int N>
std::string sentence_of(const Conflict& conflict);
std::string sentence_of(const Conflict& conflict, int size);

// The givens that the candidates in a text imply.

// A cell with one candidate may be solved, or may just have one candidate left; the text does not say. It counts as
// solved, and so as a given, only if no peer with several candidates still lists its digit.
Grid9 certain_cells(const Candidates9& candidates);

// The candidates of every cell after removing the digits of the grid from their peers. A filled cell has only its own
// digit.
Candidates9 open_candidates(const Grid9& grid);

// `above` wins where both have a digit.
Grid9 overlaid(const Grid9& above, const Grid9& below);

// Whether the givens fit candidates noted later: each given is the only candidate of its cell.
bool agree(const Grid9& givens, const Candidates9& candidates);

}  // namespace rookery::reading
