// TechniqueCard: all that the program knows of a technique, or of a family that one search finds: what it is called,
// how it is found, how it is drawn and how it is described. Each card stands in a file of its own, or with its near
// relations (pairs, triplets and quads), and has its line in technique_list.inc. How hard it is, scales say
// (scale.hpp). What a technique is called is a value beside its card, the label: whoever only names techniques, as the
// page does, is not linked with the searches.
#pragma once

#include <array>
#include <initializer_list>
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
    chains,   // one assumption, one way
    forcing,  // several assumptions, or a contradiction
    almost_locked_sets,
    templates,  // all places of a digit at once
    last_resort,
    whips,  // and braids
};
std::string_view name_of(TechniqueGroup group);  // "patterns of one digit"

struct TechniqueName {
    Technique technique;
    std::string_view name;        // people's choices and stored settings rest on it: it must stay as it is
    std::string_view title = {};  // what describe() begins with, where that is not the name
};

// The techniques of a card, five at most.
class TechniqueNames {
  public:
    constexpr TechniqueNames(std::initializer_list<TechniqueName> names) : count_{names.size()} {
        std::size_t i = 0;
        for (const TechniqueName& name : names) {
            names_[i++] = name;
            techniques_.insert(name.technique);
        }
    }
    constexpr TechniqueSet techniques() const { return techniques_; }
    constexpr const TechniqueName* begin() const { return names_.data(); }
    constexpr const TechniqueName* end() const { return names_.data() + count_; }

  private:
    std::array<TechniqueName, 5> names_{};
    std::size_t count_;
    TechniqueSet techniques_;
};

struct TechniqueLabel {
    TechniqueGroup group;
    std::string_view family;  // what is looked for at one go: "Locked candidates", "Naked pair"
    TechniqueNames names;
    // Step::variant is a type, 1, 2, ..., which the title names.
    bool has_types = false;
    // Its steps rest on steps of other techniques, and a search may take minutes.
    bool is_deep = false;

    constexpr TechniqueSet techniques() const { return names.techniques(); }
};

struct TechniqueCard {
    const TechniqueLabel& label;
    // Reports steps into the sink, the highlights of each included if the sink wants it, in the order of preference.
    // Returns true as soon as the sink has had enough. See finders.hpp.
    bool (*find)(const State& state, StepSink& sink);
    // What a step with its highlights says after its title: a sentence with the conclusion at its end; for nets of
    // chains more lines follow. See sentences.hpp.
    std::string (*say)(const Step& step);

    TechniqueSet techniques() const { return label.techniques(); }
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
// What a description of the step begins with: "Hidden single", "Unique rectangle, type 1".
std::string title_of(const Step& step);

}  // namespace rookery
