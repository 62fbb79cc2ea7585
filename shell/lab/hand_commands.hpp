// Commands of the Lab's view "By hand", and those that start a puzzle of another size, from every mode.
//
// Families: "lab-digit-10" enters the digit A or its pencil mark, depending on the mode; "lab-other-10" does the
// opposite.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "shell/jobs/command.hpp"
#include "shell/lab/lab_page.hpp"

namespace rookery::shell {

inline constexpr std::string_view kHandDigit = "lab-digit-";
inline constexpr std::string_view kHandOther = "lab-other-";

std::span<const CommandOf<LabPage>> hand_commands();
bool run_hand_family(LabPage& page, std::string_view id);
void offer_hand(const LabPage& page, std::vector<OfferedCommand>& offered);
// The action of a digit's key, as text.
std::string hand_digit_label(const LabPage& page, int digit, bool other);

}  // namespace rookery::shell
