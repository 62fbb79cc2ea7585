// The table of the catalogue of grids (catalogue/count_table.hpp), which a program gives to its verbs.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "catalogue/count_table.hpp"

namespace rookery {

// `bytes` stay where they are. False if they are not the table. Called before any verb needs it, and once.
bool set_count_table(std::span<const std::uint8_t> bytes);
inline constexpr std::string_view kNoCountTable = "the table of the catalogue of grids has not been loaded";
// Null: it was not given.
const CountTable* count_table();

}  // namespace rookery
