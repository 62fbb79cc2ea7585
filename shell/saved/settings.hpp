// Settings: the saved part of a page's choices, each declared in a line of a table. Include it only in sources that
// save: its JSON header is heavy.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <span>
#include <string>

#include "shell/saved/saved_json.hpp"

namespace rookery::shell::saved {

template <class Owner>
struct Setting {
    const char* name;
    Json (*get)(const Owner&);
    void (*set)(Owner&, const Json&);  // an invalid value changes nothing
};

inline Json json_of_setting(bool on) {
    return on;
}
inline Json json_of_setting(const std::string& text) {
    return text;
}
inline void take_setting(const Json& value, bool& on) {
    take(value, on);
}
inline void take_setting(const Json& value, std::string& to) {
    take(value, to);
}

// One of `count` choices, by index.
template <class E>
void take_choice(const Json& value, int count, E& choice) {
    const auto number = saved::number(value);
    if (number && *number >= 0 && *number < count) choice = static_cast<E>(*number);
}

// A switch or a text; Path: the members that lead to it.
template <class Owner, auto... Path>
constexpr Setting<Owner> setting(const char* name) {
    return {name, [](const Owner& o) { return json_of_setting((o.*....*Path)); },
            [](Owner& o, const Json& value) { take_setting(value, (o.*....*Path)); }};
}
template <class Owner, int Count, auto... Path>
constexpr Setting<Owner> choice(const char* name) {
    return {name, [](const Owner& o) { return Json(static_cast<int>((o.*....*Path))); },
            [](Owner& o, const Json& value) { take_choice(value, Count, (o.*....*Path)); }};
}

template <class Owner, class Table>
void save_all(const Table& table, const Owner& owner, Json& settings) {
    for (const Setting<Owner>& one : table) settings[one.name] = one.get(owner);
}
template <class Owner, class Table>
void take_all(const Table& table, Owner& owner, const Json& settings) {
    for (const Setting<Owner>& one : table) one.set(owner, member(settings, one.name));
}

}  // namespace rookery::shell::saved
