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

// Where a field of each page is; of a model that may be changed, or not.
template <class M>
auto& field_in(M& m, Field GeneratePage::*field) {
    return m.generate.*field;
}
template <class M>
auto& field_in(M& m, Field EnumeratePage::*field) {
    return m.enumerate.*field;
}
template <class M>
auto& field_in(M& m, Field UnavoidableSets::*field) {
    return m.enumerate.sets.*field;
}

template <auto field>
constexpr FieldName wish(std::string_view id, std::string_view label, bool (*shown)(const Model&)) {
    return {id,
            label,
            shown,
            [](const Model& m) { return field_in(m, field).text; },
            [](const Model& m) { return field_in(m, field).problem; },
            [](Model& m, std::string text) {
                field_in(m, field) = {std::move(text), {}};
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
    wish<&GeneratePage::count>("count", words::kFieldCount, in_generate),
    wish<&GeneratePage::er_from>("er-from", words::kFieldErFrom, in_generate),
    wish<&GeneratePage::er_to>("er-to", words::kFieldErTo, in_generate),
    wish<&GeneratePage::clues_from>("clues-from", words::kFieldCluesFrom, in_generate),
    wish<&GeneratePage::clues_to>("clues-to", words::kFieldCluesTo, in_generate),
    wish<&EnumeratePage::clues>("enumerate-clues", words::kFieldEnumerateClues, in_search),
    wish<&EnumeratePage::most>("most", words::kFieldMost, in_search),
    wish<&UnavoidableSets::most_cells>("set-cells", words::kFieldSetCells, in_sets),
    wish<&UnavoidableSets::digits>("set-digits", words::kFieldSetDigits, in_method<SetMethod::digits>),
    wish<&UnavoidableSets::boxes>("set-boxes", words::kFieldSetBoxes, in_method<SetMethod::boxes>),
    wish<&UnavoidableSets::rounds>("set-rounds", words::kFieldSetRounds, in_method<SetMethod::random>),
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
