#include "panels/twin_fields.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "model/strings_enumerate.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;

struct FieldName {
    std::string_view id;
    std::string_view label;
    bool (*shown)(const Model&);
    std::string (*value)(const Model&);
    std::string (*problem)(const Model&);
    void (*set)(Model&, std::string);
};

bool in_play(const Model& m) {
    return m.mode == Mode::play;
}
bool in_list(const Model& m) {
    return m.mode == Mode::list;
}
bool in_generate(const Model& m) {
    return m.mode == Mode::generate;
}
bool in_view(const Model& m, EnumerateView view) {
    return m.mode == Mode::enumerate && m.enumerate.has_grid() && m.enumerate.view == view;
}
bool in_search(const Model& m) {
    return in_view(m, EnumerateView::puzzles);
}
bool in_sets(const Model& m) {
    return in_view(m, EnumerateView::sets);
}
template <SetMethod method>
bool in_method(const Model& m) {
    return in_sets(m) && m.enumerate.sets.method == method;
}

template <Field GeneratePage::*field>
constexpr FieldName wish(std::string_view id, std::string_view label) {
    return {id,
            label,
            in_generate,
            [](const Model& m) { return (m.generate.*field).text; },
            [](const Model& m) { return (m.generate.*field).problem; },
            [](Model& m, std::string text) {
                m.generate.*field = {std::move(text), {}};
            }};
}

template <Field EnumeratePage::*field>
constexpr FieldName search_wish(std::string_view id, std::string_view label) {
    return {id,
            label,
            in_search,
            [](const Model& m) { return (m.enumerate.*field).text; },
            [](const Model& m) { return (m.enumerate.*field).problem; },
            [](Model& m, std::string text) {
                m.enumerate.*field = {std::move(text), {}};
            }};
}

template <Field UnavoidableSets::*field>
constexpr FieldName set_wish(std::string_view id, std::string_view label, bool (*shown)(const Model&)) {
    return {id,
            label,
            shown,
            [](const Model& m) { return (m.enumerate.sets.*field).text; },
            [](const Model& m) { return (m.enumerate.sets.*field).problem; },
            [](Model& m, std::string text) {
                m.enumerate.sets.*field = {std::move(text), {}};
            }};
}

const std::array<FieldName, 13> kFields = {{
    {"puzzle-text", words::kFieldText, in_play, [](const Model& m) { return m.text_box; },
     [](const Model& m) { return m.text_problem; },
     [](Model& m, std::string text) {
         m.text_box = std::move(text);
         m.text_box_open = true;
         m.text_problem.clear();
     }},
    {"filter", words::kFieldFilter, in_list, [](const Model& m) { return m.list.filter_text(); },
     [](const Model& m) { return m.list.filter_problem() ? m.list.filter_problem()->sentence : std::string{}; },
     [](Model& m, std::string text) { m.list.set_filter(std::move(text)); }},
    wish<&GeneratePage::count>("count", words::kFieldCount),
    wish<&GeneratePage::er_from>("er-from", words::kFieldErFrom),
    wish<&GeneratePage::er_to>("er-to", words::kFieldErTo),
    wish<&GeneratePage::clues_from>("clues-from", words::kFieldCluesFrom),
    wish<&GeneratePage::clues_to>("clues-to", words::kFieldCluesTo),
    search_wish<&EnumeratePage::clues>("enumerate-clues", words::kFieldEnumerateClues),
    search_wish<&EnumeratePage::most>("most", words::kFieldMost),
    set_wish<&UnavoidableSets::most_cells>("set-cells", words::kFieldSetCells, in_sets),
    set_wish<&UnavoidableSets::digits>("set-digits", words::kFieldSetDigits, in_method<SetMethod::digits>),
    set_wish<&UnavoidableSets::boxes>("set-boxes", words::kFieldSetBoxes, in_method<SetMethod::boxes>),
    set_wish<&UnavoidableSets::rounds>("set-rounds", words::kFieldSetRounds, in_method<SetMethod::random>),
}};

}  // namespace

json twin_fields(const Model& model) {
    json fields = json::array();
    for (const FieldName& field : kFields) {
        if (!field.shown(model)) continue;
        fields.push_back({{"id", field.id},
                          {"label", field.label},
                          {"value", field.value(model)},
                          {"problem", field.problem(model)}});
    }
    return fields;
}

void write_twin_field(Model& model, std::string_view id, std::string text) {
    const auto field = std::find_if(kFields.begin(), kFields.end(), [&](const FieldName& f) { return f.id == id; });
    if (field != kFields.end()) field->set(model, std::move(text));
}

}  // namespace rookery::shell
