// TechniqueCard: everything about a technique, or about a family found by one search: how it is found, drawn and
// described. Each card has its own file, or shares it with close relatives (pairs, triplets and quads), and has a line
// in technique_list.inc. Scales define its difficulty (scale.hpp). Its names are in words/en/names.inc and the
// translations. Its label is the part that the page uses without linking the searches.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "logic/technique.hpp"

namespace rookery {

class State;
class StepSink;
struct Step;

enum class TechniqueGroup : std::uint8_t {
    singles,
    intersections,  // of boxes and lines
    subsets,
    fish,
    single_digit,  // patterns of one digit
    coloring,      // two colours over the strong links of one digit
    wings,
    uniqueness,
    exclusions,
    chains,   // one assumption, one path
    forcing,  // several assumptions, or a contradiction
    almost_locked_sets,
    templates,  // all places of a digit at once
    last_resort,
    whips,  // and braids
};
inline constexpr std::size_t kTechniqueGroups = static_cast<std::size_t>(TechniqueGroup::whips) + 1;
// "patterns of one digit"
std::string_view name_of(TechniqueGroup group, Language language = Language::english);

struct TechniqueLabel {
    TechniqueGroup group;
    TechniqueSet techniques;
    // Whether Step::variant is a type, 1, 2, ..., that the title names.
    bool has_types = false;
    // Whether its steps depend on steps of other techniques, and a search may take minutes.
    bool is_deep = false;
};

struct TechniqueCard {
    const TechniqueLabel& label;
    // Reports steps to the sink, in order of preference, with highlights if the sink wants them. Returns true as soon
    // as the sink has enough. See finders.hpp.
    bool (*find)(const State& state, StepSink& sink);
    // Describes a step, with its highlights, after its title: a sentence that ends with the conclusion; for chains
    // and nets more lines follow. See sentences.hpp.
    std::string (*say)(const Step& step, Language language);

    TechniqueSet techniques() const { return label.techniques; }
};

#define ROOKERY_CARD(card, ...)       \
    namespace labels {                \
    extern const TechniqueLabel card; \
    }                                 \
    namespace cards {                 \
    extern const TechniqueCard card;  \
    }
#include "logic/technique_list.inc"
#undef ROOKERY_CARD

// In the order of the list.
std::span<const TechniqueLabel* const> all_labels();
std::span<const TechniqueCard* const> all_cards();
const TechniqueLabel& label_of(Technique technique);
const TechniqueCard& card_of(Technique technique);
// The beginning of a step's description: "Hidden single", "Unique rectangle, type 1".
std::string title_of(const Step& step, Language language = Language::english);

}  // namespace rookery
