// An owner's controls, each declared once: one line names the member that holds it, its id (of the widget and of its
// command), its label and its effect. The widget, the command, the saved setting and the job option all follow from
// that line.
//
// The owner is a page or a part of one. Its controls are listed in macros (lab/lab_controls.hpp): the owner's struct
// gets its members from them, and its tables, ControlsOf, their entries. A line begins with the member, its initial
// value, the id, the place and the name; members of the types below follow as needed.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "shell/words/field.hpp"
#include "shell/words/rewording.hpp"
#include "shell/words/text.hpp"

namespace rookery::shell {

struct FieldRange {
    Field from, to;  // empty: any
    bool is_set() const { return !trimmed(from.text).empty() || !trimmed(to.text).empty(); }
};

template <class Owner>
struct SwitchControl {
    bool Owner::*member;
    std::string_view id;
    typename Owner::Place place;  // where it is drawn
    words::Text name;
    words::Text help = {};
    words::Text summary = {};      // shown where this part of the page is folded away
    std::string_view option = {};  // of the job while it is on; empty: the page handles it
    std::string_view saved = {};   // its name among the settings; empty: same as its id

    std::string_view saved_name() const { return saved.empty() ? id : saved; }
};

// A number, or another text that gets parsed.
template <class Owner>
struct FieldControl {
    Field Owner::*member;
    std::string_view id;
    typename Owner::Place place;
    words::Text name;
    words::Text hint = {};         // what an empty field means
    words::Text help = {};         // a tooltip
    words::Text summary = {};      // with "{0}"
    std::string_view option = {};  // of the verb that gets the number; empty: the page handles it
    NumberLimits limits = {};      // those of the option
    words::Text expected = {};     // the sentence for other texts, see number_of()
    std::string_view saved = {};
    float width = 64;

    std::string_view saved_name() const { return saved.empty() ? id : saved; }
};

// A range with the fields "er-from" and "er-to", for the verb's option of the same name.
template <class Owner>
struct RangeControl {
    FieldRange Owner::*member;
    std::string_view id;
    typename Owner::Place place;
    words::Text name;
    IntRange limits;       // those of the option
    words::Text expected;  // the sentence for other texts, with the limits for "{0}" and "{1}"
    words::Text summary = {};
    bool tenths = false;  // ratings such as 7.2

    std::string from_id() const { return std::string(id) + "-from"; }
    std::string to_id() const { return std::string(id) + "-to"; }
};

// One of several values, each with a name for the program ("tuned") and one for people; a value's command is
// "masking-tuned".
template <class Owner>
struct ChoiceControl {
    std::string_view id;
    typename Owner::Place place;
    words::Text name;
    words::Text label;  // of each value's command, with "{0}"
    int count;
    std::string_view (*id_of)(int);
    std::string_view (*title_of)(int);
    int (*get)(const Owner&);
    void (*set)(Owner&, int);

