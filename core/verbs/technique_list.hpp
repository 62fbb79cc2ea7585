// Techniques named by people: "x-wing, naked pair".
#pragma once

#include <string>
#include <string_view>

#include "logic/finders.hpp"
#include "verbs/options.hpp"

namespace rookery {

// A comma-separated list, without regard to case, blanks and hyphens. The beginning of a name stands for all that begin
// so: "hidden single", "nested". Returns 0 for a list with an unknown name.
TechniqueSet techniques_named(std::string_view list);
// All names, comma-separated.
std::string all_technique_names();

// What the option `only` ("technique" or "techniques") and the option `without` leave: exactly kAllTechniques if that
// is all of them. Rejects unknown names and choices that leave nothing.
TechniqueSet read_techniques(Options& options, std::string_view only);

}  // namespace rookery
