// Phrases and the forms of the values in them, in each language.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "logic/guide/guide.hpp"
#include "logic/words/phrases.hpp"
#include "logic/words/text_file.hpp"

using namespace rookery;

namespace {

using Numbers = std::vector<std::uint8_t>;

std::string houses(const Numbers& numbers, Language language, std::string_view form = {}) {
    return Value::houses(numbers).in_words(form, language);
}

}  // namespace

TEST_CASE("cells and digits are listed with the conjunction of the form") {
    const Numbers cells = {1, 3, 80};
    CHECK(Value::cells(cells).in_words({}, Language::english) == "r1c2, r1c4 and r9c9");
    CHECK(Value::cells(cells).in_words("or", Language::german) == "Z1S2, Z1S4 oder Z9S9");
    CHECK(Value::cells(cells).in_words("or", Language::french) == "L1C2, L1C4 ou L9C9");
    const auto digits = static_cast<DigitSet>(digit_bit(3) | digit_bit(7));
    CHECK(Value::digits(digits).in_words({}, Language::german) == "3 und 7");
    CHECK(Value::digits(digits).in_words("not", Language::english) == "neither 3 nor 7");
    CHECK(Value::digits(digit_bit(3)).in_words("not", Language::english) == "not 3");
    CHECK(Value::digits(static_cast<DigitSet>(digits | digit_bit(9))).in_words("not", Language::english) ==
          "none of 3, 7 and 9");
}

TEST_CASE("several houses of one kind are named in the plural") {
    CHECK(houses({0, 3}, Language::english) == "boxes 1 and 4");
    CHECK(houses({10, 15}, Language::english) == "rows 2 and 7");
    CHECK(houses({18, 26}, Language::english) == "columns 1 and 9");
    CHECK(houses({4}, Language::english) == "box 5");
    CHECK(houses({0, 3}, Language::german) == "Blöcke 1 und 4");
    CHECK(houses({10, 15}, Language::french) == "les lignes 2 et 7");
    CHECK(houses({4}, Language::french) == "le bloc 5");
}

TEST_CASE("a preposition has the form that its houses need") {
    const Numbers mixed = {10, 13, 6};
    CHECK(houses(mixed, Language::english, "in") == "in rows 2 and 5 and box 7");
    CHECK(houses(mixed, Language::german, "in") == "in den Zeilen 2 und 5 und in Block 7");
    CHECK(houses({0, 3}, Language::german, "in") == "in den Blöcken 1 und 4");
    CHECK(houses(mixed, Language::french, "in") == "dans les lignes 2 et 5 et dans le bloc 7");
}

TEST_CASE("a phrase depends on the number of a value") {
    const Value several = Value::cells(Numbers{1, 3});
    const Value digits = Value::digits(static_cast<DigitSet>(digit_bit(1) | digit_bit(2)));
    const Value two = Value::text("two");
    CHECK(say(Phrase::set_holds, Language::english, {Value::cell(0), two, digits}) == "r1c1 holds two of 1 and 2");
    CHECK(say(Phrase::set_holds, Language::english, {several, two, digits}) == "r1c2 and r1c4 hold two of 1 and 2");
    CHECK(say(Phrase::steps_listed, Language::german, {Value::number(1), Value::number(1)}) ==
          "1 Schritt mit 1 Technik");
    CHECK(say(Phrase::steps_listed, Language::french, {Value::number(3), Value::number(2)}) ==
          "3 étapes de 2 techniques");
}

TEST_CASE("the file of a language has its texts, and no other file is accepted for it") {
    const std::string file = text_file(Language::german);
    CHECK_FALSE(load_texts(Language::french, file));
    CHECK_FALSE(load_texts(Language::german, file.substr(0, file.size() / 2)));
    CHECK_FALSE(load_texts(Language::german, ""));
    REQUIRE(load_texts(Language::german, file));
    const auto text = [](std::size_t place) { return loaded_text(Language::german, place); };
    CHECK(text(kFirstName) == name_of(TechniqueGroup::singles, Language::german));
    const auto technique = static_cast<std::size_t>(Technique::x_wing);
    CHECK(text(kFirstName + kTechniqueGroups + 2 * technique) == name_of(Technique::x_wing, Language::german));
    CHECK(text(kFirstPhrase + static_cast<std::size_t>(Phrase::so)) == text_of(Phrase::so, Language::german));
    CHECK(text(kFirstLesson + 4 * technique) == guide_text(Technique::x_wing, Language::german).idea);
    CHECK(text(kFirstFormat) == text_of(*text_formats().front(), FormatText::only_one, Language::german));
    CHECK(text(kTextsOfFile - 1) == text_of(*text_formats().back(), FormatText::lost, Language::german));
}

TEST_CASE("every phrase is closed, and German and French begin with a letter of ASCII") {
    for (std::size_t p = 0; p < static_cast<std::size_t>(Phrase::count); ++p) {
        for (const Language language : kAllLanguages) {
            const std::string_view text = text_of(static_cast<Phrase>(p), language);
            CAPTURE(text);
            CHECK(static_cast<unsigned char>(text.front()) < 0x80);
            int depth = 0;
            for (const char c : text) {
                depth += c == '{' ? 1 : c == '}' ? -1 : 0;
                CHECK((depth == 0 || depth == 1));
            }
            CHECK(depth == 0);
        }
    }
}
