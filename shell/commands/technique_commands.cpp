#include "shell/commands/commands.hpp"

#include <algorithm>
#include <string>

#include "rate/rate.hpp"
#include "shell/app/model.hpp"
#include "shell/jobs/technique_choice.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "shell/words/technique_names.hpp"

namespace rookery::shell {
namespace {

std::string technique_command(Technique technique) {
    return "technique-" + id_of(technique);
}
std::string preset_command(const TechniquePreset& preset) {
    return "techniques-" + std::string(preset.id);
}
std::string path_command(const PathChoice& choice) {
    return "paths-by-" + std::string(choice.id);
}
void take_techniques(Model& model, TechniqueSet chosen) {
    model.techniques.take(chosen);
    model.notice.say_done(model.techniques.is_full()
                              ? fill(words::kAllTechniquesOn, {std::to_string(se_techniques().size())})
                              : fill(words::kTechniquesChanged, {share_text(model.techniques.set())}));
}

}  // namespace

bool run_technique_family(Model& model, std::string_view id) {
    for (const Technique technique : se_techniques().list()) {
        if (technique_command(technique) != id) continue;
        take_techniques(model, model.techniques.flipped(technique));
        return true;
    }
    for (const TechniquePreset& preset : technique_presets()) {
        if (preset_command(preset) != id) continue;
        take_techniques(model, preset.techniques);
        return true;
    }
    for (const PathChoice& choice : path_choices()) {
        if (path_command(choice) != id) continue;
        model.techniques.go_by(choice.scale);
        model.notice.say_done(fill(words::kPathsByTaken, {choice.name}));
        return true;
    }
    return false;
}

void offer_techniques(const Model& model, std::vector<OfferedCommand>& offered) {
    if (model.mode == Mode::play || model.shows(PanelPage::techniques)) {
        for (const PathChoice& choice : path_choices()) {
            offered.push_back({path_command(choice), fill(words::kTakePathsBy, {choice.name})});
        }
    }
    if (!model.shows(PanelPage::techniques)) return;
    for (const TechniquePreset& preset : technique_presets()) {
        offered.push_back({preset_command(preset), fill(words::kTakePreset, {preset.name})});
    }
    for (const Technique technique : se_techniques().list()) {
        const auto label = model.techniques.has(technique) ? words::kTechniqueOff : words::kTechniqueOn;
        offered.push_back({technique_command(technique),
                           fill(label, {name_in_words(technique), format_step_rating(lowest_rating(technique))})});
    }
}

}  // namespace rookery::shell
