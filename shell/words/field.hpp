// Field: a text that a user writes into a field, and what is wrong with it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shell/words/phrasing.hpp"

namespace rookery::shell {

struct Field {
    std::string text;
    std::string problem;
};

// The whole of `text` as a number from `low` to `high`, or nothing.
std::optional<int> whole_number(std::string_view text, int low, int high);

// The number in a field as `read` reads it, `default_value` if the field is empty; sets or clears the field's problem,
// a sentence with the text for its "{0}".
template <class Number, class Read>  // std::optional<Number> read(std::string_view)
std::optional<Number> number_of(Field& field, Number default_value, std::string_view expected, Read read) {
    const std::string_view text = trimmed(field.text);
    field.problem.clear();
    if (text.empty()) return default_value;
    const std::optional<Number> number = read(text);
    if (!number) field.problem = fill(expected, {text});
    return number;
}

// The same of a whole number from `low` to `high`.
std::optional<int> number_of(Field& field, int default_value, std::string_view expected, int low, int high);

}  // namespace rookery::shell
