#include "verbs/options.hpp"

#include <charconv>
#include <optional>
#include <utility>

#include "rate/rate.hpp"
#include "text/joined.hpp"
#include "text/text.hpp"

namespace rookery {
namespace {

template <class T>
std::optional<T> read_number(std::string_view text) {
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

// "7", "7." or "7.2" in tenths.
std::optional<int> read_tenths(std::string_view text) {
    const auto point = text.find('.');
    const auto whole = read_number<int>(text.substr(0, point));
    if (!whole || *whole < 0 || *whole > 1000) return std::nullopt;
    if (point == std::string_view::npos || point + 1 == text.size()) return *whole * 10;
    const std::string_view fraction = text.substr(point + 1);
    if (fraction.size() != 1 || fraction[0] < '0' || fraction[0] > '9') return std::nullopt;
    return *whole * 10 + (fraction[0] - '0');
}

}  // namespace

Options::Options(const Call& call, const VerbInfo& info) : call_{call} {
    for (const auto& [name, value] : call.options) {
        bool known = false;
        std::string names;
        for (const OptionInfo& option : info.options) {
            known = known || option.name == name;
            append_item(names, option.name);
        }
        if (!known) {
            std::string sentence(info.name);
            sentence += " has no option \"";
            sentence += name;
            sentence += "\"; expected one of ";
            sentence += names;
            reject_call(std::move(sentence));
            return;
        }
    }
}

bool Options::has(std::string_view name) const {
    return call_.options.count(std::string(name)) != 0;
}

std::string Options::text(std::string_view name) const {
    const auto found = call_.options.find(std::string(name));
    return found == call_.options.end() ? std::string() : found->second;
}

bool Options::flag(std::string_view name) {
    if (!has(name)) return false;
    const std::string value = text(name);
    if (value.empty() || value == "true" || value == "1" || value == "yes" || value == "on") return true;
    if (value != "false" && value != "0" && value != "no" && value != "off") reject(name, "nothing, or true or false");
    return false;
}

std::uint64_t Options::number(std::string_view name, std::uint64_t otherwise, std::uint64_t low, std::uint64_t high) {
    if (!has(name)) return otherwise;
    const auto value = read_number<std::uint64_t>(text(name));
    if (value && low <= *value && *value <= high) return *value;
    reject(name, "a whole number from " + std::to_string(low) + " to " + std::to_string(high));
    return otherwise;
}

IntRange Options::range(std::string_view name, IntRange otherwise, int low, int high) {
    return read_range(name, otherwise, low, high, false);
}

IntRange Options::rating_range(std::string_view name, IntRange otherwise, int low, int high) {
    return read_range(name, otherwise, low, high, true);
}

IntRange Options::read_range(std::string_view name, IntRange otherwise, int low, int high, bool tenths) {
    if (!has(name)) return otherwise;
    const std::string whole = text(name);
    const std::string_view value = whole;
    const auto dots = value.find("..");
    const std::string_view first = value.substr(0, dots);
    const std::string_view second = dots == std::string_view::npos ? first : value.substr(dots + 2);
    const auto read = [&](std::string_view part, int if_empty) -> std::optional<int> {
        if (part.empty() && dots != std::string_view::npos && value.size() > 2) return if_empty;
        return tenths ? read_tenths(part) : read_number<int>(part);
    };
    const auto a = read(first, low);
    const auto b = read(second, high);
    if (a && b && low <= *a && *a <= *b && *b <= high) return {*a, *b};
    const auto shown = [&](int limit) { return tenths ? format_rating(limit) : std::to_string(limit); };
    reject(name, "A..B with " + shown(low) + " <= A <= B <= " + shown(high));
    return otherwise;
}

CellSet Options::mask(std::string_view name, const CellSet& otherwise) {
    if (!has(name)) return otherwise;
    const auto mask = parse_mask(text(name));
    if (const auto* problem = std::get_if<TextProblem>(&mask)) {
        reject_call("option " + std::string(name) + ", character " + std::to_string(problem->column) + ": " +
                    problem->sentence);
        return otherwise;
    }
    CellSet cells;
    for (const int cell : std::get<std::vector<int>>(mask)) cells.add(cell);
    return cells;
}

void Options::reject(std::string_view name, std::string_view expected) {
    reject_call("option " + std::string(name) + ": expected " + std::string(expected) + ", found \"" + text(name) +
                "\"");
}

void Options::reject_call(std::string sentence) {
    if (error_.empty()) error_ = std::move(sentence);
}

}  // namespace rookery
