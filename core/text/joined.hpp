// Joining texts with a separator.
#pragma once

#include <string>
#include <string_view>

namespace rookery {

// Appends `item` to `list`, after a separator unless `list` is empty.
inline void append_item(std::string& list, std::string_view item, std::string_view separator = ", ") {
    if (!list.empty()) list += separator;
    list += item;
}

// All of `texts`, including empty ones.
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
