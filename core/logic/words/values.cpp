#include "logic/words/values.hpp"

#include <algorithm>
#include <array>

namespace rookery {
namespace {

// How a language writes a list in one of the forms.
struct ListForm {
    std::string_view form;
    std::string_view between;
    std::string_view before_last;
};
constexpr std::array<std::array<ListForm, 6>, kLanguages> kListForms = {{
    {{{"", ", ", " and "},
      {"or", ", ", " or "},
      {"clauses", ", ", " and "},
      {"in", ", ", " and in "},
      {"both", ", ", " or both "},
      {"then", ", then ", ", then "}}},
    {{{"", ", ", " und "},
      {"or", ", ", " oder "},
      {"clauses", ", ", " sowie "},
      {"in", ", ", " und in "},
      {"both", ", ", " oder beide "},
      {"then", ", dann ", ", dann "}}},
    {{{"", ", ", " et "},
      {"or", ", ", " ou "},
      {"clauses", ", ", " et "},
      {"in", ", ", " et en "},
      {"both", ", ", " ou "},
      {"then", ", puis ", ", puis "}}},
}};

std::string with_separators(const std::vector<std::string>& items, std::string_view between,
                            std::string_view before_last) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) text += i + 1 == items.size() ? before_last : between;
        text += items[i];
    }
    return text;
}

std::string list_in_words(const std::vector<std::string>& items, std::string_view form, Language language) {
    const auto& forms = kListForms[static_cast<std::size_t>(language)];
    const auto found = std::find_if(forms.begin(), forms.end(), [=](const ListForm& one) { return one.form == form; });
    ROOKERY_EXPECTS(found != forms.end());
    return with_separators(items, found->between, found->before_last);
}

// "not 3", "neither 3 nor 7", "none of 2, 4 and 8": English alone says what a cell is not; the others say what is gone.
std::string negated(const std::vector<std::string>& digits) {
    if (digits.size() == 2) return "neither " + digits[0] + " nor " + digits[1];
    return (digits.size() == 1 ? "not " : "none of ") + list_in_words(digits, {}, Language::english);
}

// Houses of one kind: "row 2", "rows 2 and 7".
std::string houses_of_kind(std::span<const std::uint8_t> houses, Language language) {
    if (houses.size() == 1) return house_name(houses[0], language);
    constexpr std::array<std::array<std::string_view, 3>, kLanguages> kPlurals = {
        {{"boxes ", "rows ", "columns "},
         {"Blöcke ", "Zeilen ", "Spalten "},
         {"les blocs ", "les lignes ", "les colonnes "}}};
    std::vector<std::string> numbers;
    numbers.reserve(houses.size());
    for (const int house : houses) numbers.push_back(std::to_string(house % 9 + 1));
    const auto kind = static_cast<std::size_t>(Geometry9::kind_of_house(houses[0]));
    return std::string(kPlurals[static_cast<std::size_t>(language)][kind]) + list_in_words(numbers, {}, language);
}

// "in row 2"; German and French repeat the preposition for each kind, English does not.
std::string preposition_in(bool is_first, bool is_one, Language language) {
    switch (language) {
        case Language::german:
            return is_one ? "in " : "in den ";
        case Language::french:
            return "dans ";
        case Language::english:
            break;
    }
    return is_first ? "in " : "";
}

// "in den Blöcken 2 und 7"
std::string as_dative(std::string_view plural) {
    constexpr std::string_view kBoxes = "Blöcke ";
    if (!plural.starts_with(kBoxes)) return std::string(plural);
    return "Blöcken " + std::string(plural.substr(kBoxes.size()));
}

std::string houses_in_words(std::span<const std::uint8_t> houses, bool with_in, Language language) {
    std::vector<std::string> kinds;
    while (!houses.empty()) {
        const HouseKind kind = Geometry9::kind_of_house(houses.front());
        const auto other =
            std::find_if(houses.begin(), houses.end(), [&](int h) { return Geometry9::kind_of_house(h) != kind; });
        const auto count = static_cast<std::size_t>(other - houses.begin());
        std::string words = houses_of_kind(houses.first(count), language);
        if (with_in) words = preposition_in(kinds.empty(), count == 1, language) + as_dative(words);
        kinds.push_back(std::move(words));
        houses = houses.subspan(count);
    }
    return list_in_words(kinds, {}, language);
}

}  // namespace

Value Value::cell(int cell) {
    const auto number = static_cast<std::uint8_t>(cell);
    return cells({&number, 1});
}
Value Value::cells(std::span<const std::uint8_t> cells) {
    Value value(Kind::cells, cells.size());
    value.numbers_.assign(cells.begin(), cells.end());
    return value;
}
Value Value::digit(int digit) {
    return digits(digit_bit(digit));
}
Value Value::digits(DigitSet digits) {
    Value value(Kind::digits, static_cast<std::size_t>(digit_count(digits)));
    for (DigitSet rest = digits; rest != 0; rest = without_lowest(rest)) value.numbers_.push_back(lowest_digit(rest));
    return value;
}
Value Value::house(int house) {
    const auto number = static_cast<std::uint8_t>(house);
    return houses({&number, 1});
}
Value Value::houses(std::span<const std::uint8_t> houses) {
    Value value(Kind::houses, houses.size());
    value.numbers_.assign(houses.begin(), houses.end());
    return value;
}
Value Value::number(int number) {
    Value value(Kind::texts, static_cast<std::size_t>(number));
    value.texts_ = {std::to_string(number)};
    return value;
}
Value Value::text(std::string text) {
    return texts({std::move(text)});
}
Value Value::texts(std::vector<std::string> texts) {
    Value value(Kind::texts, texts.size());
    value.texts_ = std::move(texts);
    return value;
}
Value Value::plural(std::string text) {
    Value value = Value::text(std::move(text));
    value.count_ = 2;
    return value;
}

std::string Value::in_words(std::string_view form, Language language) const {
    if (kind_ == Kind::houses) return houses_in_words(numbers_, form == "in", language);
    if (kind_ == Kind::texts) return list_in_words(texts_, form, language);
    std::vector<std::string> items;
    items.reserve(numbers_.size());
    for (const int number : numbers_) {
        items.push_back(kind_ == Kind::cells ? cell_name(number, language) : std::to_string(number));
    }
    return form == "not" ? negated(items) : list_in_words(items, form, language);
}

std::string listed(const std::vector<std::string>& items, std::string_view conjunction) {
    return with_separators(items, ", ", ' ' + std::string(conjunction) + ' ');
}

}  // namespace rookery
