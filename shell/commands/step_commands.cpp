#include "shell/commands/step_commands.hpp"

#include <algorithm>
#include <string>

#include "rate/rate.hpp"
#include "shell/app/model.hpp"
#include "shell/commands/commands.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

std::string technique_command(Technique technique) {
    return "technique-" + id_of(technique);
}
std::string preset_command(const TechniquePreset& preset) {
    return "techniques-" + std::string(preset.id);
}
void take_techniques(Model& model, TechniqueSet chosen) {
    model.techniques.take(chosen);
    model.notice.say_done(model.techniques.is_full()
                              ? fill(words::kAllTechniquesOn, {std::to_string(kTechniqueCount)})
                              : fill(words::kTechniquesChanged, {share_text(model.techniques.set())}));
}
std::string group_command(std::size_t group) {
    return "group-" + std::to_string(group);
}

}  // namespace

bool run_step_family(Model& model, std::string_view id) {
    for (int t = 0; t < kTechniqueCount; ++t) {
        const auto technique = static_cast<Technique>(t);
        if (technique_command(technique) != id) continue;
        take_techniques(model, model.techniques.flipped(technique));
        return true;
    }
    for (const TechniquePreset& preset : technique_presets()) {
        if (preset_command(preset) != id) continue;
        take_techniques(model, preset.techniques);
        return true;
    }
    for (std::size_t group = 0; group < model.available.groups().size(); ++group) {
        if (group_command(group) != id) continue;
        model.available.fold(static_cast<int>(group));
        return true;
    }
    return false;
}

void offer_techniques(const Model& model, std::vector<OfferedCommand>& offered) {
    if (!model.techniques_open) return;
    for (const TechniquePreset& preset : technique_presets()) {
        offered.push_back({preset_command(preset), fill(words::kTakePreset, {preset.name})});
    }
    for (int t = 0; t < kTechniqueCount; ++t) {
        const auto technique = static_cast<Technique>(t);
        const auto label = model.techniques.has(technique) ? words::kTechniqueOff : words::kTechniqueOn;
        offered.push_back(
            {technique_command(technique), fill(label, {name_of(technique), format_rating(lowest_rating(technique))})});
    }
}

void offer_groups(const Model& model, std::vector<OfferedCommand>& offered) {
    if (!model.available.open) return;
    const auto& groups = model.available.groups();
    for (std::size_t group = 0; group < groups.size(); ++group) {
        const auto label = groups[group].unfolded ? words::kAvailableFold : words::kAvailableUnfold;
        offered.push_back({group_command(group), fill(label, {heading_of(groups[group])})});
    }
}

}  // namespace rookery::shell
