#include "shell/learn/subjects.hpp"

#include <algorithm>

#include "rate/se_scale.hpp"
#include "rate/trial/length_scales.hpp"
#include "shell/jobs/technique_choice.hpp"
#include "shell/words/technique_names.hpp"

namespace rookery::shell {
namespace {

std::vector<Family> read_families() {
    std::vector<Family> families;
    for (const TechniqueLabel* label : all_labels()) {
        auto family = std::find_if(families.begin(), families.end(),
                                   [&](const Family& known) { return known.group == label->group; });
        if (family == families.end()) {
            families.push_back({label->group, {}});
            family = families.end() - 1;
        }
        for (const Technique technique : label->techniques.list()) family->techniques.push_back(technique);
    }
    return families;
}

std::vector<Technique> all_in_order() {
    std::vector<Technique> techniques;
    for (const Family& family : families())
        techniques.insert(techniques.end(), family.techniques.begin(), family.techniques.end());
    return techniques;
}

}  // namespace

std::string title_of(const Family& family) {
    std::string text(name_in_words(family.group));
    if ('a' <= text[0] && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::span<const Family> families() {
    static const std::vector<Family> all = read_families();
    return all;
}

const Family& family_of(Technique technique) {
    const auto all = families();
    return *std::find_if(all.begin(), all.end(),
                         [&](const Family& family) { return family.group == label_of(technique).group; });
}

std::string_view scale_of(Technique technique) {
    const auto by_length = std::find_if(kLengthScales.begin(), kLengthScales.end(),
                                        [&](const LengthScale& scale) { return scale.technique == technique; });
    if (by_length != kLengthScales.end()) return by_length->id;
    return se_techniques().contains(technique) ? "se" : "hodoku";
}

std::optional<Technique> subject_named(std::string_view name) {
    for (int t = 0; t < kTechniqueCount; ++t) {
        const auto technique = static_cast<Technique>(t);
        if (name_of(technique) == name || id_of(technique) == name) return technique;
    }
    return std::nullopt;
}

Technique subject_after(Technique technique, int by) {
    const std::vector<Technique> all = all_in_order();
    const auto count = static_cast<int>(all.size());
    const auto place = static_cast<int>(std::find(all.begin(), all.end(), technique) - all.begin());
    return all[static_cast<std::size_t>(((place + by) % count + count) % count)];
}

}  // namespace rookery::shell
