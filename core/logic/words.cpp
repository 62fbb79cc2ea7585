#include "logic/words.hpp"

#include <algorithm>

namespace rookery {

static char digit_char(int digit) {
    return static_cast<char>('0' + digit);
}

std::string listed(const std::vector<std::string>& items, std::string_view conjunction) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0 && i + 1 == items.size()) {
            text.append(" ").append(conjunction).append(" ");
        } else if (i > 0) {
            text += ", ";
        }
        text += items[i];
    }
    return text;
}

std::string cells_words(std::span<const std::uint8_t> cells, std::string_view conjunction) {
    std::vector<std::string> words;
    words.reserve(cells.size());
    for (const int cell : cells) words.push_back(cell_name(cell));
    return listed(words, conjunction);
}

std::string digits_words(DigitSet digits, std::string_view conjunction) {
    std::vector<std::string> words;
    for (DigitSet rest = digits; rest != 0; rest = without_lowest(rest)) {
        words.emplace_back(1, digit_char(lowest_digit(rest)));
    }
    return listed(words, conjunction);
}

std::string houses_words(std::span<const std::uint8_t> houses) {
    ROOKERY_EXPECTS(!houses.empty());
    if (houses.size() == 1) return house_name(houses[0]);
    std::vector<std::string> numbers;
    numbers.reserve(houses.size());
    for (const int house : houses) numbers.emplace_back(1, digit_char(house % 9 + 1));
    std::string text(name_of(Geometry9::kind_of_house(houses[0])));
    text += Geometry9::kind_of_house(houses[0]) == HouseKind::box ? "es " : "s ";
    text += listed(numbers, "and");
    return text;
}

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

}  // namespace rookery
