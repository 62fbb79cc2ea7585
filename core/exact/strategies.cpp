#include "exact/strategies.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "logic/sentences.hpp"
#include "logic/technique_card.hpp"
#include "logic/words/values.hpp"

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

TechniqueSet techniques_of(StrategySet strategies) {
    using Same = std::pair<Strategy, const TechniqueLabel*>;
    // The last cell of a house is both a naked and a hidden single.
    TechniqueSet techniques = strategies.places_digits() ? TechniqueSet{Technique::last_cell} : TechniqueSet{};
    for (const auto& [strategy, label] :
         {Same{Strategy::naked_singles, &labels::kNakedSingle}, Same{Strategy::hidden_singles, &labels::kHiddenSingle},
          Same{Strategy::locked_candidates, &labels::kLocking}, Same{Strategy::naked_pairs, &labels::kNakedPair},
          Same{Strategy::hidden_pairs, &labels::kHiddenPair}}) {
        if (strategies.has(strategy)) techniques |= label->techniques;
    }
    return techniques;
}

bool techniques_see_as_much(StrategySet strategies) {
    const bool both_singles = strategies.has(Strategy::naked_singles) && strategies.has(Strategy::hidden_singles);
    const bool naked_pairs = strategies.has(Strategy::naked_pairs);
    if (strategies.has(Strategy::locked_candidates) && !strategies.has(Strategy::hidden_singles)) return false;
    if (strategies.has(Strategy::hidden_pairs) && !naked_pairs) return false;
    return !naked_pairs || both_singles;
}

}  // namespace rookery
