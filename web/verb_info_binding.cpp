// For JavaScript: the list of the verbs. Only in the module with all verbs.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>
#include <string_view>
#include <vector>

#include "verbs/verbs.hpp"

namespace rookery {
namespace {

using emscripten::val;

// The values of a list as JavaScript's: val to_val(const Item&).
template <class Items, class ToVal>
val array_of(const Items& items, ToVal to_val) {
    val array = val::array();
    for (const auto& item : items) array.call<void>("push", to_val(item));
    return array;
}

val names(const std::vector<std::string_view>& list) {
    return array_of(list, [](std::string_view name) { return val(std::string(name)); });
}

val option_of(const OptionInfo& info) {
    val option = val::object();
    option.set("name", info.name);
    option.set("value", info.value);
    option.set("help", info.help);
    option.set("preset", info.preset);
    option.set("words", val::array(info.words));
    option.set("members", val::array(info.members));
    option.set("limits", info.limits);
    return option;
}

val key_of(const KeyInfo& info) {
    val key = val::object();
    key.set("name", info.name);
    key.set("type", info.type);
    key.set("words", val::array(info.words));
    key.set("nullable", info.nullable);
    key.set("optional", info.optional);
    key.set("note", info.note);
    key.set("with", val::array(info.with));
    return key;
}

val row_of(const RowInfo& info) {
    val row = val::object();
    row.set("columns", val::array(info.columns));
    row.set("keys", array_of(info.keys, key_of));
    row.set("with", val::array(info.with));
    row.set("closing", info.closing);
    return row;
}

val verb_of(const VerbInfo& info) {
    val verb = val::object();
    verb.set("name", std::string(info.name));
    verb.set("help", info.help);
    verb.set("takesInput", info.takes_input);
    verb.set("inputOptional", !info.instead_of_input.empty());
    verb.set("insteadOfInput", names(info.instead_of_input));
    verb.set("pipedWith", names(info.piped_with));
    verb.set("awaits", std::string(info.awaits));
    verb.set("options", array_of(info.options, option_of));
    verb.set("rows", array_of(info.rows, row_of));
    return verb;
}

val verbs() {
    return array_of(all_verbs(), verb_of);
}

}  // namespace

EMSCRIPTEN_BINDINGS(rookery_verb_info) {
    emscripten::function("verbs", &verbs);
}

}  // namespace rookery
