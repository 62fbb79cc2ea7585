// JSON for the readers of links: bounded in size and depth, either strict or in SudokuPad's short form.
//
// The short form drops the quotes around names, uses single quotes around strings, leaves out empty objects ("[,,]" is
// three of them), writes t and f for true and false, and shortens names ("ce" for "cells"). It is first converted to
// strict JSON, symbol by symbol.
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace rookery::reading {

using Json = nlohmann::json;

// A classic puzzle has a few thousand symbols, one with many drawings tens of thousands.
inline constexpr std::size_t kLongestJson = std::size_t{1} << 19U;

// Nothing if the text is longer, nested deeper than 40, or neither kind of JSON.
std::optional<Json> read_json(std::string_view text);
// A packed code (lz_string.hpp) of such a text. A web server may have turned a "//" in it into "/", so if the code is
// invalid, each "/" is doubled in turn.
std::optional<Json> read_packed_json(std::string_view code);

// The text from its first visible character on, if a JSON value may begin there.
std::optional<std::string_view> json_in(std::string_view text);
// The text after the prefix, if it may be a packed code.
inline constexpr std::size_t kShortestPackedJson = 40;  // no packed board is shorter
std::optional<std::string_view> packed_json_behind(std::string_view prefix, std::string_view text);

// The text of a value of any kind.
const Json* member(const Json& object, std::string_view name);  // null if it is not an object or has no such member
std::string text_member(const Json& object, std::string_view name);
std::optional<int> number_of(const Json& value);  // 7 or "7"
bool is_nothing(const Json& value);               // null, false, "", [], {}
// The digits 1..9 in an array of numbers or in a string.
unsigned digit_bits_of(const Json* value);

}  // namespace rookery::reading
