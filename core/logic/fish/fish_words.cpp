#include <algorithm>

#include "logic/fish/fish_steps.hpp"
#include "logic/sentences.hpp"

namespace rookery {

namespace {

// Houses of several kinds: "rows 2 and 5 and box 7".
std::string mixed_houses_words(std::span<const std::uint8_t> houses) {
    std::vector<std::string> kinds;
    while (!houses.empty()) {
        const HouseKind kind = Geometry9::kind_of_house(houses.front());
        const auto other =
            std::find_if(houses.begin(), houses.end(), [&](int h) { return Geometry9::kind_of_house(h) != kind; });
        const auto count = static_cast<std::size_t>(other - houses.begin());
        kinds.push_back(houses_words(houses.first(count)));
        houses = houses.subspan(count);
    }
    return listed(kinds, "and");
}

}  // namespace

std::string say_any_fish(const Step& step) {
    const auto size = static_cast<std::size_t>(step.length);
    const std::string digit = digits_words(step.digits);
    const std::span<const std::uint8_t> houses(step.houses);
    std::string reason = digit + " in " + mixed_houses_words(houses.first(size)) + " lies only in " +
                         mixed_houses_words(houses.subspan(size, size));
    if (houses.size() > 2 * size) reason += ", or only in " + mixed_houses_words(houses.subspan(2 * size));
    const std::vector<std::uint8_t> fins = marked_cells(step, MarkRole::fin);
    if (!fins.empty()) reason = "either " + reason + ", or " + cells_words(fins, "or") + " is " + digit;
    return concluded(reason, step);
}

}  // namespace rookery
