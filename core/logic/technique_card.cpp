#include "logic/technique_card.hpp"

#include "logic/step.hpp"

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

const TechniqueName& entry_of(Technique technique) {
    ROOKERY_EXPECTS(static_cast<int>(technique) < kTechniqueCount);
    const TechniqueNames& names = label_of(technique).names;
    const TechniqueName* name = names.begin();
    while (name->technique != technique) ++name;
    return *name;
}

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

std::string_view name_of(TechniqueGroup group) {
    switch (group) {
        case TechniqueGroup::singles:
            return "singles";
        case TechniqueGroup::intersections:
            return "intersections";
        case TechniqueGroup::subsets:
            return "subsets";
        case TechniqueGroup::fish:
            return "fish";
        case TechniqueGroup::single_digit:
            return "patterns of one digit";
        case TechniqueGroup::coloring:
            return "colouring";
        case TechniqueGroup::wings:
            return "wings";
        case TechniqueGroup::uniqueness:
            return "uniqueness";
        case TechniqueGroup::exclusions:
            return "exclusions";
        case TechniqueGroup::chains:
            return "chains";
        case TechniqueGroup::forcing:
            return "forcing chains";
        case TechniqueGroup::whips:
            return "whips and braids";
        case TechniqueGroup::almost_locked_sets:
            return "almost locked sets";
        case TechniqueGroup::templates:
            return "templates";
        case TechniqueGroup::last_resort:
            break;
    }
    return "last resort";
}

std::string_view name_of(Technique technique) {
    return entry_of(technique).name;
}

std::string title_of(const Step& step) {
    const TechniqueName& entry = entry_of(step.technique);
    std::string title(entry.title.empty() ? entry.name : entry.title);
    if (label_of(step.technique).has_types) title += ", type " + std::to_string(step.variant);
    return title;
}

}  // namespace rookery
