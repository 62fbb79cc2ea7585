// TechniqueCard: everything about a technique, or about a family found by one search: its name, and how it is found,
// drawn and described. Each card has its own file, or shares it with close relatives (pairs, triplets and quads), and
// has a line in technique_list.inc. Scales define its difficulty (scale.hpp). Its names are in a separate value, the
// label: code that only names techniques, like the page, does not link the searches.
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
    chains,   // one assumption, one path
    forcing,  // several assumptions, or a contradiction
    almost_locked_sets,
    templates,  // all places of a digit at once
    last_resort,
    whips,  // and braids
};
std::string_view name_of(TechniqueGroup group);  // "patterns of one digit"

struct TechniqueName {
    Technique technique;
    std::string_view name;        // stored settings and users' choices depend on it: must not change
    std::string_view title = {};  // how describe() begins, if not with the name
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
    std::string_view family;  // what one search finds: "Locked candidates", "Naked pair"
    TechniqueNames names;
    // Whether Step::variant is a type, 1, 2, ..., that the title names.
    bool has_types = false;
    // Whether its steps depend on steps of other techniques, and a search may take minutes.
    bool is_deep = false;

    constexpr TechniqueSet techniques() const { return names.techniques(); }
};

struct TechniqueCard {
    const TechniqueLabel& label;
    // Reports steps to the sink, in order of preference, with highlights if the sink wants them. Returns true as soon
    // as the sink has enough. See finders.hpp.
    bool (*find)(const State& state, StepSink& sink);
    // Describes a step, with its highlights, after its title: a sentence that ends with the conclusion; for chains
    // and nets more lines follow. See sentences.hpp.
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
// The beginning of a step's description: "Hidden single", "Unique rectangle, type 1".
std::string title_of(const Step& step);

}  // namespace rookery
