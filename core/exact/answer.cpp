#include "exact/answer.hpp"

namespace rookery {

std::string_view name_of(Answer answer) {
    constexpr std::array<std::string_view, kAllAnswers.size()> kNames{"clues", "impossible", "undecided"};
    return kNames[static_cast<std::size_t>(answer)];
}

std::optional<Answer> answer(std::string_view name) {
    for (const Answer one : kAllAnswers) {
        if (name_of(one) == name) return one;
    }
    return std::nullopt;
}

}  // namespace rookery
