#include "verbs/declare/number_option.hpp"

#include "rate/rate.hpp"

namespace rookery {
namespace {

// "A..B", "A", "A.." or "..B", with ends as read_end() reads them, in order and within the limits.
template <class Range, class ReadEnd>
std::optional<Range> read_range(std::string_view text, const Range& limits, ReadEnd read_end) {
    const auto dots = text.find("..");
    const bool half_open = dots != std::string_view::npos && text.size() > 2;
    const std::string_view first = text.substr(0, dots);
    const std::string_view second = dots == std::string_view::npos ? first : text.substr(dots + 2);
    const auto low = first.empty() && half_open ? std::optional(limits.low) : read_end(first);
    const auto high = second.empty() && half_open ? std::optional(limits.high) : read_end(second);
    if (!low || !high || *low < limits.low || *high < *low || limits.high < *high) return std::nullopt;
    return Range{*low, *high};
}

std::string expected_range(const std::string& low, const std::string& high) {
    return "A..B with " + low + " <= A <= B <= " + high;
}

std::string with_limits(std::string help, NumberLimits limits) {
    if (!limits.in_help) return help;
    return std::move(help) + ", " + std::to_string(limits.low) + " to " + std::to_string(limits.high);
}

}  // namespace

AnyNumberOption::AnyNumberOption(OptionPlace place, std::string_view name, std::string_view value, std::string help,
                                 NumberLimits limits, const NumberDefault& preset)
    : Option(place, name, value, with_limits(std::move(help), limits)), preset_{preset.value}, limits_{limits} {
    const std::string number = preset_ ? std::to_string(*preset_) : "";
    if (!number.empty() || !preset.note.empty()) describe_default(number, preset.note);
    if (limits.is_open() && limits.low == 0) return;
    declare_limits(std::to_string(limits.low), limits.is_open() ? "" : std::to_string(limits.high));
}

std::string AnyNumberOption::read(std::string_view text) {
    const auto number = read_number<std::uint64_t>(text);
    if (number && limits_.allow(*number)) {
        given_value_ = number;
        return {};
    }
    return refusal("a whole number from " + std::to_string(limits_.low) + " to " + std::to_string(limits_.high), text);
}

RangeOption::RangeOption(OptionPlace place, std::string_view name, std::string help, IntRange limits, Unit unit)
    : Option(place, name, "A..B", std::move(help)), limits_{limits}, unit_{unit} {
    declare_limits(shown(limits.low), shown(limits.high));
}

std::string RangeOption::shown(int limit) const {
    return unit_ == Unit::tenths ? format_rating(limit) : std::to_string(limit);
}

std::string RangeOption::read(std::string_view text) {
    const bool tenths = unit_ == Unit::tenths;
    const auto range = read_range(text, limits_, [&](std::string_view number) {
        return tenths ? read_tenths(number) : read_number<int>(number);
    });
    if (range) {
        given_value_ = range;
        return {};
    }
    return refusal(expected_range(shown(limits_.low), shown(limits_.high)), text);
}

LongRangeOption::LongRangeOption(OptionPlace place, std::string_view name, std::string help, Range limits)
    : Option(place, name, "A..B", std::move(help)), limits_{limits} {
    declare_limits(std::to_string(limits.low), std::to_string(limits.high));
}

std::string LongRangeOption::read(std::string_view text) {
    given_value_ =
        read_range(text, limits_, [](std::string_view number) { return read_number<std::uint64_t>(number); });
    if (given_value_) return {};
    return refusal(expected_range(std::to_string(limits_.low), std::to_string(limits_.high)), text);
}

}  // namespace rookery
