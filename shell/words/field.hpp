// Field: the text that a user has typed into a field, and what is wrong with it.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "shell/words/phrasing.hpp"
#include "text/numbers.hpp"

namespace rookery::shell {

struct Field {
    std::string text;
    std::string problem;
};

// The number in a field, parsed by `read`; `default_value` if the field is empty. Sets or clears the field's problem, a
// sentence with the text for its "{0}".
template <class Number, std::invocable<std::string_view> Read>  // std::optional<Number> read(std::string_view)
std::optional<Number> number_of(Field& field, Number default_value, std::string_view expected, Read read) {
    const std::string_view text = trimmed(field.text);
    field.problem.clear();
    if (text.empty()) return default_value;
    const std::optional<Number> number = read(text);
    if (!number) field.problem = fill(expected, {text});
    return number;
}

// The same for a whole number within limits. In the sentence, "{0}" and "{1}" are the limits and "{2}" is the text.
std::optional<std::uint64_t> number_of(Field& field, std::uint64_t default_value, std::string_view expected,
                                       NumberLimits limits);
// That sentence; without a highest number, "enter 1 or more".
std::string expectation(std::string_view expected, NumberLimits limits, std::string_view text);

}  // namespace rookery::shell
