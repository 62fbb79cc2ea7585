#include "logic/words.hpp"

#include "board/geometry.hpp"

namespace rookery {

static char digit_char(int digit) {
    return static_cast<char>('0' + digit);
}

std::string cell_word(int cell) {
    return {'r', digit_char(Geometry9::row_of(cell) + 1), 'c', digit_char(Geometry9::column_of(cell) + 1)};
}

static std::string_view kind_word(int house) {
    switch (Geometry9::kind_of_house(house)) {
        case HouseKind::box:
            return "box";
        case HouseKind::row:
            return "row";
        case HouseKind::column:
            return "column";
        case HouseKind::diagonal:
            break;
    }
    return "diagonal";
}

std::string house_word(int house) {
    std::string text(kind_word(house));
    text += ' ';
    text += digit_char(house % 9 + 1);
    return text;
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
    for (const int cell : cells) words.push_back(cell_word(cell));
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
    if (houses.size() == 1) return house_word(houses[0]);
    std::vector<std::string> numbers;
    numbers.reserve(houses.size());
    for (const int house : houses) numbers.emplace_back(1, digit_char(house % 9 + 1));
    std::string text(kind_word(houses[0]));
    text += "s ";
    text += listed(numbers, "and");
    return text;
}

}  // namespace rookery
