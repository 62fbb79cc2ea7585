// The table of the catalogue of grids (catalogue/count_table.hpp), which a program supplies to its verbs.
#pragma once

#include <cstdint>
#include <span>

#include "catalogue/count_table.hpp"

namespace rookery {

// False if `bytes` are not the table; they must stay in place. As load_table() (tables/tables.hpp).
bool set_count_table(std::span<const std::uint8_t> bytes);
// Null: it was not supplied.
const CountTable* count_table();

}  // namespace rookery
