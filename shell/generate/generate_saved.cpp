// GeneratePage: its fields, and the choices that survive a reload.
#include <array>

#include "shell/generate/generate_page.hpp"
#include "shell/jobs/saved_controls.hpp"
#include "shell/table/table_order.hpp"

namespace rookery::shell {
namespace {

using saved::Json;

// The open ones, by index.
Json sections_json(const GeneratePage& p) {
    Json open = Json::array();
    for (int i = 0; i < kSettingsSectionCount; ++i) open.push_back(p.is_open(static_cast<SettingsSection>(i)));
    return open;
}
void take_sections(GeneratePage& p, const Json& value) {
    if (!value.is_array()) return;
    for (int i = 0; i < kSettingsSectionCount && i < static_cast<int>(value.size()); ++i) {
        const auto section = static_cast<SettingsSection>(i);
        bool open = p.is_open(section);
        saved::take(value[static_cast<std::size_t>(i)], open);
        if (open != p.is_open(section)) p.flip(section);
    }
}

constexpr auto kGenerateSettings = std::to_array<saved::Setting<GeneratePage>>({
    saved::choice<GeneratePage, 3, &GeneratePage::view>("generate-view"),
    {"symmetry", [](const GeneratePage& p) { return Json(static_cast<int>(p.symmetry())); },
     [](GeneratePage& p, const Json& value) {
         PatternSymmetry symmetry = p.symmetry();
         saved::take_choice(value, kPatternSymmetryCount, symmetry);
         p.take_symmetry(symmetry);
     }},
    {"wish-sections", sections_json, take_sections},
    {"per-page", [](const GeneratePage& p) { return Json(p.per_page); },
     [](GeneratePage& p, const Json& value) {
         const std::int64_t number = saved::number(value).value_or(0);
         if (number == 1 || number == 2 || number == 4 || number == 6) p.per_page = static_cast<int>(number);
     }},
    {"results-filter", [](const GeneratePage& p) { return Json(p.results.filter.text); },
     [](GeneratePage& p, const Json& value) {
         if (const std::string* text = saved::text(value)) p.results.filter.set(p.results.table, *text);
     }},
    {"results-sort", [](const GeneratePage& p) { return Json(sorting_of(p.results.table)); },
     [](GeneratePage& p, const Json& value) {
         if (const std::string* text = saved::text(value)) sort_as(p.results.table, *text);
     }},
    {"required-techniques", [](const GeneratePage& p) { return json_of_techniques(p.settings.required); },
     [](GeneratePage& p, const Json& value) {
         if (const auto set = techniques_in(value)) p.settings.required = *set;
     }},
    {"small-pattern", [](const GeneratePage& p) { return Json(p.exact.small.mask()); },
     [](GeneratePage& p, const Json& value) {
         if (const std::string* mask = saved::text(value)) p.exact.small.take_mask(*mask);
     }},
    {"strategies", [](const GeneratePage& p) { return Json(names_of(p.exact.strategies)); },
     [](GeneratePage& p, const Json& value) {
         const std::string* names = saved::text(value);
         const auto set = names == nullptr ? std::nullopt : strategies_named(*names);
         if (set) p.exact.strategies = *set;
     }},
});

}  // namespace

bool GeneratePage::write(std::string_view id, std::string_view text) {
    if (id == "results-filter") {
        results.filter.set(results.table, std::string(text));
        return true;
    }
    return write_field(settings, id, text) || write_field(exact, id, text);
}

void GeneratePage::save_settings(Json& values) const {
    saved::save_all(kGenerateSettings, *this, values);
    saved::save_controls(settings, values);
    saved::save_controls(exact, values);
}

void GeneratePage::take_settings(const Json& values) {
    saved::take_all(kGenerateSettings, *this, values);
    saved::take_controls(settings, values);
    saved::take_controls(exact, values);
}

}  // namespace rookery::shell
