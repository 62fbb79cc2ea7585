// The list of the verbs for JavaScript, and the table of the catalogue that some of them need: of the module that has
// all verbs.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "verbs/catalogue/count_table_source.hpp"
#include "verbs/verbs.hpp"

namespace rookery {
namespace {

using emscripten::val;

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
        val instead = val::array();
        for (const std::string_view option : info.instead_of_input) instead.call<void>("push", std::string(option));
        verb.set("inputOptional", !info.instead_of_input.empty());
        verb.set("insteadOfInput", instead);
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

// Options as a flat list, as in bindings.cpp.
bool needs_count_table(const std::string& name, const val& options) {
    const VerbInfo* verb = find_verb(name);
    if (verb == nullptr || count_table() != nullptr) return false;
    const std::vector<std::string> flat = emscripten::vecFromJSArray<std::string>(options);
    std::map<std::string, std::string> given;
    for (std::size_t i = 0; i + 1 < flat.size(); i += 2) given[flat[i]] = flat[i + 1];
    return verb->needs_count_table(given);
}

// Room for the table, to be filled before take_count_table() is called.
std::vector<std::uint8_t>& count_table_bytes() {
    static std::vector<std::uint8_t> bytes;
    return bytes;
}
val count_table_room(std::size_t bytes) {
    count_table_bytes().resize(bytes);
    return val(emscripten::typed_memory_view(bytes, count_table_bytes().data()));
}
// False if it is none.
bool take_count_table() {
    return set_count_table(count_table_bytes());
}

}  // namespace

EMSCRIPTEN_BINDINGS(rookery_verb_info) {
    emscripten::function("needsCountTable", &needs_count_table);
    emscripten::function("countTableRoom", &count_table_room);
    emscripten::function("takeCountTable", &take_count_table);
    emscripten::function("verbs", &verbs);
}

}  // namespace rookery
