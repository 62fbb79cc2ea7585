// The table of the catalogue of grids (catalogue/count_table.hpp), which a program gives to its verbs.
#pragma once

#include <cstdint>
#include <span>

#include "catalogue/count_table.hpp"

namespace rookery {

// False if `bytes` are not the table; they stay where they are. As load_table() (tables/tables.hpp).
bool set_count_table(std::span<const std::uint8_t> bytes);
// Null: it was not given.
const CountTable* count_table();

}  // namespace rookery
