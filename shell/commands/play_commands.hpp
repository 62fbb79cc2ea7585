// Commands of playing on the board: see commands.hpp.
//
// Families, for the digits 1 to 9: "digit-5" (what its key does: by the entry mode, or the answer to "why not"),
// "value-5", "corner-5", "centre-5", "colour-5" (in the selected cells, whatever the entry mode), "highlight-5",
// "why-5" (why not in the cell under the cursor).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/commands/commands.hpp"
#include "shell/play/play.hpp"

namespace rookery::shell {

std::span<const Command> play_commands();
bool run_play_family(Model& model, std::string_view id);
void offer_play(const Model& model, std::vector<OfferedCommand>& offered);

bool takes_digit(const Play& play, int digit);           // whether its key does anything now
std::string digit_label(const Model& model, int digit);  // what its key does: "Corner mark 5"
std::string_view short_name_of(EntryMode mode);          // "Corner"
std::string_view command_of(EntryMode mode);             // "entry-corner"
std::string entry_command(EntryMode mode, int digit);    // "corner-5"

}  // namespace rookery::shell
