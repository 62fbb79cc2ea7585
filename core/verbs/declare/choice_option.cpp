#include "verbs/declare/choice_option.hpp"

#include <algorithm>

#include "text/joined.hpp"

namespace rookery {

AnyChoiceOption::AnyChoiceOption(OptionPlace place, std::string_view name, std::string help,
                                 const std::vector<Word>& words, Default preset)
    : Option(place, name, "NAME", std::move(help)) {
    std::vector<std::string> plain;
    std::vector<std::string> explained;
    for (const Word& one : words) {
        plain.emplace_back(one.word);
        explained.emplace_back(one.word);
        if (!one.gloss.empty()) explained.back().append(" (").append(one.gloss).append(")");
    }
    describe_words(plain, explained);
    if (preset.word || !preset.note.empty()) describe_default(preset.word.value_or(""), preset.note);
}

std::string AnyChoiceOption::read(std::string_view text) {
    const std::vector<std::string>& words = info().words;
    const auto found = std::find(words.begin(), words.end(), text);
    if (found == words.end()) return refusal("one of " + joined(words, ", "), text);
    chosen_ = static_cast<std::size_t>(found - words.begin());
    return {};
}

}  // namespace rookery
