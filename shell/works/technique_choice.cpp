#include "shell/works/technique_choice.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <nlohmann/json.hpp>

#include "shell/words/format.hpp"
#include "shell/words/strings.hpp"
#include "text/joined.hpp"

namespace rookery::shell {
namespace {

using T = Technique;

constexpr TechniqueSet kKnown = (TechniqueSet{1} << kTechniqueCount) - 1;

template <class... Techniques>
constexpr TechniqueSet set_of(Techniques... techniques) {
    return (technique_bit(techniques) | ...);
}
// In the order of the scale, from the first to this one.
constexpr TechniqueSet up_to(T last) {
    return (technique_bit(last) << 1) - 1;
}

constexpr TechniqueSet kSingles = set_of(T::last_cell, T::hidden_single_box, T::hidden_single_line, T::naked_single);
constexpr TechniqueSet kUniqueness = set_of(T::unique_rectangle, T::unique_loop, T::bivalue_universal_grave);
constexpr TechniqueSet kChains =
    kKnown & ~up_to(T::aligned_pair_exclusion) & ~technique_bit(T::aligned_triplet_exclusion);

constexpr std::array<TechniquePreset, 7> kPresets = {{
    {"all", words::kTechniquesAll, kAllTechniques},
    {"singles", words::kTechniquesSingles, kSingles},
    {"locked", words::kTechniquesLocked, up_to(T::claiming)},
    {"wings", words::kTechniquesWings, up_to(T::xyz_wing)},
    {"no-uniqueness", words::kTechniquesNoUniqueness, kKnown & ~kUniqueness},
    {"no-chains", words::kTechniquesNoChains, kKnown & ~kChains},
    {"none", words::kTechniquesNone, 0},
}};

}  // namespace

std::span<const TechniquePreset> technique_presets() {
    return kPresets;
}

std::string id_of(Technique technique) {
    std::string id;
    for (const char c : name_of(technique)) {
        const bool upper = 'A' <= c && c <= 'Z';
        if (upper || ('a' <= c && c <= 'z') || ('0' <= c && c <= '9')) {
            id += upper ? static_cast<char>(c - 'A' + 'a') : c;
        } else if (c == '+') {
            id += "plus";
        } else if (c != ')' && !id.empty() && id.back() != '-') {
            id += '-';
        }
    }
    return id;
}

TechniqueSet TechniqueChoice::flipped(Technique technique) const {
    return (set_ & kKnown) ^ technique_bit(technique);
}

void TechniqueChoice::take(TechniqueSet techniques) {
    set_ = techniques & kKnown;
    if (set_ == kKnown) set_ = kAllTechniques;
}

int TechniqueChoice::count() const {
    return std::popcount(set_ & kKnown);
}

std::string TechniqueChoice::names() const {
    std::string names;
    for (int t = 0; t < kTechniqueCount; ++t) {
        if (has(static_cast<Technique>(t))) append_item(names, name_of(static_cast<Technique>(t)));
    }
    return names;
}

std::string share_text(TechniqueSet techniques) {
    return fill(words::kSomeTechniques,
                {std::to_string(std::popcount(techniques & kKnown)), std::to_string(kTechniqueCount)});
}

saved::Json json_of_techniques(TechniqueSet set) {
    saved::Json ids = saved::Json::array();
    for (int t = 0; t < kTechniqueCount; ++t) {
        const auto technique = static_cast<Technique>(t);
        if ((set & technique_bit(technique)) != 0) ids.push_back(id_of(technique));
    }
    return ids;
}

std::optional<TechniqueSet> techniques_in(const saved::Json& value) {
    if (!value.is_array()) return std::nullopt;
    TechniqueSet set = 0;
    for (int t = 0; t < kTechniqueCount; ++t) {
        const auto technique = static_cast<Technique>(t);
        if (std::find(value.begin(), value.end(), id_of(technique)) != value.end()) set |= technique_bit(technique);
    }
    return set;
}

}  // namespace rookery::shell
