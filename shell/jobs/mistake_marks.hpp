// When digits that differ from the solution are marked: a player's choice, for every board that is played on.
#pragma once

#include <cstdint>

namespace rookery::shell {

enum class MistakeMarks : std::uint8_t { at_once, on_request, never };
inline constexpr int kMistakeMarksCount = 3;

}  // namespace rookery::shell
