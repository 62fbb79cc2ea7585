// The translations side by side. A translation that lacks a text or a value in it does not compile.
#include "shell/words/text.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "language/loaded_texts.hpp"
#include "language/texts.hpp"
#include "logic/words/text_file.hpp"

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
// Index 0 is the empty text.
static_assert(is_whole(kTables[0], 1), "a text is missing in shell/words/en");
static_assert(is_whole(kTables[1], 1), "a text is missing in shell/words/de");
static_assert(is_whole(kTables[2], 1), "a text is missing in shell/words/fr");
static_assert(mention_the_same(kTables[0], kTables[1]), "a text in German has other values than in English");
static_assert(mention_the_same(kTables[0], kTables[2]), "a text in French has other values than in English");

LoadedTexts<kTexts>& loaded_texts() {
    static LoadedTexts<kTexts> texts;
    return texts;
}
Language of_page = Language::english;

}  // namespace

std::string page_text_file(Language language) {
    std::string file = text_file(language);
    append_lines<kTables>(language, file);
    return file;
}
bool load_page_texts(Language language, std::string_view file) {
    const std::string_view first_line = file.substr(0, file.find('\n') + 1);
    std::size_t end = first_line.size();  // of the texts about steps
    for (std::size_t i = 0; i < kTextsOfFile; ++i) {
        const std::size_t line_feed = file.find('\n', end);
        if (line_feed == std::string_view::npos) return false;
        end = line_feed + 1;
    }
    std::string others(first_line);
    others += file.substr(end);
    return loaded_texts().load(language, std::move(others)) && load_texts(language, std::string(file.substr(0, end)));
}
bool has_page_texts(Language language) {
    return loaded_texts().has(language);
}

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
    const auto place = static_cast<std::size_t>(id);
    if constexpr (kTextsApart) {
        const bool is_loaded = language != Language::english && has_page_texts(language);
        return is_loaded ? loaded_texts().at(language, place) : english_text_at<kTables>(place);
    } else {
        return text_at<kTables>(place, language);
    }
}

}  // namespace words
}  // namespace rookery::shell
