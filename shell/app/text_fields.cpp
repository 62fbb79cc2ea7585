#include "shell/app/text_fields.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "shell/words/format.hpp"
#include "shell/words/strings_enumerate.hpp"
#include "shell/words/strings_exact.hpp"
#include "shell/words/strings_flow.hpp"
#include "shell/words/strings_generate.hpp"
#include "shell/words/strings_lab.hpp"

namespace rookery::shell {
namespace {

bool in_play(const Model& m) {
    return m.mode == Mode::play;
}
bool in_list(const Model& m) {
    return m.mode == Mode::list;
}
bool in_generate(const Model& m) {
    return m.mode == Mode::generate;
}
bool in_wishes(const Model& m) {
    return in_generate(m) && m.generate.view == GenerateView::wishes;
}
template <WishSection section>
bool in_section(const Model& m) {
    return in_wishes(m) && m.generate.is_open(section);
}
bool asks_clues(const Model& m) {
    return in_wishes(m) && !m.generate.uses_pattern();
}
bool asks_guesses(const Model& m) {
    return in_section<WishSection::ease>(m) && m.generate.wishes.has_ease() &&
           m.generate.wishes.uniqueness == UniquenessTest::hybrid;
}
bool in_results(const Model& m) {
    return in_generate(m) && m.generate.view == GenerateView::puzzles && !m.generate.results.is_empty();
}
bool in_exact(const Model& m) {
    return in_generate(m) && m.generate.shows_exact();
}
bool in_view(const Model& m, EnumerateView view) {
    return m.mode == Mode::enumerate && m.enumerate.has_grid() && m.enumerate.view == view;
}
bool in_search(const Model& m) {
    return in_view(m, EnumerateView::puzzles);
}
bool shows_sets(const Model& m) {
    return in_view(m, EnumerateView::sets);
}
bool in_lab(const Model& m) {
    return m.mode == Mode::lab;
}
template <LabView view>
bool in_lab_view(const Model& m) {
    return in_lab(m) && m.lab.view == view;
}
template <SetMethod method>
bool in_method(const Model& m) {
    return shows_sets(m) && m.enumerate.sets.method == method;
}

// Where a field of each page is; of a model that may be changed, or not.
template <class M>
auto& field_in(M& m, Field GenerateWishes::*field) {
    return m.generate.wishes.*field;
}
template <class M>
auto& field_in(M& m, Field ExactPage::*field) {
    return m.generate.exact.*field;
}
template <class M>
auto& field_in(M& m, Field EnumeratePage::*field) {
    return m.enumerate.*field;
}
template <class M>
auto& field_in(M& m, Field UnavoidableSets::*field) {
    return m.enumerate.sets.*field;
}

template <class M>
auto& field_in(M& m, Field LabPage::*field) {
    return m.lab.*field;
}

template <auto field>
constexpr TextField wish(std::string_view id, std::string_view label, bool (*shown)(const Model&)) {
    return {id,
            label,
            shown,
            [](const Model& m) { return field_in(m, field).text; },
            [](const Model& m) { return field_in(m, field).problem; },
            [](Model& m, std::string text) {
                field_in(m, field) = {std::move(text), {}};
            }};
}

// One end of a range.
template <auto range, auto end>
constexpr TextField bound(std::string_view id, std::string_view label, bool (*shown)(const Model&)) {
    return {id,
            label,
            shown,
            [](const Model& m) { return (m.generate.wishes.*range.*end).text; },
            [](const Model& m) { return (m.generate.wishes.*range.*end).problem; },
            [](Model& m, std::string text) {
                m.generate.wishes.*range.*end = {std::move(text), {}};
            }};
}

// With its place, as beside the drawn field.
std::string said_of(const std::optional<FilterProblem>& problem) {
    return problem ? fill(words::kAtColumn, {std::to_string(problem->column), problem->sentence}) : std::string{};
}

const std::array<TextField, 34> kFields = {{
    // The twin tells of it with the palette's rows.
    {"palette-text", words::kFieldPalette, [](const Model&) { return false; },
     [](const Model& m) { return m.palette.text; }, [](const Model&) { return std::string{}; },
     [](Model& m, std::string text) { m.palette.set_text(std::move(text)); }},
    {"puzzle-text", words::kFieldText, in_play, [](const Model& m) { return m.text_box; },
     [](const Model& m) { return m.text_problem; },
     [](Model& m, std::string text) {
         m.text_box = std::move(text);
         m.text_box_open = true;
         m.text_problem.clear();
     }},
    {"filter", words::kFieldFilter, in_list, [](const Model& m) { return m.list.filter_text(); },
     [](const Model& m) { return said_of(m.list.filter_problem()); },
     [](Model& m, std::string text) { m.list.set_filter(std::move(text)); }},
    wish<&GenerateWishes::count>("count", words::kFieldCount, in_wishes),
    bound<&GenerateWishes::er, &FieldRange::from>("er-from", words::kFieldErFrom, in_wishes),
    bound<&GenerateWishes::er, &FieldRange::to>("er-to", words::kFieldErTo, in_wishes),
    bound<&GenerateWishes::clues, &FieldRange::from>("clues-from", words::kFieldCluesFrom, asks_clues),
    bound<&GenerateWishes::clues, &FieldRange::to>("clues-to", words::kFieldCluesTo, asks_clues),
    bound<&GenerateWishes::ep, &FieldRange::from>("ep-from", words::kFieldEpFrom, in_section<WishSection::more>),
    bound<&GenerateWishes::ep, &FieldRange::to>("ep-to", words::kFieldEpTo, in_section<WishSection::more>),
    bound<&GenerateWishes::ed, &FieldRange::from>("ed-from", words::kFieldEdFrom, in_section<WishSection::more>),
    bound<&GenerateWishes::ed, &FieldRange::to>("ed-to", words::kFieldEdTo, in_section<WishSection::more>),
    bound<&GenerateWishes::steps, &FieldRange::from>("steps-from", words::kFieldStepsFrom,
                                                     in_section<WishSection::more>),
    bound<&GenerateWishes::steps, &FieldRange::to>("steps-to", words::kFieldStepsTo, in_section<WishSection::more>),
    wish<&GenerateWishes::wnef>("wnef", words::kFieldWnef, in_section<WishSection::ease>),
    wish<&GenerateWishes::tolerance>("tolerance", words::kFieldTolerance, in_section<WishSection::ease>),
    wish<&GenerateWishes::guesses>("guesses", words::kFieldGuesses, asks_guesses),
    wish<&GenerateWishes::minutes>("minutes", words::kFieldMinutes, in_section<WishSection::stop>),
    wish<&GenerateWishes::give_up>("give-up", words::kFieldGiveUp, in_section<WishSection::stop>),
    wish<&GenerateWishes::seed>("seed", words::kFieldSeed, in_section<WishSection::stop>),
    {"results-filter", words::kResultsFilter, in_results, [](const Model& m) { return m.generate.results.filter.text; },
     [](const Model& m) { return said_of(m.generate.results.filter.problem); },
     [](Model& m, std::string text) { m.generate.results.filter.set(m.generate.results.table, std::move(text)); }},
    wish<&ExactPage::minutes>("exact-minutes", words::kFieldExactMinutes, in_exact),
    wish<&ExactPage::seed>("exact-seed", words::kFieldExactSeed, in_exact),
    wish<&EnumeratePage::clues>("enumerate-clues", words::kFieldEnumerateClues, in_search),
    wish<&EnumeratePage::most>("most", words::kFieldMost, in_search),
    wish<&UnavoidableSets::most_cells>("set-cells", words::kFieldSetCells, shows_sets),
    wish<&UnavoidableSets::digits>("set-digits", words::kFieldSetDigits, in_method<SetMethod::digits>),
    wish<&UnavoidableSets::boxes>("set-boxes", words::kFieldSetBoxes, in_method<SetMethod::boxes>),
    wish<&UnavoidableSets::rounds>("set-rounds", words::kFieldSetRounds, in_method<SetMethod::random>),
    wish<&LabPage::limit>("lab-limit", words::kFieldLabLimit, in_lab_view<LabView::puzzle>),
    wish<&LabPage::effort>("lab-effort", words::kFieldLabEffort, in_lab_view<LabView::puzzle>),
    wish<&LabPage::seed>("lab-seed", words::kFieldLabSeed, in_lab),
    wish<&LabPage::race_first>("race-first", words::kFieldLabFirst, in_lab_view<LabView::race>),
    wish<&LabPage::race_effort>("race-effort", words::kFieldLabRaceEffort, in_lab_view<LabView::race>),
}};

}  // namespace

std::span<const TextField> text_fields() {
    return kFields;
}

void write_field(Model& model, std::string_view id, std::string text) {
    const auto field = std::find_if(kFields.begin(), kFields.end(), [&](const TextField& f) { return f.id == id; });
    if (field != kFields.end()) field->set(model, std::move(text));
}

}  // namespace rookery::shell
