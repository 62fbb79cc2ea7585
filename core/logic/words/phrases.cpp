#include "logic/words/phrases.hpp"

#include <array>

#include "language/texts.hpp"
#include "logic/words/text_file.hpp"

namespace rookery {
namespace {

#define PHRASE(name, ...) TextEntry{static_cast<std::size_t>(Phrase::name), __VA_ARGS__},
constexpr std::array<TextTable<kPhraseTexts>, kLanguages> kPhraseTables = {
    text_table<kPhraseTexts>(std::to_array<TextEntry>({
#include "logic/words/en/phrases.inc"
    })),
    text_table<kPhraseTexts>(std::to_array<TextEntry>({
#include "logic/words/de/phrases.inc"
    })),
    text_table<kPhraseTexts>(std::to_array<TextEntry>({
#include "logic/words/fr/phrases.inc"
    }))};
#undef PHRASE
static_assert(is_whole(kPhraseTables[0]), "a phrase is missing in core/logic/words/en/phrases.inc");
static_assert(is_whole(kPhraseTables[1]), "a phrase is missing in core/logic/words/de/phrases.inc");
static_assert(is_whole(kPhraseTables[2]), "a phrase is missing in core/logic/words/fr/phrases.inc");
static_assert(mention_the_same(kPhraseTables[0], kPhraseTables[1]),
              "a phrase in German has other values than in English");
static_assert(mention_the_same(kPhraseTables[0], kPhraseTables[2]),
              "a phrase in French has other values than in English");

}  // namespace

std::string_view text_of(Phrase phrase, Language language) {
    return text_about_steps<kPhraseTables, kFirstPhrase>(static_cast<std::size_t>(phrase), language);
}
void append_phrases(Language language, std::string& file) {
    append_lines<kPhraseTables>(language, file);
}

std::string say(Phrase phrase, Language language, std::initializer_list<Value> values) {
    std::string_view rest = text_of(phrase, language);
    std::string text;
    while (true) {
        const std::size_t open = rest.find('{');
        text += rest.substr(0, open);
        if (open == std::string_view::npos) return text;
        const std::size_t close = rest.find('}', open);
        const std::string_view inside = rest.substr(open + 1, close - open - 1);
        rest.remove_prefix(close + 1);
        const auto place = static_cast<std::size_t>(inside[0] - '0');
        ROOKERY_EXPECTS(place < values.size());
        const Value& value = values.begin()[place];
        const std::string_view form = inside.substr(1);
        if (form.starts_with('|')) {
            const std::size_t bar = form.find('|', 1);
            text += value.count() == 1 ? form.substr(1, bar - 1) : form.substr(bar + 1);
        } else {
            text += value.in_words(form.empty() ? form : form.substr(1), language);
        }
    }
}

}  // namespace rookery
