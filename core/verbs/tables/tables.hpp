// Tables: files of numbers that some verbs need, too large to be in every program. A program that has one gives it
// to the verbs by its name; which verb needs which, VerbInfo says.
//
//   catalogue   how many grids there are of each kind (catalogue/count_table.hpp)
//   digits      the weights of the network that reads digits (picture/digit_network.hpp)
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace rookery {

inline constexpr std::string_view kCatalogueTable = "catalogue";
inline constexpr std::string_view kDigitsTable = "digits";

// Gives the verbs a table, before any of them needs it, and once: `bytes` stay where they are. Returns a sentence
// if they are not that table, or nothing.
std::string load_table(std::string_view name, std::span<const std::uint8_t> bytes);
bool has_table(std::string_view name);

// What a verb says that needs a table which was not given.
std::string table_missing(std::string_view name);

}  // namespace rookery
