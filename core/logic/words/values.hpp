// Values that sentences mention: cells, digits, houses, numbers and other texts, alone or several, and the forms in
// which each language writes them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "board/digits.hpp"
#include "board/names.hpp"

namespace rookery {

class Value {
  public:
    static Value cell(int cell);
    static Value cells(std::span<const std::uint8_t> cells);
    static Value digit(int digit);
    static Value digits(DigitSet digits);
    static Value house(int house);
    // Houses of the same kind must be adjacent.
    static Value houses(std::span<const std::uint8_t> houses);
    static Value number(int number);  // counts as that many
    static Value text(std::string text);
    static Value texts(std::vector<std::string> texts);
    // One text that counts as several.
    static Value plural(std::string text);

    // How many there are: a phrase may depend on whether it is one.
    std::size_t count() const { return count_; }
    // A form is the part of a phrase after the colon: "{0:or}".
    std::string in_words(std::string_view form, Language language) const;

  private:
    enum class Kind : std::uint8_t { cells, digits, houses, texts };
    Value(Kind kind, std::size_t count) : kind_{kind}, count_{count} {}

    Kind kind_;
    std::size_t count_;
    std::vector<std::uint8_t> numbers_ = {};
    std::vector<std::string> texts_ = {};
};

// "a", "a and b", "a, b and c" with `conjunction` before the last.
std::string listed(const std::vector<std::string>& items, std::string_view conjunction);

}  // namespace rookery
