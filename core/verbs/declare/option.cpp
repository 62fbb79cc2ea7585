#include "verbs/declare/option.hpp"

#include <utility>

#include "text/joined.hpp"
#include "text/scan/characters.hpp"
#include "verbs/declare/verb_options.hpp"

namespace rookery {

Option::Option(OptionPlace place, std::string_view name, std::string_view value, std::string help)
    : info_{std::string(name), std::string(value), std::move(help)} {
    place.options->add(*this, place.behind);
}

std::string Option::take(std::string_view text) {
    given_ = true;
    return read(text);
}

std::string Option::refusal(std::string_view expected, std::string_view text) const {
    return "option " + info_.name + ": expected " + std::string(expected) + ", found " + reading::quoted(text);
}

std::string Option::refusal_at(std::int64_t character, std::string_view sentence) const {
    return "option " + info_.name + ", character " + std::to_string(character) + ": " + std::string(sentence);
}

void Option::describe_words(const std::vector<std::string>& words, const std::vector<std::string>& explained) {
    info_.words = words;
    if (!info_.help.empty()) info_.help += ": ";
    info_.help += joined(explained, ", ");
}

void Option::describe_default(std::string_view preset, std::string_view note) {
    info_.preset = preset;
    std::string described(preset);
    if (!note.empty()) append_item(described, note, "; ");
    info_.help += " (" + described + ")";
}

void Option::declare_limits(std::string_view low, std::string_view high) {
    info_.limits = high.empty() ? "at least " : "";
    info_.limits.append(low);
    if (!high.empty()) info_.limits.append(" to ").append(high);
}

std::string SwitchOption::read(std::string_view text) {
    on_ = text.empty() || text == "true" || text == "1" || text == "yes" || text == "on";
    const bool off = text == "false" || text == "0" || text == "no" || text == "off";
    return on_ || off ? std::string() : refusal("no value, true or false", text);
}

}  // namespace rookery
