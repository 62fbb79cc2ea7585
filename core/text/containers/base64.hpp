// Base64, as used in links (RFC 4648).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::reading {

// 0..63, or -1. Accepts '-' and '_' of the URL alphabet as '+' and '/', and a space as '+', since browsers decode '+'
// as a space.
int base64_value(char c);
char base64_symbol(int value);          // of 0..63
bool is_base64(std::string_view text);  // only its symbols and '=', without a space

// Decodes text with or without '=' at its end; nothing if it has any other symbol.
std::optional<std::vector<std::uint8_t>> decode_base64(std::string_view text);
std::string encode_base64(std::span<const std::uint8_t> bytes);  // padded with '='

}  // namespace rookery::reading
