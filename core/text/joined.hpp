// Texts one behind the other, with a separator between them.
#pragma once

#include <string>
#include <string_view>

namespace rookery {

// Puts `item` at the end of `list`, behind a separator unless there is nothing in `list` yet.
inline void append_item(std::string& list, std::string_view item, std::string_view separator = ", ") {
    if (!list.empty()) list += separator;
    list += item;
}

// All of `texts`, empty ones too.
template <class Texts>
std::string joined(const Texts& texts, std::string_view separator) {
    std::string list;
    bool first = true;
    for (const auto& text : texts) {
        if (!first) list += separator;
        first = false;
        list += text;
    }
    return list;
}

}  // namespace rookery
