// What there is to learn: the techniques of both scales, family by family.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "logic/technique.hpp"
#include "logic/technique_card.hpp"

namespace rookery::shell {

inline constexpr std::size_t kFamilyCount = static_cast<std::size_t>(TechniqueGroup::whips) + 1;

struct Family {
    TechniqueGroup group;
    std::string name;  // "Patterns of one digit"
    std::vector<Technique> techniques;
};

// In the order of the list of techniques, each family where its first one stands.
std::span<const Family> families();
const Family& family_of(Technique technique);

// The scale that a technique's steps are looked for on, as the verbs name it: Sudoku Explainer's if it is there.
std::string_view scale_of(Technique technique);
// A name of people's or a part of a command ("x-wing"), whichever scale it is from. Nothing: there is no such one.
std::optional<Technique> subject_named(std::string_view name);
// The one that stands so many places on in the whole list, round its ends.
Technique subject_after(Technique technique, int by);

}  // namespace rookery::shell
