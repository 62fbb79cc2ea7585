// LZ-String in base64: the packing of JSON in links of f-puzzles and SudokuPad.
//
// Method: the format of Pieroxy's lz-string, an LZW of Ziv, Lempel and Welch (1978, 1984) over UTF-16 code units.
// Phrases are numbered as they arise, and the width of a number follows from the count of phrases. Three numbers are
// reserved: 0 is followed by a new unit of 8 bits, 1 by one of 16, 2 ends the text. Numbers and units are written least
// significant bit first; six bits, the first of them the highest, are a symbol of base64.
//
// Implemented here because the library exists only for JavaScript, and the command line reads such links too.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace rookery::reading {

// The text in UTF-8 (half a surrogate pair becomes U+FFFD), or nothing if `code` is invalid or would unpack to more
// than `most` units. Text after the end mark is ignored.
std::optional<std::string> unpack_lz_string(std::string_view code, std::size_t most);

// The inverse, with the same output as lz-string itself. The text is UTF-8; an invalid byte counts as U+FFFD.
std::string pack_lz_string(std::string_view text);

}  // namespace rookery::reading
