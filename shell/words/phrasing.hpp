// Numbers and sentences as people read them.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::shell {

std::string thousands(std::int64_t number);       // 1234567 -> "1 234 567", with thin spaces
std::string duration(double seconds);             // 0.3 -> "0.3 s", 7 -> "7 s", 100 -> "1:40", 3700 -> "1:01:40"
std::string rate_of(double per_second);           // 1465 -> "1 465/s", 3.46 -> "3.5/s", 0.2 -> "12/min"
std::string ten_thousandths(std::int64_t units);  // 1234 -> "0.1234"
std::string size_text(std::int64_t bytes);        // 1234567 -> "1.2 MB"
std::string percent(double part, double whole);   // 1, 3 -> "33 %"; a whole of 0 counts as done

// "{0}" and "{1}" in `pattern` replaced by the values; other text stays as it is.
std::string fill(std::string_view pattern, std::initializer_list<std::string_view> values);

// One of two patterns, by number, with "{0}" replaced by the number in thousands.
std::string counted(std::int64_t number, std::string_view one, std::string_view many);

// A title inside a sentence: "Half-turn" -> "half-turn"; unchanged in German, where nouns have capitals.
std::string in_sentence(std::string_view title);

// A level of rate/level.hpp, counted from 0, inside a sentence: "easy".
std::string level_in_sentence(int level);

// The name of a technique as the thing to look for: "Hidden single" -> "a hidden single"; "X-wing" -> "an X-wing";
// "Pointing", "Cell forcing chains" and numbered ones ("Uniqueness test 1") have no article. In other languages the
// name is returned unchanged.
std::string with_article(std::string_view technique);

std::string first_line_of(std::string_view text);

// "Line 3, column 7: expected 81 cells, found 80", for a problem in a text.
std::string place_and_sentence(std::int64_t line, std::int64_t column, std::string_view sentence);

// The text without white space at its ends.
std::string_view trimmed(std::string_view text);
char lower_case(char c);                                 // ASCII letters only; others stay as they are
bool same_word(std::string_view a, std::string_view b);  // ignoring case
bool contains_ignoring_case(std::string_view text, std::string_view part);

}  // namespace rookery::shell
