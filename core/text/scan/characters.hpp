// Characters of UTF-8 text, and how a message names them.
//
// Columns count characters, not bytes, to match what an editor shows. A byte outside any valid sequence counts as one
// character, so even broken text has exact positions.
//
// Text copied from the source of a web page has character references (&nbsp; &middot; &#183;). Each is read as the
// character that it represents; its column is still the one that an editor shows.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace rookery::reading {

struct Character {
    char32_t code = 0;  // the code point, or the byte itself when it is not valid UTF-8
    std::uint8_t bytes = 1;
    bool valid = true;
};

// The UTF-8 character that starts at byte `at`, which must be inside the text.
Character utf8_at(std::string_view text, std::size_t at);
void append_utf8(std::string& to, char32_t code);  // a code point that is not a surrogate

Character multibyte_at(std::string_view text, std::size_t at);

// The same, with character references resolved.
inline Character character_at(std::string_view text, std::size_t at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte < 0x80 && byte != '&') return {byte, 1, true};
    return multibyte_at(text, at);
}

// Full-width forms become ASCII, white space of every kind (zero-width too) a space or a tab; others are unchanged.
char32_t folded_beyond_ascii(const Character& character);
inline char32_t folded(const Character& character) {
    if (character.code >= 0x80) return folded_beyond_ascii(character);
    return character.code >= 0x0A && character.code <= 0x0D ? U' ' : character.code;
}

// Classes of a folded character. The readers test every character of a text, so this is one table lookup.
enum Sign : std::uint16_t {
    kSpace = 1,
    kDigit = 2,           // 1-9
    kStandardBlank = 4,   // . and 0
    kLetter = 8,          // a-z, A-Z, and everything beyond ASCII that has no other meaning here
    kDash = 16,           // - = and the longer dashes
    kFieldEnd = 32,       // ends a field of a line: white space , ; # quotes and brackets
    kCellSeparator = 64,  // between the cells of a row: white space | , : ! + quotes, brackets, lines of boxes
    kBoxLine = 128,       // | and box-drawing characters
    kControl = 256,
};
inline constexpr std::array<std::uint16_t, 128> kAsciiSigns = [] {
    std::array<std::uint16_t, 128> table{};
    const auto mark = [&](std::string_view characters, unsigned signs) {
        for (const char c : characters) table[static_cast<unsigned char>(c)] |= static_cast<std::uint16_t>(signs);
    };
    for (std::size_t code = 0; code < 0x20; ++code) table[code] = kControl;
    table[0x7F] = kControl;
    table[static_cast<std::size_t>('\t')] = 0;
    mark("\t ", kSpace | kFieldEnd | kCellSeparator);
    mark("123456789", kDigit);
    mark(".0", kStandardBlank);
    mark("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", kLetter);
    mark("-=", kDash);
    mark("\"'`[](){}<>", kFieldEnd | kCellSeparator);
    mark(",", kFieldEnd | kCellSeparator);
    mark(";#", kFieldEnd);
    mark(":!+", kCellSeparator);
    mark("|", kCellSeparator | kBoxLine);
    return table;
}();
std::uint16_t signs_beyond_ascii(char32_t code);

inline std::uint16_t signs_of(char32_t code) {
    return code < 0x80 ? kAsciiSigns[code] : signs_beyond_ascii(code);
}
inline bool is(char32_t code, Sign sign) {
    return (signs_of(code) & sign) != 0;
}
inline bool is_space(char32_t code) {
    return code == U' ' || code == U'\t';
}
bool is_printable(const Character& character);  // visible, and not white space

// The first visible character at or after `at`, or the end; and the end of the last visible one in [begin, end).
std::size_t skip_space(std::string_view text, std::size_t at);
std::size_t visible_end(std::string_view text, std::size_t begin);

bool is_utf16(std::string_view text);  // by its byte-order mark

// 1 + the number of characters before byte `at` (which may be the end).
std::int64_t column_of(std::string_view line, std::size_t at);

// For messages: 'x', a NUL byte, byte 0xFF, character U+200B.
std::string described(const Character& character);
// For messages: the beginning of a text in quotes, cleaned.
std::string excerpt(std::string_view text);
// For messages: a text in double quotes including the white space at its ends, cleaned; long ones are cut.
std::string quoted(std::string_view text);

// Valid UTF-8 without control characters (except tabs), trimmed, and cut after kLongestNote bytes.
inline constexpr std::size_t kLongestNote = 1000;
std::string cleaned(std::string_view text, std::size_t longest = kLongestNote);

}  // namespace rookery::reading
