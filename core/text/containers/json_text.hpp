// JSON as the readers of links need it: bounded in size and depth, strict or as SudokuPad shortens it.
//
// The shortened form drops the quotes around names, has single quotes around strings, leaves empty objects out ("[,,]"
// is three of them), and writes t and f for true and false, and short names ("ce" for "cells"). It is put back into
// strict JSON first, symbol by symbol.
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace rookery::reading {

using Json = nlohmann::json;

// A classic puzzle has some thousands of symbols, one with many drawings tens of thousands.
inline constexpr std::size_t kLongestJson = std::size_t{1} << 19U;

// Nothing if the text is longer, nested deeper than 40, or no JSON of either kind.
std::optional<Json> read_json(std::string_view text);
// A packed code (lz_string.hpp) of such a text. A web server may have made "/" of "//" in it: these places are tried.
std::optional<Json> read_packed_json(std::string_view code);

// The text from its first visible character on, if a value of JSON may begin there.
std::optional<std::string_view> json_in(std::string_view text);
// The text after the prefix, if it may be a packed code.
inline constexpr std::size_t kShortestPackedJson = 40;  // no packed board is shorter
std::optional<std::string_view> packed_json_behind(std::string_view prefix, std::string_view text);

// The text of a value of any kind.
const Json* member(const Json& object, std::string_view name);  // null if it is no object or has none such
std::string text_member(const Json& object, std::string_view name);
std::optional<int> number_of(const Json& value);  // 7 or "7"
bool is_nothing(const Json& value);               // null, false, "", [], {}
// The digits 1..9 in an array of numbers or in a string.
unsigned digit_bits_of(const Json* value);

}  // namespace rookery::reading