    std::string command_of(int value) const { return std::string(id) + "-" + std::string(id_of(value)); }
};
template <class Owner, auto member>
constexpr ChoiceControl<Owner> choice_control(std::string_view id, typename Owner::Place place, words::Text name,
                                              words::Text label, int count, std::string_view (*id_of)(int),
                                              std::string_view (*title_of)(int)) {
    using E = std::remove_cvref_t<decltype(std::declval<Owner&>().*member)>;
    return {id,
            place,
            name,
            label,
            count,
            id_of,
            title_of,
            [](const Owner& owner) { return static_cast<int>(owner.*member); },
            [](Owner& owner, int value) { owner.*member = static_cast<E>(value); }};
}

// The tables of an owner's controls, in drawing order. Each owner has a specialisation, derived from NoControls, with
// the tables that are not empty.
template <class Owner>
struct ControlsOf;
template <class Owner>
struct NoControls {
    static constexpr std::array<SwitchControl<Owner>, 0> kSwitches{};
    static constexpr std::array<FieldControl<Owner>, 0> kFields{};
    static constexpr std::array<RangeControl<Owner>, 0> kRanges{};
    static constexpr std::array<ChoiceControl<Owner>, 0> kChoices{};
};

// Turn a control's line into a member of the struct, or an entry of a table, where `Owner` is the struct's name.
// clang-format off
#define ROOKERY_SWITCH_MEMBER(member_, first_, ...) bool member_ = first_;
#define ROOKERY_FIELD_MEMBER(member_, first_, ...) Field member_{first_, {}};
#define ROOKERY_RANGE_MEMBER(member_, ...) FieldRange member_;
#define ROOKERY_CHOICE_MEMBER(member_, first_, id_, place_, name_, type_, ...) type_ member_ = type_::first_;
#define ROOKERY_CONTROL(member_, first_, id_, place_, name_, ...) \
    {.member = &Owner::member_, .id = id_, .place = Owner::Place::place_, .name = words::name_, __VA_ARGS__},
#define ROOKERY_RANGE_CONTROL(member_, id_, place_, name_, ...) \
    ROOKERY_CONTROL(member_, , id_, place_, name_, __VA_ARGS__)
#define ROOKERY_CHOICE_CONTROL(member_, first_, id_, place_, name_, type_, count_, label_) \
    choice_control<Owner, &Owner::member_>( \
        id_, Owner::Place::place_, words::name_, words::label_, count_, \
        [](int value) { return name_of(static_cast<type_>(value)); }, \
        [](int value) { return title_of(static_cast<type_>(value)); }),
// clang-format on

// Default for the functions below: controls of every place.
struct AnyPlace {
    template <class Place>
    bool operator()(Place) const {
        return true;
    }
};

// Calls take(id, saved name, place, field) for each field, including both fields of a range.
template <class Owner, class Take>
void for_each_field(Owner& owner, Take take) {
    using Controls = ControlsOf<std::remove_const_t<Owner>>;
    for (const auto& one : Controls::kFields) take(one.id, one.saved_name(), one.place, owner.*one.member);
    for (const auto& range : Controls::kRanges) {
        const auto take_end = [&](const std::string& id, auto& field) { take(id, id, range.place, field); };
        take_end(range.from_id(), (owner.*range.member).from);
        take_end(range.to_id(), (owner.*range.member).to);
    }
}

// Sets the whole content of the field with that id. False: there is none.
template <class Owner>
bool write_field(Owner& owner, std::string_view id, std::string_view text) {
    bool found = false;
    for_each_field(owner, [&](std::string_view own, std::string_view, auto, Field& field) {
        if (own != id) return;
        field = {std::string(text), {}};
        found = true;
    });
    return found;
}

// The number in a field, within the limits of its control; `default_value` if it is empty. Sets or clears the field's
// problem.
template <class Owner>
std::optional<std::uint64_t> number_in(Owner& owner, Field Owner::*member, std::uint64_t default_value = 0) {
    const auto& fields = ControlsOf<Owner>::kFields;
    const auto control =
        std::find_if(fields.begin(), fields.end(), [=](const auto& one) { return one.member == member; });
    return number_of(owner.*member, default_value, control->expected, control->limits);
}

// Whether any field is invalid, among the places for which is_meant(place) is true.
template <class Owner, class Meant = AnyPlace>
bool any_wrong(const Owner& owner, Meant is_meant = {}) {
    bool wrong = false;
    for_each_field(owner, [&](std::string_view, std::string_view, auto place, const Field& field) {
        wrong = wrong || (is_meant(place) && !field.problem.empty());
    });
    return wrong;
}

// What is wrong with each field, in another language.
template <class Owner>
void reword_fields(Owner& owner, const Rewording& reworded) {
    for_each_field(owner,
                   [&](std::string_view, std::string_view, auto, Field& field) { reworded.apply(field.problem); });
}

// Adds the options of the switches that are on; take_switches reads them back.
template <class Owner, class Meant = AnyPlace>
void add_options(const Owner& owner, std::map<std::string, std::string>& options, Meant is_meant = {}) {
    for (const auto& one : ControlsOf<Owner>::kSwitches) {
        if (owner.*one.member && !one.option.empty() && is_meant(one.place)) options[std::string(one.option)] = "";
    }
}
template <class Owner>
void take_switches(Owner& owner, const std::map<std::string, std::string>& options) {
    for (const auto& one : ControlsOf<Owner>::kSwitches) {
        if (!one.option.empty()) owner.*one.member = options.count(std::string(one.option)) != 0;
    }
}

// Selects a choice's value by its command. False: there is none of that name.
template <class Owner>
bool choose(Owner& owner, std::string_view command) {
    for (const auto& choice : ControlsOf<Owner>::kChoices) {
        for (int i = 0; i < choice.count; ++i) {
            if (choice.command_of(i) != command) continue;
            choice.set(owner, i);
            return true;
        }
    }
    return false;
}

}  // namespace rookery::shell
