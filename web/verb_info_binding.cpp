// The list of the verbs for JavaScript, of the module that has all of them.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>
#include <string_view>

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

}  // namespace

EMSCRIPTEN_BINDINGS(rookery_verb_info) {
    emscripten::function("verbs", &verbs);
}

}  // namespace rookery
