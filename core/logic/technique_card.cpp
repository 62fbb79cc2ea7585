#include "logic/technique_card.hpp"

#include "logic/step.hpp"

namespace rookery {

namespace {

constexpr std::array kCards = {
#define ROOKERY_CARD(card, ...) &cards::card,
#include "logic/technique_list.inc"
#undef ROOKERY_CARD
};

// By technique.
constexpr std::array kCardOfTechnique = [] {
    using enum Technique;
    std::array<const TechniqueCard*, kTechniqueCount> table{};
#define ROOKERY_CARD(card, ...) \
    for (const Technique technique : {__VA_ARGS__}) table[static_cast<std::size_t>(technique)] = &cards::card;
#include "logic/technique_list.inc"
#undef ROOKERY_CARD
    return table;
}();

const TechniqueName& entry_of(Technique technique) {
    const TechniqueNames& names = card_of(technique).names;
    const TechniqueName* name = names.begin();
    while (name->technique != technique) ++name;
    return *name;
}

}  // namespace

std::span<const TechniqueCard* const> all_cards() {
    return kCards;
}

const TechniqueCard& card_of(Technique technique) {
    return *kCardOfTechnique[static_cast<std::size_t>(technique)];
}

std::string_view name_of(Technique technique) {
    return entry_of(technique).name;
}

std::string title_of(const Step& step) {
    const TechniqueName& entry = entry_of(step.technique);
    std::string title(entry.title.empty() ? entry.name : entry.title);
    if (card_of(step.technique).has_types) title += ", type " + std::to_string(step.variant);
    return title;
}

}  // namespace rookery
