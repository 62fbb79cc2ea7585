#include "rate/trial/path_scales.hpp"

#include <algorithm>

namespace rookery {

namespace {

constexpr TechniqueSet kSingles{Technique::last_cell, Technique::hidden_single_box, Technique::hidden_single_line,
                                Technique::naked_single};
constexpr std::array kByWhips{&cards::kHiddenSingle, &cards::kNakedSingle, &cards::kWhip};
constexpr std::array kByBraids{&cards::kHiddenSingle, &cards::kNakedSingle, &cards::kBraid};
constexpr std::array kByGWhips{&cards::kHiddenSingle, &cards::kNakedSingle, &cards::kGWhip};
constexpr std::array kByGBraids{&cards::kHiddenSingle, &cards::kNakedSingle, &cards::kGBraid};

int length_of(const StepFacts& facts) {
    return facts.length;
}
StepRank rank_by_length(const StepFacts& facts) {
    return {facts.length, 0, 0};
}

constexpr Scale scale_by(std::span<const TechniqueCard* const> order, Technique technique) {
    const TechniqueSet techniques = kSingles | TechniqueSet{technique};
    return {.order = order,
            .techniques = techniques,
            .rating = length_of,
            .rank = rank_by_length,
            .by_default = techniques,
            .name = name_of};
}

}  // namespace

constinit const Scale kWhipScale = scale_by(kByWhips, Technique::whip);
constinit const Scale kBraidScale = scale_by(kByBraids, Technique::braid);
constinit const Scale kGWhipScale = scale_by(kByGWhips, Technique::g_whip);
constinit const Scale kGBraidScale = scale_by(kByGBraids, Technique::g_braid);

TechniqueSet path_techniques_by_length() {
    TechniqueSet techniques;
    for (const PathScale& path : kPathScales) {
        if (path.is_by_length()) techniques |= path.scale->techniques;
    }
    return techniques;
}

const PathScale& path_scale_of(const Scale& scale) {
    return *std::find_if(kPathScales.begin(), kPathScales.end(),
                         [&](const PathScale& path) { return path.scale == &scale; });
}

const PathScale& path_scale_with(Technique technique) {
    return *std::find_if(kPathScales.begin(), kPathScales.end(),
                         [&](const PathScale& path) { return path.scale->techniques.contains(technique); });
}

}  // namespace rookery
