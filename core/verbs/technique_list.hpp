// Techniques named by people: "x-wing, naked pair".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace rookery {

// A comma-separated list as a mask (bit t: Technique t), without regard to case, blanks and hyphens. The beginning of a
// name stands for all that begin so: "hidden single". Returns 0 for a list with an unknown name.
std::uint64_t techniques_named(std::string_view list);
// All names, comma-separated.
std::string all_technique_names();

}  // namespace rookery
