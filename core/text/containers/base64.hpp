// Base 64, as links carry it (RFC 4648).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::reading {

// 0..63, or -1. '-' and '_' of the alphabet for addresses count as '+' and '/', and so does a space as the '+' that it
// was before a browser took it for one.
int base64_value(char c);
char base64_symbol(int value);          // of 0..63
bool is_base64(std::string_view text);  // its symbols and '=' alone, without a space

// With or without '=' at the end; nothing if it has any other symbol.
std::optional<std::vector<std::uint8_t>> decode_base64(std::string_view text);
std::string encode_base64(std::span<const std::uint8_t> bytes);  // padded with '='

}  // namespace rookery::reading
