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

namespace {

std::string in_small_letters(std::string_view text) {
    std::string letters(text);
    for (char& c : letters) {
        if ('A' <= c && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return letters;
}

std::string with_words(std::string help, const std::vector<std::string_view>& words) {
    return std::move(help) + ": " + in_small_letters(joined(words, ", "));
}

}  // namespace

AnyWordRangeOption::AnyWordRangeOption(OptionPlace place, std::string_view name, std::string help,
                                       const std::vector<std::string_view>& words)
    : Option(place, name, "A..B", with_words(std::move(help), words)), high_{words.size() - 1} {
    for (const std::string_view word : words) words_.push_back(in_small_letters(word));
    declare_members(words_);
}

std::optional<std::size_t> AnyWordRangeOption::number_of(std::string_view word) const {
    const auto found = std::find(words_.begin(), words_.end(), in_small_letters(word));
    if (found == words_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - words_.begin());
}

std::string AnyWordRangeOption::read(std::string_view text) {
    constexpr std::string_view kDots = "..";
    const std::size_t dots = text.find(kDots);
    const std::string_view first = text.substr(0, dots);
    const std::string_view second = dots == std::string_view::npos ? first : text.substr(dots + kDots.size());
    const bool open = text.size() > kDots.size() && dots != std::string_view::npos;
    const auto low = first.empty() && open ? std::optional(std::size_t{0}) : number_of(first);
    const auto high = second.empty() && open ? std::optional(words_.size() - 1) : number_of(second);
    if (!low || !high || *low > *high) {
        return refusal("one of " + joined(words_, ", ") + ", or a range A..B", text);
    }
    low_ = *low;
    high_ = *high;
    return {};
}

}  // namespace rookery
