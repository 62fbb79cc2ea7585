// A line as fields: runs of symbols between white space, commas, semicolons, '#', quotes and brackets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace rookery::reading {

struct Field {
    std::size_t begin = 0;  // bytes of the line
    std::size_t end = 0;
    std::int64_t symbols = 0;
    std::int64_t digits = 0;   // 1-9
    std::int64_t blanks = 0;   // '.' and '0'
    std::int64_t lines = 0;    // dashes, | and box-drawing characters
    std::int64_t letters = 0;  // includes everything beyond ASCII
    bool mixed_letters = false;
    std::int64_t controls = 0;

    // Mostly letters, and not all the same: a name, an address, a sentence.
    bool is_words() const { return mixed_letters && letters * 2 > symbols; }
    // A rule between parts of a text, never an empty puzzle.
    bool is_rule() const { return digits == 0 && lines > 0; }
    // Nothing in it could be part of a puzzle, unless its length is exactly that of an empty one.
    bool is_ornament() const { return digits + blanks + letters + controls == 0; }
};

// The first field at or after byte `from`; false if there is none.
bool next_field(std::string_view line, std::size_t from, Field& field);

// Whether a field ends before the character at `at` (the end of the line included).
bool field_ends_at(std::string_view line, std::size_t at);

}  // namespace rookery::reading
