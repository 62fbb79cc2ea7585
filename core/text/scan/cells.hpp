// From symbols to the digits of cells: what counts as a digit, what as an empty cell, and which given is repeated.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "board/grid.hpp"
#include "text/scan/characters.hpp"

namespace rookery::reading {

// 1-9, then A-G.
inline char symbol_of(int digit) {
    return "0123456789ABCDEFG"[digit];
}
std::optional<int> digit_of(char32_t code);  // 1..16, either case of the letters; the inverse of symbol_of
std::string expected_symbols(int size);      // "1-9, '.' or '0'"

// Reads the symbols of one puzzle or of one row, in order.
//
// An empty cell is '.' or '0', or else any one other printable symbol, the same throughout. Which of two symbols is the
// mistake can only be said at the end, so the first of each kind is remembered. If the whole puzzle has no
// digit, only a usual sign of an empty cell makes an empty board: 81 letters or emoji are something else.
class CellReader {
  public:
    explicit CellReader(int size) : size_(size) {}

    // The digit that the character at `at` means, or 0.
    Digit read(const Character& character, const char* at);
    // The symbols of another reader, read after this one's. For the rows of a grid.
    void append(const CellReader& next);

    bool good() const { return !error().has_value(); }
    // The first mistake.
    struct Error {
        const char* at;
        Character found;
        bool two_blanks;  // `found` is a second symbol for an empty cell, next to `other`
        Character other;
        bool no_digits = false;  // a whole puzzle of symbols that are no board
    };
    std::optional<Error> error() const;
    // The same of a whole puzzle, not of one row of it.
    std::optional<Error> error_of_whole() const;
    std::string sentence(const Error& error) const;
    // The symbol of empty cells when it is neither '.' nor '0'; 0 when there is none.
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
    First second_;    // yet another
    bool has_digit_ = false;
};

// "digit 5 stands twice in row 3 (r3c1 and r3c7)"
template <int N>
std::string sentence_of(const Conflict& conflict);

}  // namespace rookery::reading
