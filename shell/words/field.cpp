#include "shell/words/field.hpp"

#include <charconv>

namespace rookery::shell {

std::optional<int> whole_number(std::string_view text, int low, int high) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < low || number > high) return std::nullopt;
    return number;
}

std::optional<int> number_of(Field& field, int default_value, std::string_view expected, int low, int high) {
    return number_of(field, default_value, expected,
                     [&](std::string_view text) { return whole_number(text, low, high); });
}

}  // namespace rookery::shell
