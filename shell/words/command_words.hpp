// Parses the ids of families of commands.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace rookery::shell {

// The rest of `text` after `start`, if it begins with that.
inline std::optional<std::string_view> rest_after(std::string_view text, std::string_view start) {
    if (text.substr(0, start.size()) != start) return std::nullopt;
    return text.substr(start.size());
}

// The whole of `text` as a number.
inline std::optional<int> number_in_id(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

// The number after `start`, if it is one from 0 to `count` - 1.
inline std::optional<int> place_after(std::string_view id, std::string_view start, int count) {
    const auto rest = rest_after(id, start);
    const auto number = rest ? number_in_id(*rest) : std::nullopt;
    return number && *number >= 0 && *number < count ? number : std::nullopt;
}

}  // namespace rookery::shell
