#include "verbs/declare/verb_options.hpp"

#include <algorithm>
#include <utility>

#include "text/joined.hpp"
#include "text/scan/characters.hpp"

namespace rookery {

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
