// Commands of the mode "Play": entering digits and marks, the board as a whole, the path and hints;
// steps/chain_commands.hpp implements those for the chains of the shown step.
//
// Families, for the digits 1 to 9: "digit-5" (the action of its key: depends on the entry mode, or asks "why not"),
// "value-5", "corner-5", "centre-5", "colour-5" (in the selected cells, in any entry mode), "highlight-5", "why-5" (why
// not in the cell under the cursor), and with 0 "picture-5" (what the picture shows there); counted from 0, "group-2"
// of the available steps; and in the chains of the shown step "chain-row-4", "unfold-4", "branch-1", "branch-all".
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "shell/jobs/command.hpp"
#include "shell/play/play_page.hpp"

namespace rookery::shell {

std::span<const CommandOf<PlayPage>> play_commands();
std::span<const CommandOf<PlayPage>> board_commands();
std::span<const CommandOf<PlayPage>> path_commands();
std::span<const CommandOf<PlayPage>> new_puzzle_commands();
std::span<const CommandOf<PlayPage>> picture_commands();
std::span<const CommandOf<PlayPage>> game_commands();

// Of the commands for board and path, those that work while the board is covered.
bool stays_when_covered(std::string_view id);

// While a picture is shown next to the board, entries in the cell under the cursor correct what was read, if that is a
// digit or in doubt.
bool corrects_picture(const PlayPage& page);

bool has_digits(const PlayPage& page);  // on the board
bool has_puzzle(const PlayPage& page);  // that was analysed

bool takes_digit(const PlayPage& play, int digit);     // whether its key does anything now
std::string digit_label(const Play& play, int digit);  // the action of its key: "Corner mark 5"
std::string entry_command(EntryMode mode, int digit);  // "corner-5"
inline constexpr std::string_view kSolveAnyway = "solve-anyway";

std::string_view command_of(Level level);  // "new-hard"

}  // namespace rookery::shell
