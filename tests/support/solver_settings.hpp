// Settings of a solver from the literature, by the names on its card.
#pragma once

#include <doctest/doctest.h>

#include <string_view>

#include "textbook/classic/classic.hpp"

namespace rookery::tests {

inline std::uint32_t& own_setting(ClassicSettings& settings, const SolverCard& solver, std::string_view name) {
    std::size_t place = 0;
    while (place < solver.label.settings.size() && solver.label.settings[place].name != name) ++place;
    REQUIRE(place < solver.label.settings.size());
    settings.own.resize(solver.label.settings.size());
    return settings.own[place];
}

inline void choose(ClassicSettings& settings, const SolverCard& solver, std::string_view name, std::uint32_t number) {
    own_setting(settings, solver, name) = number;
}

inline void choose(ClassicSettings& settings, const SolverCard& solver, std::string_view name, std::string_view word) {
    std::uint32_t& value = own_setting(settings, solver, name);
    for (const SolverSetting& setting : solver.label.settings) {
        if (setting.name != name) continue;
        for (value = 0; value < setting.words.size(); ++value) {
            if (setting.words[value].word == word) return;
        }
    }
    FAIL("unknown value \"", word, "\"");
}

}  // namespace rookery::tests
