#include "shell/app/saved_settings.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>

#include "rate/se_scale.hpp"
#include "shell/app/model.hpp"
#include "shell/saved/settings.hpp"

namespace rookery::shell {
namespace {

using saved::Json;

constexpr std::size_t kMaxRead = 200;
constexpr std::int64_t kMaxNumber = std::int64_t{1} << 53;

}  // namespace

std::string SharedSettings::as_text() const {
    if (changes_.all().empty()) return {};
    Json settings = Json::object();
    for (const saved::Change& change : changes_.all()) {
        settings[change.key] = {{"value", Json::parse(change.value, nullptr, false)}, {"number", change.number}};
    }
    return saved::joined({{"settings", saved::text_of(settings)}});
}

bool SharedSettings::read(const Json& value) {
    const Json& settings = saved::member(value, "settings");
    if (!settings.is_object() || settings.size() > kMaxRead) return false;
    changes_ = {};
    for (const auto& [name, setting] : settings.items()) {
        const auto number = saved::number(saved::member(setting, "number"));
        const Json& now = saved::member(setting, "value");
        if (number && *number > 0 && *number < kMaxNumber && !now.is_null()) {
            changes_.merge({name, saved::text_of(now), *number});
        }
    }
    return true;
}

namespace {

// The settings of each window by itself; those of the pages are in their own tables.
constexpr auto kModelSettings = std::to_array<saved::Setting<Model>>({
    saved::choice<Model, kModeCount, &Model::mode>("mode"),
    saved::choice<Model, kModeCount, &Model::played>("played"),
    saved::setting<Model, &Model::sheet_open>("sheet-open"),
});

// The settings that all windows share.
constexpr auto kSharedSettings = std::to_array<saved::Setting<Model>>({
    saved::choice<Model, kThemeChoiceCount, &Model::theme>("theme"),
    saved::choice<Model, kColoursCount, &Model::colours>("colours"),
    {"language", [](const Model& m) { return Json(static_cast<int>(m.language_choice)); },
     [](Model& m, const Json& value) {
         saved::take_choice(value, kLanguageChoiceCount, m.language_choice);
         m.follow_language();
     }},
    saved::setting<Model, &Model::letter_keys>("letter-keys"),
    saved::choice<Model, kMistakeMarksCount, &Model::mistake_marks>("mistakes"),
    saved::setting<Model, &Model::play, &PlayPage::left_handed>("left-handed"),
    saved::setting<Model, &Model::play, &PlayPage::large_keys>("large-keys"),
    saved::setting<Model, &Model::play, &PlayPage::choices, &PlayChoices::both_marks>("both-marks"),
    saved::setting<Model, &Model::play, &PlayPage::choices, &PlayChoices::auto_erase>("auto-erase"),
    saved::setting<Model, &Model::play, &PlayPage::choices, &PlayChoices::digit_first>("digit-first"),
    saved::setting<Model, &Model::play, &PlayPage::choices, &PlayChoices::highlight_same>("highlight-same"),
    saved::setting<Model, &Model::play, &PlayPage::choices, &PlayChoices::highlight_notes>("highlight-notes"),
    saved::setting<Model, &Model::play, &PlayPage::choices, &PlayChoices::highlight_houses>("highlight-houses"),
    saved::setting<Model, &Model::play, &PlayPage::choices, &PlayChoices::count_mistakes>("count-mistakes"),
    saved::setting<Model, &Model::play, &PlayPage::choices, &PlayChoices::vibration>("vibration"),
    {"timer", [](const Model& m) { return Json(m.play.timer.shown()); },
     [](Model& m, const Json& value) {
         bool shown = m.play.timer.shown();
         saved::take(value, shown);
         m.play.timer.show(shown, m.host.now_seconds());
     }},
    // The excluded ones, so that a version with new techniques has those on.
    {"techniques-off", [](const Model& m) { return json_of_techniques(se_techniques() & ~m.techniques.set()); },
     [](Model& m, const Json& value) {
         if (const auto off = techniques_in(value)) m.techniques.take(se_techniques() & ~*off);
     }},
    {"paths-by", [](const Model& m) { return Json(path_choice_of(m.techniques.length_scale()).id); },
     [](Model& m, const Json& value) {
         for (const PathChoice& choice : path_choices()) {
             if (value == choice.id) m.techniques.go_by(choice.scale);
         }
     }},
});

}  // namespace

Json settings_of(const Model& model) {
    Json settings = Json::object();
    saved::save_all(kModelSettings, model, settings);
    for (const Page* page : model.pages()) page->save_settings(settings);
    return settings;
}

void take_settings(Model& model, const Json& settings) {
    saved::take_all(kModelSettings, model, settings);
    for (Page* page : model.pages()) page->take_settings(settings);
}

std::map<std::string, std::string> shared_settings_of(const Model& model) {
    std::map<std::string, std::string> settings;
    for (const saved::Setting<Model>& one : kSharedSettings) settings[one.name] = saved::text_of(one.get(model));
    return settings;
}

void take_shared_settings(Model& model, const SharedSettings& settings) {
    for (const saved::Setting<Model>& one : kSharedSettings) {
        const saved::Change* change = settings.changes().find(one.name);
        if (change == nullptr) continue;
        const Json value = Json::parse(change->value, nullptr, false);
        if (value != one.get(model)) one.set(model, value);
    }
}

}  // namespace rookery::shell
