#include "logic/fish/fish_steps.hpp"
#include "logic/sentences.hpp"

namespace rookery {

std::string say_any_fish(const Step& step) {
    const auto size = static_cast<std::size_t>(step.length);
    const std::string digit = digits_words(step.digits);
    const std::span<const std::uint8_t> houses(step.houses);
    std::string reason = digit + " in " + mixed_houses_words(houses.first(size)) + " fits only in " +
                         mixed_houses_words(houses.subspan(size, size));
    if (houses.size() > 2 * size) reason += ", or only in " + mixed_houses_words(houses.subspan(2 * size));
    const std::vector<std::uint8_t> fins = marked_cells(step, MarkRole::fin);
    if (!fins.empty()) reason += ", or " + cells_words(fins, "or") + " is " + digit;
    return concluded(reason, step);
}

}  // namespace rookery
