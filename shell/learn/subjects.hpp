// The subjects to learn: the techniques of both scales, by family.
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
    std::vector<Technique> techniques;
};

std::string title_of(const Family& family);  // "Patterns of one digit"

// In the order of the list of techniques, each family at the position of its first one.
std::span<const Family> families();
const Family& family_of(Technique technique);

// The scale for finding a technique's steps, by its name in the verbs: Sudoku Explainer's if the technique is on it.
std::string_view scale_of(Technique technique);
// By display name or part of a command ("x-wing"), from either scale. nullopt: there is none.
std::optional<Technique> subject_named(std::string_view name);
// The technique `by` positions further in the whole list, wrapping around.
Technique subject_after(Technique technique, int by);

}  // namespace rookery::shell
