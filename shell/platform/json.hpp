// A JSON string literal, the only piece of JSON that the platform writes.
#pragma once

#include <string>
#include <string_view>

namespace rookery::shell {

// Appends `text` in quotes, with quotes, backslashes and control characters escaped. `text` is UTF-8.
inline void append_json_string(std::string& out, std::string_view text) {
    static constexpr char kHex[] = "0123456789abcdef";
    out += '"';
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (static_cast<unsigned char>(c) < 0x20) {
            out += "\\u00";
            out += kHex[c >> 4];
            out += kHex[c & 15];
        } else {
            out += c;
        }
    }
    out += '"';
}

}  // namespace rookery::shell
