// How a fuzz test shows the text that it failed on.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "fuzz/text/invariants.hpp"

namespace rookery::fuzz {

// Bytes as a C++ string literal shows them.
inline std::string visible(std::string_view text) {
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x20 && byte < 0x7F) {
            result += c;
        } else {
            result += "\\x";
            result += "0123456789ABCDEF"[byte >> 4U];
            result += "0123456789ABCDEF"[byte & 15U];
        }
    }
    return result;
}

// Pieces are left out as long as `error_of` the text stays the same, so that what is printed is short.
template <class ErrorOf>
std::string shrunk(std::string text, const std::string& error, const ErrorOf& error_of) {
    for (std::size_t piece = text.size() / 2; piece > 0; piece /= 2) {
        for (std::size_t at = 0; at + piece <= text.size();) {
            std::string shorter = text.substr(0, at) + text.substr(at + piece);
            if (error_of(shorter) == error) {
                text = std::move(shorter);
            } else {
                at += piece;
            }
        }
    }
    return text;
}

}  // namespace rookery::fuzz
