// Prints the text on which a fuzz test failed.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "fuzz/text/invariants.hpp"

namespace rookery::fuzz {

// Bytes as in a C++ string literal.
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

// Leaves out pieces as long as `error_of` the text stays the same, to keep the printed text short.
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
