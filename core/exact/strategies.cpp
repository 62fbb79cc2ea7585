#include "exact/strategies.hpp"

#include <vector>

namespace rookery {
namespace {

constexpr std::array<std::string_view, kAllStrategies.size()> kNames{"naked", "hidden", "locked", "naked-pairs",
                                                                     "hidden-pairs"};
constexpr std::array<std::string_view, kAllStrategies.size()> kWords{"naked", "hidden", "locked", "naked pairs",
                                                                     "hidden pairs"};

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

std::string list_of(StrategySet strategies) {
    std::vector<std::string_view> words;
    for (const Strategy one : kAllStrategies) {
        if (strategies.has(one)) words.push_back(kWords[static_cast<std::size_t>(one)]);
    }
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
        text += words[i];
    }
    return text;
}

}  // namespace rookery
