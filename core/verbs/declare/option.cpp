#include "verbs/declare/option.hpp"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

#include "text/joined.hpp"
#include "text/scan/characters.hpp"
#include "text/text.hpp"

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

std::string MaskOption::read(std::string_view text) {
    const auto mask = parse_mask(text);
    if (const auto* problem = std::get_if<TextProblem>(&mask)) return refusal_at(problem->column, problem->sentence);
    cells_.emplace();
    for (const int cell : std::get<std::vector<int>>(mask)) cells_->add(cell);
    return {};
}

void VerbOptions::add(Option& option, const Option* behind) {
    // json, declared first, stays last.
    auto at = declared_.empty() ? declared_.end() : declared_.end() - 1;
    if (behind != nullptr) at = std::find(declared_.begin(), declared_.end(), behind) + 1;
    declared_.insert(at, &option);
}

void VerbOptions::read(const Call& call, std::string_view verb) {
    for (const auto& given : call.options) {
        const auto& name = given.first;
        if (std::any_of(declared_.begin(), declared_.end(), [&](const Option* o) { return o->name() == name; }))
            continue;
        std::string names;
        for (const Option* option : declared_) append_item(names, option->name());
        std::string sentence(verb);
        sentence.append(" has no option ").append(reading::quoted(name)).append("; expected one of ").append(names);
        return refuse(std::move(sentence));
    }
    for (Option* option : declared_) {
        const auto given = call.options.find(std::string(option->name()));
        if (given == call.options.end()) continue;
        if (std::string wrong = option->take(given->second); !wrong.empty()) refuse(std::move(wrong));
    }
}

void VerbOptions::refuse(std::string sentence) {
    if (error_.empty()) error_ = std::move(sentence);
}

std::vector<OptionInfo> VerbOptions::infos() const {
    std::vector<OptionInfo> infos;
    for (const Option* option : declared_) infos.push_back(option->info());
    return infos;
}

}  // namespace rookery
