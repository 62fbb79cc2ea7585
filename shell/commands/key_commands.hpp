// Which keys work. Single-character keys ("H", "Shift+P", "?", "[") interfere with speech input and accidental key
// presses: the command "letter-keys" switches all of them off (WCAG 2.1.4). Digits remain, because they are entered on
// the board, and so do keys with Ctrl and keys that type no character.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "shell/commands/commands.hpp"

namespace rookery::shell {

std::span<const CommandOf<Model>> key_commands();

// Whether a key as in Command::keys is a single character other than a digit.
bool is_character_key(std::string_view key);

// Of keys as in Command::keys, those that work now, in the same notation.
std::string acting_keys(const Model& model, std::string_view keys);

}  // namespace rookery::shell
