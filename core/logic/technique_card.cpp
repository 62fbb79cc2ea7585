#include "logic/technique_card.hpp"

#include <array>

#include "language/texts.hpp"
#include "logic/step.hpp"
#include "logic/words/phrases.hpp"
#include "logic/words/text_file.hpp"

namespace rookery {

namespace {

constexpr std::array kLabels = {
#define ROOKERY_CARD(card, ...) &labels::card,
#include "logic/technique_list.inc"
#undef ROOKERY_CARD
};
constexpr std::array kCards = {
#define ROOKERY_CARD(card, ...) &cards::card,
#include "logic/technique_list.inc"
#undef ROOKERY_CARD
};

// The place of each technique's card in the list.
constexpr std::array kPlaceOfCard = [] {
    using enum Technique;
    std::array<std::uint8_t, kTechniqueCount> table{};
    std::uint8_t place = 0;
#define ROOKERY_CARD(card, ...)                                                                         \
    for (const Technique technique : {__VA_ARGS__}) table[static_cast<std::size_t>(technique)] = place; \
    ++place;
#include "logic/technique_list.inc"
#undef ROOKERY_CARD
    return table;
}();

// The places of names: see text_file.hpp.
constexpr std::size_t place_of(TechniqueGroup group) {
    return static_cast<std::size_t>(group);
}
constexpr std::size_t place_of(Technique technique) {
    return kTechniqueGroups + 2 * static_cast<std::size_t>(technique);
}

#define GROUP(name, text) TextEntry{place_of(TechniqueGroup::name), text},
#define TECHNIQUE(name, text, ...) \
    TextEntry{place_of(Technique::name), text}, TextEntry{place_of(Technique::name) + 1, std::string_view{__VA_ARGS__}},
constexpr std::array<TextTable<kNameTexts>, kLanguages> kNameTables = {text_table<kNameTexts>(std::to_array<TextEntry>({
#include "logic/words/en/names.inc"
                                                                       })),
                                                                       text_table<kNameTexts>(std::to_array<TextEntry>({
#include "logic/words/de/names.inc"
                                                                       })),
                                                                       text_table<kNameTexts>(std::to_array<TextEntry>({
#include "logic/words/fr/names.inc"
                                                                       }))};
#undef TECHNIQUE
#undef GROUP

// Every group and every technique has a name, and where one language needs a title, so do all.
constexpr bool names_agree(const TextTable<kNameTexts>& a, const TextTable<kNameTexts>& b) {
    for (std::size_t i = 0; i < kNameTexts; ++i) {
        const bool is_title = i >= kTechniqueGroups && (i - kTechniqueGroups) % 2 == 1;
        if (a[i].empty() != b[i].empty() || (a[i].empty() && !is_title)) return false;
    }
    return true;
}
static_assert(names_agree(kNameTables[0], kNameTables[0]),
              "a group or a technique has no name in core/logic/words/en/names.inc");
static_assert(names_agree(kNameTables[0], kNameTables[1]),
              "core/logic/words/de/names.inc lacks a name or a title that en/names.inc has, or has one too many");
static_assert(names_agree(kNameTables[0], kNameTables[2]),
              "core/logic/words/fr/names.inc lacks a name or a title that en/names.inc has, or has one too many");

}  // namespace

std::span<const TechniqueLabel* const> all_labels() {
    return kLabels;
}
std::span<const TechniqueCard* const> all_cards() {
    return kCards;
}

const TechniqueLabel& label_of(Technique technique) {
    ROOKERY_EXPECTS(static_cast<int>(technique) < kTechniqueCount);
    return *kLabels[kPlaceOfCard[static_cast<std::size_t>(technique)]];
}
const TechniqueCard& card_of(Technique technique) {
    ROOKERY_EXPECTS(static_cast<int>(technique) < kTechniqueCount);
    return *kCards[kPlaceOfCard[static_cast<std::size_t>(technique)]];
}

std::string_view name_of(TechniqueGroup group, Language language) {
    return text_about_steps<kNameTables, kFirstName>(place_of(group), language);
}
std::string_view name_of(Technique technique) {
    return name_of(technique, Language::english);
}
std::string_view name_of(Technique technique, Language language) {
    ROOKERY_EXPECTS(static_cast<int>(technique) < kTechniqueCount);
    return text_about_steps<kNameTables, kFirstName>(place_of(technique), language);
}
void append_names(Language language, std::string& file) {
    append_lines<kNameTables>(language, file);
}

std::string title_of(const Step& step, Language language) {
    std::string_view title = text_about_steps<kNameTables, kFirstName>(place_of(step.technique) + 1, language);
    if (title.empty()) title = name_of(step.technique, language);
    if (!label_of(step.technique).has_types) return std::string(title);
    return say(Phrase::titled_with_type, language, {Value::text(std::string(title)), Value::number(step.variant)});
}

}  // namespace rookery
