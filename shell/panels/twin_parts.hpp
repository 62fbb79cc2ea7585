// What several parts of the DOM twin's state are made of.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "model/table.hpp"

namespace rookery::shell {

inline constexpr std::size_t kTwinRows = 50;  // of a table

std::string place_of(int cell);                 // "row 1 column 4"
nlohmann::json twin_table(const Table& table);  // {"columns", "rows": the first ones, "total"}

}  // namespace rookery::shell
