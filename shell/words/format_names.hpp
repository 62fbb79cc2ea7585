// The names of text formats, and descriptions of what was read, in the page's language. English until its texts have
// been loaded.
#pragma once

#include <string>
#include <string_view>

#include "text/format.hpp"

namespace rookery::shell {

// "81-character line", "list of 1 465 puzzles"; empty if there is no puzzle.
std::string recognised_in_words(const ParseResult& parsed);

std::string_view format_title(const TextFormat& format);   // for menus: "Boxed grid"
std::string format_in_sentence(const TextFormat& format);  // the same in "Copy as {0}"
std::string_view lost_by(const TextFormat& format);        // "title, marks"; empty if nothing

}  // namespace rookery::shell
