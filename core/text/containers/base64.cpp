#include "text/containers/base64.hpp"

#include <algorithm>

namespace rookery::reading {

int base64_value(char c) {
    if (c >= 'A' && c <= 'Z') return c - 'A';
    if (c >= 'a' && c <= 'z') return c - 'a' + 26;
    if (c >= '0' && c <= '9') return c - '0' + 52;
    if (c == '+' || c == '-' || c == ' ') return 62;
    if (c == '/' || c == '_') return 63;
    return -1;
}

char base64_symbol(int value) {
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"[value];
}

bool is_base64(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c == '=' || (c != ' ' && base64_value(c) >= 0); });
}

std::optional<std::vector<std::uint8_t>> decode_base64(std::string_view text) {
    while (!text.empty() && text.back() == '=') text.remove_suffix(1);
    std::vector<std::uint8_t> bytes;
    bytes.reserve(text.size() * 3 / 4);
    unsigned bits = 0;
    int held = 0;
    for (const char c : text) {
        const int value = base64_value(c);
        if (value < 0) return std::nullopt;
        bits = (bits << 6U | static_cast<unsigned>(value)) & 0xFFFFU;
        held += 6;
        if (held >= 8) {
            held -= 8;
            bytes.push_back(static_cast<std::uint8_t>(bits >> static_cast<unsigned>(held)));
        }
    }
    return bytes;
}

std::string encode_base64(std::span<const std::uint8_t> bytes) {
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::size_t count = bytes.size() - i < 3 ? bytes.size() - i : 3;
        unsigned bits = 0;
        for (std::size_t k = 0; k < 3; ++k) bits = bits << 8U | (k < count ? bytes[i + k] : 0U);
        for (std::size_t k = 0; k < 4; ++k) {
            const auto value = static_cast<int>(bits >> (18U - 6U * static_cast<unsigned>(k)) & 63U);
            text += k <= count ? base64_symbol(value) : '=';
        }
    }
    return text;
}

}  // namespace rookery::reading
