// Tables: files that some verbs need, too large to include in every program. A program supplies a table to the verbs by
// name; VerbInfo declares which verb needs which.
//
//   catalogue        the number of grids of each kind (catalogue/count_table.hpp)
//   digits           the weights of the network that reads digits (picture/digit_network.hpp)
//   de, fr           German and French texts about steps (logic/words/text_file.hpp); native programs include them
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace rookery {

inline constexpr std::string_view kCatalogueTable = "catalogue";
inline constexpr std::string_view kDigitsTable = "digits";

struct LoadableTable {
    std::string_view name;
    std::string_view file;  // of the site
    bool (*load)(std::span<const std::uint8_t> bytes);
    bool (*is_loaded)();
};
// Those of this program: defined next to its table of verbs.
std::span<const LoadableTable> loadable_tables();

// Supplies a table to the verbs, once, before any of them needs it; `bytes` must stay in place. Returns a sentence if
// they are not that table, or nothing.
std::string load_table(std::string_view name, std::span<const std::uint8_t> bytes);
bool has_table(std::string_view name);
bool can_load_table(std::string_view name);

// The error of a verb whose table was not supplied.
inline std::string table_missing(std::string_view name) {
    return "the table " + std::string(name) + " has not been loaded";
}

}  // namespace rookery
