#include "rate/trial/path_scales.hpp"

#include <algorithm>

namespace rookery {

namespace {

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

constexpr Scale scale_by(std::span<const TechniqueCard* const> order, const LengthScale& scale) {
    return {.order = order,
            .techniques = scale.techniques(),
            .rating = length_of,
            .rank = rank_by_length,
            .by_default = scale.techniques(),
            .name = name_of};
}

}  // namespace

constinit const Scale kWhipScale = scale_by(kByWhips, kLengthScales[0]);
constinit const Scale kBraidScale = scale_by(kByBraids, kLengthScales[1]);
constinit const Scale kGWhipScale = scale_by(kByGWhips, kLengthScales[2]);
constinit const Scale kGBraidScale = scale_by(kByGBraids, kLengthScales[3]);

const PathScale& path_scale_of(const Scale& scale) {
    return *std::find_if(kPathScales.begin(), kPathScales.end(),
                         [&](const PathScale& path) { return path.scale == &scale; });
}

const PathScale& path_scale_with(Technique technique) {
    return *std::find_if(kPathScales.begin(), kPathScales.end(),
                         [&](const PathScale& path) { return path.scale->techniques.contains(technique); });
}

}  // namespace rookery
