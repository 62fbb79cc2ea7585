#include "logic/fish/fish_steps.hpp"
#include "logic/sentences.hpp"

namespace rookery {

std::string fish_reason(const Step& step, Language language) {
    const auto size = static_cast<std::size_t>(step.length);
    const std::span<const std::uint8_t> houses(step.houses);
    return say(
        Phrase::fish, language,
        {Value::digits(step.digits), Value::houses(houses.first(size)), Value::houses(houses.subspan(size, size))});
}

std::string with_fins(std::string reason, const Step& step, Language language) {
    const std::vector<std::uint8_t> fins = marked_cells(step, MarkRole::fin);
    if (fins.empty()) return reason;
    return say(Phrase::fish_fins, language,
               {Value::text(std::move(reason)), Value::cells(fins), Value::digits(step.digits)});
}

std::string say_any_fish(const Step& step, Language language) {
    const auto size = static_cast<std::size_t>(step.length);
    const std::span<const std::uint8_t> houses(step.houses);
    std::string reason = fish_reason(step, language);
    if (houses.size() > 2 * size) {
        reason =
            say(Phrase::fish_or, language, {Value::text(std::move(reason)), Value::houses(houses.subspan(2 * size))});
    }
    return concluded(with_fins(std::move(reason), step, language), step, language);
}

}  // namespace rookery
