// Commands of the view "Exact" of the mode "Generate".
//
// Families: "strategy-naked-pairs" (allows or forbids it), "fewest-row-0" (opens that record of fewest clues).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "exact/strategies.hpp"
#include "shell/generate/generate_page.hpp"
#include "shell/jobs/command.hpp"

namespace rookery::shell {

std::span<const CommandOf<GeneratePage>> exact_commands();
bool run_exact_family(GeneratePage& page, std::string_view id);
void offer_exact(const GeneratePage& page, std::vector<OfferedCommand>& offered);

std::string command_of(Strategy strategy);  // "strategy-naked-pairs"

}  // namespace rookery::shell
