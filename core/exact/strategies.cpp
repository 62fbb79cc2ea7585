#include "exact/strategies.hpp"

#include <algorithm>
#include <vector>

#include "logic/words.hpp"

namespace rookery {
namespace {

constexpr std::array<std::string_view, kAllStrategies.size()> kNames{"naked", "hidden", "locked", "naked-pairs",
                                                                     "hidden-pairs"};
constexpr std::array<std::string_view, kAllStrategies.size()> kWords{
    "naked singles", "hidden singles", "locked candidates", "naked pairs", "hidden pairs"};

// Trimmed, in lower case.
std::string plain(std::string_view name) {
    const auto is_blank = [](char c) { return c == ' ' || c == '\t'; };
    while (!name.empty() && is_blank(name.front())) name.remove_prefix(1);
    while (!name.empty() && is_blank(name.back())) name.remove_suffix(1);
    std::string letters;
    for (const char c : name) letters += 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return letters;
}

}  // namespace

std::string_view name_of(Strategy strategy) {
    return kNames[static_cast<std::size_t>(strategy)];
}

std::optional<Strategy> strategy(std::string_view name) {
    for (const Strategy one : kAllStrategies) {
        if (name_of(one) == name) return one;
    }
    return std::nullopt;
}

std::string names_of(StrategySet strategies) {
    std::string names;
    for (const Strategy strategy : kAllStrategies) {
        if (!strategies.has(strategy)) continue;
        names += names.empty() ? "" : ",";
        names += name_of(strategy);
    }
    return names;
}

std::optional<StrategySet> strategies_named(std::string_view list) {
    StrategySet set;
    if (plain(list).empty()) return set;
    for (std::size_t at = 0; at <= list.size();) {
        const std::size_t end = std::min(list.find(',', at), list.size());
        const auto named = strategy(plain(list.substr(at, end - at)));
        if (!named) return std::nullopt;
        set.add(*named);
        at = end + 1;
    }
    return set;
}

std::string list_of(StrategySet strategies) {
    std::vector<std::string> words;
    for (const Strategy one : kAllStrategies) {
        if (strategies.has(one)) words.emplace_back(kWords[static_cast<std::size_t>(one)]);
    }
    return listed(words, "and");
}

}  // namespace rookery
