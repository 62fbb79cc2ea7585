// LZ-String in base 64: how f-puzzles and SudokuPad pack JSON into a link.
//
// Method: the format of Pieroxy's lz-string, an LZW of Ziv, Lempel and Welch (1978, 1984) over UTF-16 code units. The
// phrases are numbered as they arise, and a number is as wide as the count of phrases demands. Three numbers are set
// aside: 0 is followed by a new unit of 8 bits, 1 by one of 16, 2 ends the text. Numbers and units go least significant
// bit first; six bits, the first of them the highest, are a symbol of base 64.
//
// Implemented here because the library exists for JavaScript only, and the command line reads such links too.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace rookery::reading {

// The text in UTF-8 (half a surrogate pair becomes U+FFFD), or nothing if `code` is no such code or would unpack to
// more than `most` units. Text after the end mark is ignored.
std::optional<std::string> unpack_lz_string(std::string_view code, std::size_t most);

// The inverse, equal to what lz-string itself writes. The text is UTF-8; a byte that is not counts as U+FFFD.
std::string pack_lz_string(std::string_view text);

}  // namespace rookery::reading
