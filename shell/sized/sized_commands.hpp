// Commands of a game of another size, and those that start one, from every mode.
//
// Families: "sized-digit-10" enters the digit A or its pencil mark, depending on the mode; "sized-other-10" does the
// opposite; "new-six-hard"; "continue-sized-0" and "forget-sized-0" for unfinished games.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "shell/jobs/command.hpp"
#include "shell/sized/sized_page.hpp"

namespace rookery::shell {

inline constexpr std::string_view kSizedDigit = "sized-digit-";
inline constexpr std::string_view kSizedOther = "sized-other-";

std::span<const CommandOf<SizedPage>> sized_commands();
// The action of a digit's key, as text.
std::string sized_digit_label(const SizedPage& page, int digit, bool other);
// While the board is covered, the other ones of its group are stopped.
bool is_sized_pause(std::string_view id);

}  // namespace rookery::shell
