#include "shell/app/text_fields.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace rookery::shell {
namespace {

struct TextField {
    std::string_view id;
    void (*set)(Model&, std::string);
};

// Where a field of each page is.
Field& field_in(Model& m, Field ExactPage::*field) {
    return m.generate.exact.*field;
}
Field& field_in(Model& m, Field EnumeratePage::*field) {
    return m.enumerate.*field;
}
Field& field_in(Model& m, Field UnavoidableSets::*field) {
    return m.enumerate.sets.*field;
}
Field& field_in(Model& m, Field LabPage::*field) {
    return m.lab.*field;
}

template <auto member>
constexpr TextField field(std::string_view id) {
    return {id, [](Model& m, std::string text) { field_in(m, member) = {std::move(text), {}}; }};
}

const std::array<TextField, 17> kFields = {{
    {"palette-text", [](Model& m, std::string text) { m.palette.set_text(std::move(text)); }},
    {"puzzle-text",
     [](Model& m, std::string text) {
         m.text_box = std::move(text);
         m.text_box_open = true;
         m.text_problem.clear();
     }},
    {"filter", [](Model& m, std::string text) { m.list.set_filter(std::move(text)); }},
    {"results-filter",
     [](Model& m, std::string text) { m.generate.results.filter.set(m.generate.results.table, std::move(text)); }},
    field<&ExactPage::minutes>("exact-minutes"),
    field<&ExactPage::seed>("exact-seed"),
    field<&EnumeratePage::clues>("enumerate-clues"),
    field<&EnumeratePage::most>("most"),
    field<&UnavoidableSets::most_cells>("set-cells"),
    field<&UnavoidableSets::digits>("set-digits"),
    field<&UnavoidableSets::boxes>("set-boxes"),
    field<&UnavoidableSets::rounds>("set-rounds"),
    field<&LabPage::limit>("lab-limit"),
    field<&LabPage::effort>("lab-effort"),
    field<&LabPage::seed>("lab-seed"),
    field<&LabPage::race_first>("race-first"),
    field<&LabPage::race_effort>("race-effort"),
}};

// A wish for new puzzles: "count", or an end of a range, "er-from".
Field* wish_field(GenerateWishes& wishes, std::string_view id) {
    for (const auto& control : kWishFields) {
        if (control.id == id) return &(wishes.*control.member);
    }
    for (const auto& range : kWishRanges) {
        if (id == range.from_id()) return &(wishes.*range.member).from;
        if (id == range.to_id()) return &(wishes.*range.member).to;
    }
    return nullptr;
}

}  // namespace

void write_field(Model& model, std::string_view id, std::string text) {
    const auto field = std::find_if(kFields.begin(), kFields.end(), [&](const TextField& f) { return f.id == id; });
    if (field != kFields.end()) return field->set(model, std::move(text));
    if (Field* wish = wish_field(model.generate.wishes, id)) *wish = {std::move(text), {}};
}

}  // namespace rookery::shell
