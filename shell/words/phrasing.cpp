#include "shell/words/phrasing.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstdio>

#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr std::string_view kThinSpace = "\u2009";

std::string one_decimal(double number) {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", number);
    return text;
}

}  // namespace

std::string thousands(std::int64_t number) {
    const std::string digits = std::to_string(number < 0 ? -number : number);
    std::string text = number < 0 ? "-" : "";
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i != 0 && (digits.size() - i) % 3 == 0) text += kThinSpace;
        text += digits[i];
    }
    return text;
}

std::string duration(double seconds) {
    if (seconds < 0.95) return one_decimal(std::max(0.0, seconds)) + " s";
    const auto whole = static_cast<long long>(std::round(seconds));
    if (whole < 60) return std::to_string(whole) + " s";
    char text[48];
    if (whole < 3600) {
        std::snprintf(text, sizeof text, "%lld:%02lld", whole / 60, whole % 60);
    } else {
        std::snprintf(text, sizeof text, "%lld:%02lld:%02lld", whole / 3600, whole / 60 % 60, whole % 60);
    }
    return text;
}

std::string rate_of(double per_second) {
    if (per_second >= 10) return thousands(static_cast<std::int64_t>(std::llround(per_second))) + "/s";
    if (per_second >= 1) return one_decimal(per_second) + "/s";
    return thousands(static_cast<std::int64_t>(std::llround(per_second * 60))) + "/min";
}

std::string ten_thousandths(std::int64_t units) {
    constexpr std::int64_t kUnit = 10'000;
    std::string decimals = std::to_string(units % kUnit);
    decimals.insert(0, 4 - decimals.size(), '0');
    return std::to_string(units / kUnit) + "." + decimals;
}

std::string percent(double part, double whole) {
    const double share = whole <= 0 ? 1.0 : std::clamp(part / whole, 0.0, 1.0);
    // Shows 100 % only when everything is done.
    const int shown = share >= 1.0 ? 100 : std::min(99, static_cast<int>(std::lround(share * 100)));
    return std::to_string(shown) + std::string(kThinSpace) + "%";
}

std::string size_text(std::int64_t bytes) {
    constexpr double kThousand = 1000;
    constexpr std::array<std::string_view, 4> kUnits = {"bytes", "kB", "MB", "GB"};
    auto size = static_cast<double>(bytes);
    std::size_t unit = 0;
    for (; size >= kThousand && unit + 1 < kUnits.size(); ++unit) size /= kThousand;
    const std::string number = unit == 0 ? std::to_string(bytes) : one_decimal(size);
    return number + std::string(kThinSpace) + std::string(kUnits[unit]);
}

std::string fill(std::string_view pattern, std::initializer_list<std::string_view> values) {
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool hole = i + 2 < pattern.size() && pattern[i] == '{' && pattern[i + 2] == '}';
        const auto index = hole ? static_cast<std::size_t>(pattern[i + 1] - '0') : values.size();
        if (index < values.size()) {
            text += values.begin()[index];
            i += 2;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

std::string counted(std::int64_t number, std::string_view one, std::string_view many) {
    return fill(number == 1 ? one : many, {thousands(number)});
}

std::string in_sentence(std::string_view title) {
    std::string text(title);
    if (text.empty() || language() == Language::german) return text;
    if ('A' <= text[0] && text[0] <= 'Z') text[0] = lower_case(text[0]);
    // "\u00C0" to "\u00DE" in UTF-8: the second byte is 0x20 less than that of the small letter.
    const bool accented = text.size() > 1 && text[0] == '\xC3' && '\x80' <= text[1] && text[1] <= '\x9E';
    if (accented) text[1] = static_cast<char>(text[1] + 0x20);
    return text;
}

std::string level_in_sentence(int level) {
    return in_sentence(words::kLevelTitles[static_cast<std::size_t>(level)]);
}

std::string with_article(std::string_view technique) {
    if (technique.size() < 2 || language() != Language::english) return std::string(technique);
    constexpr auto kProper = std::to_array<std::string_view>({"Franken", "Kraken", "Nishio", "Sue"});
    constexpr auto kBare = std::to_array<std::string_view>(
        {"Pointing", "Claiming", "Direct pointing", "Direct claiming", "Brute", "Nishio", "Simple", "Template"});
    const auto begins_with = [&](std::string_view start) { return technique.starts_with(start); };
    std::string text(technique);
    const bool word = 'a' <= text[1] && text[1] <= 'z';
    if (word && std::none_of(kProper.begin(), kProper.end(), begins_with)) text[0] = lower_case(text[0]);
    const char last = text.back();
    const bool counted = last == 's' || last == ')' || ('0' <= last && last <= '9');
    if (counted || std::any_of(kBare.begin(), kBare.end(), begins_with)) return text;
    const bool vowel = std::string_view("aeioAEIOX").find(text[0]) != std::string_view::npos;
    return (vowel ? "an " : "a ") + text;
}

std::string first_line_of(std::string_view text) {
    return std::string(text.substr(0, text.find('\n')));
}

std::string place_and_sentence(std::int64_t line, std::int64_t column, std::string_view sentence) {
    return fill(words::kPlaceAndSentence, {thousands(line), thousands(column), sentence});
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlank = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kBlank);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

char lower_case(char c) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

bool same_word(std::string_view a, std::string_view b) {
    return a.size() == b.size() && contains_ignoring_case(a, b);
}

bool contains_ignoring_case(std::string_view text, std::string_view part) {
    const auto same = [](char a, char b) { return lower_case(a) == lower_case(b); };
    return std::search(text.begin(), text.end(), part.begin(), part.end(), same) != text.end();
}

}  // namespace rookery::shell
