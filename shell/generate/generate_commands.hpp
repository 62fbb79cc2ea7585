// Commands of the mode "Generate"; those of its view "Exact" are in exact_commands.hpp.
//
// Families: "symmetry-half-turn", "pattern-lattice", "saved-pattern-0", "forget-pattern-0", "start-near",
// "weight-linear", "uniqueness-fast", "masking-random", "require-x-wing", "per-page-4", "mark-row-3" (in the table's
// current order, from 0), "sort-generated-er".
#pragma once

#include <span>

#include "shell/generate/generate_page.hpp"
#include "shell/jobs/command.hpp"

namespace rookery::shell {

std::span<const CommandOf<GeneratePage>> generate_commands();

inline constexpr int kPerPage[] = {1, 2, 4, 6};

}  // namespace rookery::shell
