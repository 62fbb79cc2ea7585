// The translations side by side. A translation that lacks a text or a value in it does not compile.
#include "shell/words/text.hpp"

#include <algorithm>
#include <array>

#include "language/texts.hpp"

namespace rookery::shell {
namespace {

using words::TextId;

constexpr auto kTexts = static_cast<std::size_t>(TextId::count);

#define TEXT(name, ...) TextEntry{static_cast<std::size_t>(TextId::name), __VA_ARGS__},
constexpr std::array<TextTable<kTexts>, kLanguages> kTables = {text_table<kTexts>(std::to_array<TextEntry>({
#include "shell/words/en/all.inc"
                                                               })),
                                                               text_table<kTexts>(std::to_array<TextEntry>({
#include "shell/words/de/all.inc"
                                                               })),
                                                               text_table<kTexts>(std::to_array<TextEntry>({
#include "shell/words/fr/all.inc"
                                                               }))};
#undef TEXT
// The first place is that of the empty text.
static_assert(is_whole(kTables[0], 1), "a text is missing in shell/words/en");
static_assert(is_whole(kTables[1], 1), "a text is missing in shell/words/de");
static_assert(is_whole(kTables[2], 1), "a text is missing in shell/words/fr");
static_assert(mention_the_same(kTables[0], kTables[1]), "a text in German has other values than in English");
static_assert(mention_the_same(kTables[0], kTables[2]), "a text in French has other values than in English");

Language of_page = Language::english;

}  // namespace

void set_language(Language language) {
    of_page = language;
}
Language language() {
    return of_page;
}
Language language_for(std::string_view languages) {
    while (!languages.empty()) {
        const std::string_view one = languages.substr(0, languages.find(','));
        const std::string_view code = one.substr(0, one.find('-'));
        const auto found = std::find_if(kAllLanguages.begin(), kAllLanguages.end(),
                                        [=](Language known) { return code_of(known) == code; });
        if (found != kAllLanguages.end()) return *found;
        languages.remove_prefix(std::min(languages.size(), one.size() + 1));
    }
    return Language::english;
}

namespace words {

Text::operator std::string_view() const {
    return in_language(id_, of_page);
}
std::string_view in_language(TextId id, Language language) {
    return text_at<kTables>(static_cast<std::size_t>(id), language);
}

}  // namespace words
}  // namespace rookery::shell
