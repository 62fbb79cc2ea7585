// For JavaScript: the list of the verbs, and the tables that some of them need. Only in the module with all verbs.
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

val names(const std::vector<std::string_view>& list) {
    val array = val::array();
    for (const std::string_view name : list) array.call<void>("push", std::string(name));
    return array;
}

val verbs() {
    val list = val::array();
    for (const VerbInfo& info : all_verbs()) {
        val options = val::array();
        for (const OptionInfo& option : info.options) {
            val entry = val::object();
            entry.set("name", option.name);
            entry.set("value", option.value);
            entry.set("help", option.help);
            entry.set("preset", option.preset);
            entry.set("words", val::array(option.words));
            options.call<void>("push", entry);
        }
        val verb = val::object();
        verb.set("name", std::string(info.name));
        verb.set("help", info.help);
        verb.set("takesInput", info.takes_input);
        verb.set("inputOptional", !info.instead_of_input.empty());
        verb.set("insteadOfInput", names(info.instead_of_input));
        verb.set("pipedWith", names(info.piped_with));
        verb.set("awaits", std::string(info.awaits));
        verb.set("options", options);
        val rows = val::array();
        for (const RowInfo& row : info.rows) {
            val entry = val::object();
            entry.set("columns", val::array(row.columns));
            entry.set("keys", val::array(row.keys));
            rows.call<void>("push", entry);
        }
        verb.set("rows", rows);
        list.call<void>("push", verb);
    }
    return list;
}

// The name of the table that a call needs and that is not loaded yet, or "". Options are a flat list, as in
// bindings.cpp.
std::string missing_table(const std::string& name, const val& options) {
    const VerbInfo* verb = find_verb(name);
    if (verb == nullptr) return {};
    const std::vector<std::string> flat = emscripten::vecFromJSArray<std::string>(options);
    std::map<std::string, std::string> given;
    for (std::size_t i = 0; i + 1 < flat.size(); i += 2) given[flat[i]] = flat[i + 1];
    const std::string_view table = verb->table_needed(given);
    return has_table(table) ? std::string() : std::string(table);
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

EMSCRIPTEN_BINDINGS(rookery_verb_info) {
    emscripten::function("missingTable", &missing_table);
    emscripten::function("tableRoom", &table_room);
    emscripten::function("takeTable", &take_table);
    emscripten::function("verbs", &verbs);
}

}  // namespace rookery
