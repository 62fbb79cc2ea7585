// Which keys act. A key that is a character by itself ("H", "Shift+P", "?", "[") is in the way of those who speak to
// their computer or hit keys by accident: the command "letter-keys" switches all of these off (WCAG 2.1.4). Digits
// stay, for they are what is written on the board, and so do keys with Ctrl and keys that write nothing.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "shell/commands/commands.hpp"

namespace rookery::shell {

std::span<const CommandOf<Model>> key_commands();

// Whether one key as in Command::keys is a character by itself, and no digit.
bool is_character_key(std::string_view key);

// Of keys as in Command::keys those that act now, written likewise.
std::string acting_keys(const Model& model, std::string_view keys);

}  // namespace rookery::shell
