#include "shell/words/field.hpp"

#include "shell/words/strings.hpp"

namespace rookery::shell {

std::string expectation(std::string_view expected, NumberLimits limits, std::string_view text) {
    const std::string low = thousands(static_cast<std::int64_t>(limits.low));
    if (limits.is_open() && limits.low > 0) return fill(words::kExpectedAtLeast, {low});
    return fill(expected, {low, thousands(static_cast<std::int64_t>(limits.high)), text});
}

std::optional<std::uint64_t> number_of(Field& field, std::uint64_t default_value, std::string_view expected,
                                       NumberLimits limits) {
    const auto number = number_of(field, default_value, {}, [&](std::string_view text) {
        const auto read = read_number<std::uint64_t>(text);
        return read && limits.allow(*read) ? read : std::nullopt;
    });
    if (!number) field.problem = expectation(expected, limits, trimmed(field.text));
    return number;
}

}  // namespace rookery::shell
