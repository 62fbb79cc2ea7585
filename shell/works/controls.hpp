// A mode's controls, each declared once: one line says the member that holds it, its id (of the widget and of its
// command), its name, and what becomes of it. The widget, the command, the saved setting and the option of the work are
// made from that line.
//
// A page's controls stand in lists, which are macros: its struct takes its members from them, and its tables of these
// types their entries (wish_controls.hpp).
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "shell/words/field.hpp"

namespace rookery::shell {

struct FieldRange {
    Field from, to;  // empty: any
    bool is_set() const { return !trimmed(from.text).empty() || !trimmed(to.text).empty(); }
};

// On or off.
template <class Page>
struct SwitchControl {
    bool Page::*member;
    std::string_view id;
    typename Page::Place place;  // where it is drawn
    std::string_view name, help;
    std::string_view aside;   // what it adds where the part of the page is folded away
    std::string_view option;  // of the work while it is on; empty: the page itself sees to that
};

// A number, or another text that is read.
template <class Page>
struct FieldControl {
    Field Page::*member;
    std::string_view id;
    typename Page::Place place;
    std::string_view name;
    std::string_view hint;   // what an empty field means
    std::string_view aside;  // with "{0}"
};

// From and to; its fields are "er-from" and "er-to".
template <class Page>
struct RangeControl {
    FieldRange Page::*member;
    std::string_view id;
    typename Page::Place place;
    std::string_view name;
    std::string_view aside;
    typename Page::Numbers numbers;  // what it is a range of

    std::string from_id() const { return std::string(id) + "-from"; }
    std::string to_id() const { return std::string(id) + "-to"; }
};

// One of several values, each with a name for the program ("tuned") and one for people; a value's command is
// "masking-tuned".
template <class Page>
struct ChoiceControl {
    std::string_view id;
    typename Page::Place place;
    std::string_view name;
    std::string_view label;  // of a value's command, with "{0}"
    int count;
    std::string_view (*id_of)(int);
    std::string_view (*title_of)(int);
    int (*get)(const Page&);
    void (*set)(Page&, int);

    std::string command_of(int value) const { return std::string(id) + "-" + std::string(id_of(value)); }
};
template <class Page, auto member>
constexpr ChoiceControl<Page> choice_control(std::string_view id, typename Page::Place place, std::string_view name,
                                             std::string_view label, int count, std::string_view (*id_of)(int),
                                             std::string_view (*title_of)(int)) {
    using E = std::remove_cvref_t<decltype(std::declval<Page&>().*member)>;
    return {id,
            place,
            name,
            label,
            count,
            id_of,
            title_of,
            [](const Page& page) { return static_cast<int>(page.*member); },
            [](Page& page, int value) { page.*member = static_cast<E>(value); }};
}

}  // namespace rookery::shell
