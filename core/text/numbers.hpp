// Reads the numbers that people write in options of the verbs and in fields of the page, and defines their limits.
// Writes numbers as text, with the same characters on every platform.
#pragma once

#include <charconv>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace rookery {

// The largest number that JSON and rows can represent.
inline constexpr std::uint64_t kMaxNumber = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());

struct NumberLimits {
    std::uint64_t low = 0;
    std::uint64_t high = kMaxNumber;
    bool in_help = false;  // the option's help ends with "..., LOW to HIGH"

    constexpr bool allow(std::uint64_t number) const { return low <= number && number <= high; }
    constexpr bool is_open() const { return high >= kMaxNumber; }
};
inline constexpr NumberLimits kFromOne{.low = 1};
inline constexpr NumberLimits kSeedLimits{.high = UINT64_MAX};

// The limits of both ends of a range.
struct IntRange {
    int low = 0;
    int high = 0;
};

// The whole text as a number.
template <class T>
std::optional<T> read_number(std::string_view text) {
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

// "7", "7." or "7.2" in tenths.
inline std::optional<int> read_tenths(std::string_view text) {
    const auto point = text.find('.');
    const auto whole = read_number<int>(text.substr(0, point));
    if (!whole || *whole < 0 || *whole > 1000) return std::nullopt;
    if (point == std::string_view::npos || point + 1 == text.size()) return *whole * 10;
    const std::string_view fraction = text.substr(point + 1);
    if (fraction.size() != 1 || fraction[0] < '0' || fraction[0] > '9') return std::nullopt;
    return *whole * 10 + (fraction[0] - '0');
}

// A decimal number from 0 to 1 with at most six decimals: "0.25", ".25", "1".
std::optional<double> read_share(std::string_view text);

// Rounded to `places` (0 to 6) decimals, halves away from zero; for absolute values below a million. "0.1663", "-2.50"
std::string format_decimals(double value, int places);

// Numbers from very small to very large, in seven digits or six decimals: 26.577, 0.00255, 3.072150e+37. value >= 0
std::string sample_number_text(double value);

}  // namespace rookery
