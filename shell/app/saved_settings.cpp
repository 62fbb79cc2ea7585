#include "shell/app/saved_settings.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "shell/app/model.hpp"
#include "shell/table/table_order.hpp"

namespace rookery::shell {
namespace {

using saved::Json;

struct Setting {
    const char* name;
    Json (*get)(const Model&);
    void (*set)(Model&, const Json&);
};

// Of the box for a puzzle: what is longer is a list on its way.
constexpr std::size_t kLongestText = 20'000;

Json setting_json(bool on) {
    return on;
}
Json setting_json(const std::string& text) {
    return text;
}
Json setting_json(const Field& field) {
    return field.text;
}
template <class E>
Json choice_json(E value) {
    return static_cast<int>(value);
}

void take_setting(const Json& value, bool& on) {
    saved::take(value, on);
}
void take_setting(const Json& value, std::string& text) {
    saved::take(value, text);
}
void take_setting(const Json& value, Field& field) {
    if (const std::string* text = saved::text(value)) field = Field{*text, {}};
}
template <class E>
void take_choice(const Json& value, int count, E& choice) {
    const auto number = saved::number(value);
    if (number && *number >= 0 && *number < count) choice = static_cast<E>(*number);
}

// A switch, a text or a field; Path: the members that lead to it.
template <auto... Path>
constexpr Setting setting(const char* name) {
    return {name, [](const Model& m) { return setting_json((m.*....*Path)); },
            [](Model& m, const Json& value) { take_setting(value, (m.*....*Path)); }};
}
template <int Count, auto... Path>
constexpr Setting choice(const char* name) {
    return {name, [](const Model& m) { return choice_json((m.*....*Path)); },
            [](Model& m, const Json& value) { take_choice(value, Count, (m.*....*Path)); }};
}

Json techniques_json(TechniqueSet set) {
    Json ids = Json::array();
    for (int t = 0; t < kTechniqueCount; ++t) {
        const auto technique = static_cast<Technique>(t);
        if ((set & technique_bit(technique)) != 0) ids.push_back(id_of(technique));
    }
    return ids;
}
// Names that are not known are left out.
std::optional<TechniqueSet> techniques_in(const Json& value) {
    if (!value.is_array()) return std::nullopt;
    TechniqueSet set = 0;
    for (int t = 0; t < kTechniqueCount; ++t) {
        const auto technique = static_cast<Technique>(t);
        if (std::find(value.begin(), value.end(), id_of(technique)) != value.end()) set |= technique_bit(technique);
    }
    return set;
}

// Which are open, by their places.
Json wish_sections_json(const Model& m) {
    Json open = Json::array();
    for (int i = 0; i < kWishSectionCount; ++i) open.push_back(m.generate.is_open(static_cast<WishSection>(i)));
    return open;
}
void take_wish_sections(Model& m, const Json& value) {
    if (!value.is_array()) return;
    for (int i = 0; i < kWishSectionCount && i < static_cast<int>(value.size()); ++i) {
        const auto section = static_cast<WishSection>(i);
        bool open = m.generate.is_open(section);
        saved::take(value[static_cast<std::size_t>(i)], open);
        if (open != m.generate.is_open(section)) m.generate.flip(section);
    }
}

// {"method":"dlx","setting":1,"on":true,"added":false}, in the order in which they stand.
Json lab_entries(const Model& m) {
    Json entries = Json::array();
    for (const LabEntry& entry : m.lab.methods.entries()) {
        entries.push_back(
            {{"method", entry.kind().id}, {"setting", entry.setting}, {"on", entry.on}, {"added", entry.added}});
    }
    return entries;
}
void take_lab_entries(Model& m, const Json& value) {
    if (!value.is_array()) return;
    std::vector<LabEntry> entries;
    const auto methods = lab_methods();
    for (const Json& saved_entry : value) {
        const std::string id = saved::text_in(saved_entry, "method");
        const auto method =
            std::find_if(methods.begin(), methods.end(), [&](const LabMethod& l) { return l.id == id; });
        if (method == methods.end()) return;
        LabEntry entry{.method = static_cast<int>(method - methods.begin())};
        take_choice(saved::member(saved_entry, "setting"), static_cast<int>(method->settings.size()), entry.setting);
        saved::take(saved::member(saved_entry, "on"), entry.on);
        saved::take(saved::member(saved_entry, "added"), entry.added);
        entries.push_back(entry);
    }
    m.lab.methods.take(std::move(entries));
}

constexpr auto kSettings = std::to_array<Setting>({
    choice<kModeCount, &Model::mode>("mode"),
    choice<3, &Model::theme>("theme"),
    setting<&Model::letter_keys>("letter-keys"),
    {"cursor", [](const Model& m) { return Json(m.play.entries().cursor()); },
     [](Model& m, const Json& value) {
         int cell = m.play.entries().cursor();
         take_choice(value, Geometry9::kCells, cell);
         m.play.entries().select(cell);
     }},
    {"entry-mode", [](const Model& m) { return choice_json(m.play.entries().mode()); },
     [](Model& m, const Json& value) {
         EntryMode mode = m.play.entries().mode();
         take_choice(value, kEntryModeCount, mode);
         m.play.entries().set_mode(mode);
     }},
    {"show-candidates", [](const Model& m) { return Json(m.play.entries().wants_candidates()); },
     [](Model& m, const Json& value) {
         bool on = m.play.entries().wants_candidates();
         saved::take(value, on);
         m.play.entries().show_candidates(on);
     }},
    // Those that are left out: a version with more of them has the new ones on.
    {"techniques-off", [](const Model& m) { return techniques_json(kAllTechniques & ~m.techniques.set()); },
     [](Model& m, const Json& value) {
         if (const auto off = techniques_in(value)) m.techniques.take(kAllTechniques & ~*off);
     }},
    setting<&Model::text_box_open>("text-box-open"),
    {"text-box", [](const Model& m) { return Json(m.text_box.size() <= kLongestText ? m.text_box : std::string{}); },
     [](Model& m, const Json& value) { saved::take(value, m.text_box); }},
    setting<&Model::text_problem>("text-problem"),
    setting<&Model::sheet_open>("sheet-open"),
    setting<&Model::picture_candidates>("picture-candidates"),
    {"timer", [](const Model& m) { return Json(m.timer.shown()); },
     [](Model& m, const Json& value) {
         bool shown = m.timer.shown();
         saved::take(value, shown);
         m.timer.show(shown, m.host.now_seconds());
     }},

    {"list-filter", [](const Model& m) { return Json(m.list.filter_text()); },
     [](Model& m, const Json& value) {
         if (const std::string* text = saved::text(value)) m.list.set_filter(*text);
     }},
    {"list-sort", [](const Model& m) { return Json(sorting_of(m.list.list().table)); },
     [](Model& m, const Json& value) {
         if (const std::string* text = saved::text(value)) sort_as(m.list.table(), *text);
     }},
    setting<&Model::histogram_open>("histogram-open"),

    choice<3, &Model::generate, &GeneratePage::view>("generate-view"),
    {"symmetry", [](const Model& m) { return choice_json(m.generate.symmetry()); },
     [](Model& m, const Json& value) {
         PatternSymmetry symmetry = m.generate.symmetry();
         take_choice(value, kPatternSymmetryCount, symmetry);
         m.generate.take_symmetry(symmetry);
     }},
    {"wish-sections", wish_sections_json, take_wish_sections},
    {"per-page", [](const Model& m) { return Json(m.generate.per_page); },
     [](Model& m, const Json& value) {
         const std::int64_t number = saved::number(value).value_or(0);
         if (number == 1 || number == 2 || number == 4 || number == 6) m.generate.per_page = static_cast<int>(number);
     }},
    {"results-filter", [](const Model& m) { return Json(m.generate.results.filter.text); },
     [](Model& m, const Json& value) {
         const std::string* text = saved::text(value);
         if (text != nullptr) m.generate.results.filter.set(m.generate.results.table, *text);
     }},
    {"results-sort", [](const Model& m) { return Json(sorting_of(m.generate.results.table)); },
     [](Model& m, const Json& value) {
         if (const std::string* text = saved::text(value)) sort_as(m.generate.results.table, *text);
     }},
    {"required-techniques", [](const Model& m) { return techniques_json(m.generate.wishes.required); },
     [](Model& m, const Json& value) {
         if (const auto set = techniques_in(value)) m.generate.wishes.required = *set;
     }},

    {"strategies", [](const Model& m) { return Json(names_of(m.generate.exact.strategies)); },
     [](Model& m, const Json& value) {
         const std::string* names = saved::text(value);
         const auto set = names == nullptr ? std::nullopt : strategies_named(*names);
         if (set) m.generate.exact.strategies = *set;
     }},
    setting<&Model::generate, &GeneratePage::exact, &ExactPage::minutes>("exact-minutes"),
    setting<&Model::generate, &GeneratePage::exact, &ExactPage::seed>("exact-seed"),

    choice<2, &Model::enumerate, &EnumeratePage::view>("enumerate-view"),
    setting<&Model::enumerate, &EnumeratePage::clues>("enumerate-clues"),
    setting<&Model::enumerate, &EnumeratePage::most>("enumerate-most"),
    setting<&Model::enumerate, &EnumeratePage::minimal>("enumerate-minimal"),
    setting<&Model::enumerate, &EnumeratePage::first_only>("enumerate-first"),
    setting<&Model::enumerate, &EnumeratePage::gridchecker>("enumerate-gridchecker"),

    choice<2, &Model::lab, &LabPage::view>("lab-view"),
    choice<3, &Model::lab, &LabPage::detail>("lab-detail"),
    {"lab-methods", lab_entries, take_lab_entries},
    setting<&Model::lab, &LabPage::limit>("lab-limit"),
    setting<&Model::lab, &LabPage::effort>("lab-effort"),
    setting<&Model::lab, &LabPage::seed>("lab-seed"),
    setting<&Model::lab, &LabPage::keeps_trace>("lab-trace"),
    setting<&Model::lab, &LabPage::race_first>("race-first"),
    setting<&Model::lab, &LabPage::race_effort>("race-effort"),
    setting<&Model::lab, &LabPage::race_unique>("race-unique"),
});

// What new puzzles are to be, by the ids of its controls.
void add_wishes(const GenerateWishes& wishes, Json& settings) {
    for (const auto& one : kWishSwitches) settings[std::string(one.id)] = wishes.*one.member;
    for (const auto& field : kWishFields) settings[std::string(field.id)] = (wishes.*field.member).text;
    for (const auto& range : kWishRanges) {
        settings[range.from_id()] = (wishes.*range.member).from.text;
        settings[range.to_id()] = (wishes.*range.member).to.text;
    }
    for (const auto& choice : kWishChoices) settings[std::string(choice.id)] = choice.get(wishes);
}
void take_wishes(GenerateWishes& wishes, const Json& settings) {
    const auto saved_at = [&](std::string_view id) -> const Json& {
        return saved::member(settings, std::string(id).c_str());
    };
    for (const auto& one : kWishSwitches) saved::take(saved_at(one.id), wishes.*one.member);
    for (const auto& field : kWishFields) take_setting(saved_at(field.id), wishes.*field.member);
    for (const auto& range : kWishRanges) {
        take_setting(saved_at(range.from_id()), (wishes.*range.member).from);
        take_setting(saved_at(range.to_id()), (wishes.*range.member).to);
    }
    for (const auto& choice : kWishChoices) {
        int value = choice.get(wishes);
        take_choice(saved_at(choice.id), choice.count, value);
        choice.set(wishes, value);
    }
}

}  // namespace

Json settings_of(const Model& model) {
    Json settings = Json::object();
    for (const Setting& setting : kSettings) settings[setting.name] = setting.get(model);
    add_wishes(model.generate.wishes, settings);
    return settings;
}

void take_settings(Model& model, const Json& settings) {
    for (const Setting& setting : kSettings) setting.set(model, saved::member(settings, setting.name));
    take_wishes(model.generate.wishes, settings);
}

}  // namespace rookery::shell
