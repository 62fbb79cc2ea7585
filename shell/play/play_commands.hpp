// Commands of the mode "Play": of entering digits and marks, of the board as a whole, of the path and hints; those on
// the chains of the shown step do what is in chain_commands.hpp.
//
// Families, for the digits 1 to 9: "digit-5" (what its key does: by the entry mode, or the answer to "why not"),
// "value-5", "corner-5", "centre-5", "colour-5" (in the selected cells, whatever the entry mode), "highlight-5",
// "why-5" (why not in the cell under the cursor), and with 0 "picture-5" (what the picture has there); counted from 0,
// "group-2" of the steps available now; and in the chains of the shown step "chain-row-4", "unfold-4", "branch-1",
// "branch-all".
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

// While a picture lies beside the board, what is put into the cell under the cursor corrects what was read: where a
// digit was, and where it is in doubt.
bool corrects_picture(const PlayPage& page);

bool has_digits(const PlayPage& page);  // on the board
bool has_puzzle(const PlayPage& page);  // that has been looked at

bool takes_digit(const Play& play, int digit);         // whether its key does anything now
std::string digit_label(const Play& play, int digit);  // what its key does: "Corner mark 5"
std::string_view short_name_of(EntryMode mode);        // "Corner"
std::string_view command_of(EntryMode mode);           // "entry-corner"
std::string entry_command(EntryMode mode, int digit);  // "corner-5"
std::string_view command_of(Level level);              // "new-hard"

}  // namespace rookery::shell
