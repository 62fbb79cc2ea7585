#include "logic/words.hpp"

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
    text += "s ";
    text += listed(numbers, "and");
    return text;
}

}  // namespace rookery
