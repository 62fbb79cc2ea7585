// The saved form of an owner's controls (controls.hpp), each under its saved name: a switch as true or false, a field
// as its text, a choice as the index of its value. Include it only in sources that save: its JSON header is heavy.
#pragma once

#include <string>

#include "shell/jobs/controls.hpp"
#include "shell/saved/settings.hpp"

namespace rookery::shell::saved {

template <class Owner>
void save_controls(const Owner& owner, Json& settings) {
    for (const auto& one : ControlsOf<Owner>::kSwitches) settings[std::string(one.saved_name())] = owner.*one.member;
    for_each_field(owner, [&](std::string_view, std::string_view saved_name, auto, const Field& field) {
        settings[std::string(saved_name)] = field.text;
    });
    for (const auto& choice : ControlsOf<Owner>::kChoices) settings[std::string(choice.id)] = choice.get(owner);
}

// An invalid value changes nothing.
template <class Owner>
void take_controls(Owner& owner, const Json& settings) {
    for (const auto& one : ControlsOf<Owner>::kSwitches) take(member(settings, one.saved_name()), owner.*one.member);
    for_each_field(owner, [&](std::string_view, std::string_view saved_name, auto, Field& field) {
        if (const std::string* now = text(member(settings, saved_name))) field = {*now, {}};
    });
    for (const auto& choice : ControlsOf<Owner>::kChoices) {
        int value = choice.get(owner);
        take_choice(member(settings, choice.id), choice.count, value);
        choice.set(owner, value);
    }
}

}  // namespace rookery::shell::saved
