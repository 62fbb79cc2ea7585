#include "verbs/tables/tables.hpp"

#include "text/joined.hpp"
#include "text/scan/characters.hpp"

namespace rookery {
namespace {

const LoadableTable* table_named(std::string_view name) {
    for (const LoadableTable& table : loadable_tables()) {
        if (table.name == name) return &table;
    }
    return nullptr;
}

}  // namespace

std::string load_table(std::string_view name, std::span<const std::uint8_t> bytes) {
    const LoadableTable* table = table_named(name);
    if (table == nullptr) {
        std::string names;
        for (const LoadableTable& one : loadable_tables()) append_item(names, one.name);
        return "there is no table " + reading::quoted(name) + "; expected one of " + names;
    }
    if (table->load(bytes)) return {};
    return "expected the table " + std::string(name) + " (" + std::string(table->file) + ") of this version of Rookery";
}

bool can_load_table(std::string_view name) {
    return table_named(name) != nullptr;
}

bool has_table(std::string_view name) {
    const LoadableTable* table = table_named(name);
    return table != nullptr && table->is_loaded();
}

}  // namespace rookery
