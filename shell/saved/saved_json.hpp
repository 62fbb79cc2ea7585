// Saved JSON: the format of everything that survives a reload. Every text that the host remembers is one JSON object,
// which begins with the version of this format:
//
//   {"rookery":3,"name":"Pasted list","puzzles":["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6...","..."]}
//
// model_saved.cpp lists the keys. A reader skips unknown members, and an invalid value changes nothing. Only the
// current version is read; a text of another version is set aside. (Until 1.0 is released, no version needs lasting
// support.)
#pragma once

#include <cstdint>
#include <initializer_list>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace rookery::shell::saved {

using Json = nlohmann::json;

// The value as JSON text. Bytes that are not UTF-8 become U+FFFD.
std::string text_of(const Json& value);

// Builds the text to remember from members that are JSON text already, so nothing is serialised twice.
using Member = std::pair<std::string_view, std::string_view>;
std::string joined(std::initializer_list<Member> members);

// The remembered object; null: the text is broken, or of another version.
Json read(std::string_view text);

// --- values, if they have that type ---
const Json& member(const Json& object, std::string_view name);  // null if there is none
const Json& list(const Json& object, std::string_view name);    // empty if there is none
std::string text_in(const Json& object, std::string_view name);
std::optional<std::int64_t> number(const Json& value);
int count(const Json& value, int most);      // clamped to 0 .. most; 0: not a number
const std::string* text(const Json& value);  // null: not a text
void take(const Json& value, bool& to);
void take(const Json& value, std::string& to);

}  // namespace rookery::shell::saved
