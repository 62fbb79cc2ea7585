// The possible answers for a pattern.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace rookery {

enum class Answer : std::uint8_t { clues, impossible, undecided };
inline constexpr std::array kAllAnswers{Answer::clues, Answer::impossible, Answer::undecided};

std::string_view name_of(Answer answer);              // "clues", "impossible", "undecided"
std::optional<Answer> answer(std::string_view name);  // the inverse

}  // namespace rookery
