// Commands of the mode "Generate": see commands.hpp.
//
// Families: "symmetry-half-turn", "pattern-lattice", "saved-pattern-0", "forget-pattern-0", "start-near",
// "weight-linear", "uniqueness-fast", "masking-random", "require-x-wing", "per-page-4", "mark-row-3" (of the table's
// present order, from 0), "sort-generated-er".
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "shell/commands/commands.hpp"

namespace rookery::shell {

std::span<const Command> generate_commands();
bool run_generate_family(Model& model, std::string_view id);
void offer_generate(const Model& model, std::vector<OfferedCommand>& offered);

inline constexpr int kPerPage[] = {1, 2, 4, 6};

}  // namespace rookery::shell
