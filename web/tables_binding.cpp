// For JavaScript: the tables that some verbs need.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "verbs/tables/tables.hpp"
#include "verbs/verbs.hpp"

namespace rookery {
namespace {

using emscripten::val;

// The name of the table that a call needs, that this program could load and that is not loaded yet, or "". Options are
// a flat list, as in bindings.cpp.
std::string missing_table(const std::string& name, const val& options) {
    const VerbInfo* verb = find_verb(name);
    if (verb == nullptr) return {};
    const std::vector<std::string> flat = emscripten::vecFromJSArray<std::string>(options);
    std::map<std::string, std::string> given;
    for (std::size_t i = 0; i + 1 < flat.size(); i += 2) given[flat[i]] = flat[i + 1];
    const std::string_view table = verb->table_needed(given);
    return can_load_table(table) && !has_table(table) ? std::string(table) : std::string();
}

// The buffer of the named table. The caller fills it before it calls take_table().
std::vector<std::uint8_t>& table_bytes(const std::string& name) {
    static std::map<std::string, std::vector<std::uint8_t>> tables;
    return tables[name];
}
val table_room(const std::string& name, std::size_t bytes) {
    table_bytes(name).resize(bytes);
    return val(emscripten::typed_memory_view(bytes, table_bytes(name).data()));
}
// Returns a sentence if the bytes are not that table, or "".
std::string take_table(const std::string& name) {
    return load_table(name, table_bytes(name));
}

}  // namespace

EMSCRIPTEN_BINDINGS(rookery_tables) {
    emscripten::function("missingTable", &missing_table);
    emscripten::function("tableRoom", &table_room);
    emscripten::function("takeTable", &take_table);
}

}  // namespace rookery
