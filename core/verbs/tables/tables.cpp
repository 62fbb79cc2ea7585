#include "verbs/tables/tables.hpp"

#include <array>

#include "text/joined.hpp"
#include "text/scan/characters.hpp"
#include "verbs/catalogue/count_table_source.hpp"
#include "verbs/picture/digit_network_source.hpp"

namespace rookery {
namespace {

struct LoadableTable {
    std::string_view name;
    bool (*load)(std::span<const std::uint8_t> bytes);
    bool (*is_loaded)();
};
constexpr std::array<LoadableTable, 2> kTables{
    {{kCatalogueTable, set_count_table, [] { return count_table() != nullptr; }},
     {kDigitsTable, set_digit_network, [] { return digit_network() != nullptr; }}}};

const LoadableTable* table_named(std::string_view name) {
    for (const LoadableTable& table : kTables) {
        if (table.name == name) return &table;
    }
    return nullptr;
}

}  // namespace

std::string load_table(std::string_view name, std::span<const std::uint8_t> bytes) {
    const LoadableTable* table = table_named(name);
    if (table == nullptr) {
        std::string names;
        for (const LoadableTable& one : kTables) append_item(names, one.name);
        return "there is no table " + reading::quoted(name) + "; expected one of " + names;
    }
    if (table->load(bytes)) return {};
    const std::string shown(name);
    return "expected the table " + shown + " (" + shown + ".bin) of this version of Rookery";
}

bool has_table(std::string_view name) {
    const LoadableTable* table = table_named(name);
    return table != nullptr && table->is_loaded();
}

}  // namespace rookery
