#include "shell/jobs/technique_choice.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <initializer_list>
#include <nlohmann/json.hpp>

#include "logic/technique_card.hpp"
#include "rate/se_scale.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/joined.hpp"

namespace rookery::shell {
namespace {

using G = TechniqueGroup;

// The techniques of these groups.
TechniqueSet techniques_in(std::initializer_list<G> groups) {
    TechniqueSet techniques;
    for (const TechniqueLabel* label : all_labels()) {
        if (std::find(groups.begin(), groups.end(), label->group) != groups.end()) techniques |= label->techniques;
    }
    return techniques & se_techniques();
}

}  // namespace

std::span<const TechniquePreset> technique_presets() {
    static const std::array<TechniquePreset, 7> presets = {{
        {"all", words::kTechniquesAll, se_techniques()},
        {"singles", words::kTechniquesSingles, techniques_in({G::singles})},
        {"locked", words::kTechniquesLocked, techniques_up_to(lowest_rating(Technique::claiming))},
        {"wings", words::kTechniquesWings, techniques_up_to(lowest_rating(Technique::xyz_wing))},
        {"no-uniqueness", words::kTechniquesNoUniqueness, se_techniques() & ~techniques_in({G::uniqueness})},
        {"no-chains", words::kTechniquesNoChains, se_techniques() & ~techniques_in({G::chains, G::forcing})},
        {"none", words::kTechniquesNone, {}},
    }};
    return presets;
}

std::span<const PathChoice> path_choices() {
    static const std::array<PathChoice, kLengthScales.size() + 1> choices = {{
        {"se", words::kPathsBySe, nullptr},
        {kLengthScales[0].id, words::kPathsByWhips, &kLengthScales[0]},
        {kLengthScales[1].id, words::kPathsByBraids, &kLengthScales[1]},
        {kLengthScales[2].id, words::kPathsByGWhips, &kLengthScales[2]},
        {kLengthScales[3].id, words::kPathsByGBraids, &kLengthScales[3]},
    }};
    return choices;
}

const PathChoice& path_choice_of(const LengthScale* scale) {
    const auto all = path_choices();
    return *std::find_if(all.begin(), all.end(), [=](const PathChoice& choice) { return choice.scale == scale; });
}

const LengthScale* length_scale_with(TechniqueSet techniques) {
    const auto found = std::find_if(kLengthScales.begin(), kLengthScales.end(),
                                    [&](const LengthScale& scale) { return scale.techniques() == techniques; });
    return found == kLengthScales.end() ? nullptr : &*found;
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
    return set_ ^ TechniqueSet { technique };
}

void TechniqueChoice::take(TechniqueSet techniques) {
    set_ = techniques;
}

int TechniqueChoice::count() const {
    return set_.size();
}

std::string TechniqueChoice::names() const {
    std::string names;
    for (const Technique technique : set_.list()) append_item(names, name_of(technique));
    return names;
}

void TechniqueChoice::add_path_options(std::map<std::string, std::string>& options) const {
    if (length_scale_ != nullptr) {
        options["scale"] = length_scale_->id;
    } else if (!is_full()) {
        options["technique"] = names();
    }
}

std::string share_text(TechniqueSet techniques) {
    return fill(words::kSomeTechniques, {std::to_string(techniques.size()), std::to_string(se_techniques().size())});
}

saved::Json json_of_techniques(TechniqueSet set) {
    saved::Json ids = saved::Json::array();
    for (const Technique technique : set.list()) ids.push_back(id_of(technique));
    return ids;
}

std::optional<TechniqueSet> techniques_in(const saved::Json& value) {
    if (!value.is_array()) return std::nullopt;
    TechniqueSet set;
    for (const Technique technique : se_techniques().list()) {
        if (std::find(value.begin(), value.end(), id_of(technique)) != value.end()) set |= TechniqueSet{technique};
    }
    return set;
}

}  // namespace rookery::shell
