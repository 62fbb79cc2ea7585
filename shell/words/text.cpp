// The translations side by side. A translation that lacks a text, or has one twice, does not compile.
#include "shell/words/text.hpp"

#include <algorithm>
#include <array>

namespace rookery::shell {
namespace {

using words::TextId;

struct Entry {
    TextId id;
    std::string_view text;
};
constexpr auto kTexts = static_cast<std::size_t>(TextId::count);
using Table = std::array<std::string_view, kTexts>;  // by TextId

template <std::size_t N>
constexpr Table table_of(const std::array<Entry, N>& entries) {
    static_assert(N + 1 == kTexts, "a translation has as many texts as the English ones");
    Table table{};
    table.front() = "";
    for (const Entry& entry : entries) table[static_cast<std::size_t>(entry.id)] = entry.text;
    return table;
}
constexpr bool is_whole(const Table& table) {
    for (std::size_t id = 1; id < table.size(); ++id)
        if (table[id].empty()) return false;
    return true;
}

#define TEXT(name, ...) Entry{TextId::name, __VA_ARGS__},
constexpr Table kEnglish = table_of(std::to_array<Entry>({
#include "shell/words/en/all.inc"
}));
constexpr Table kGerman = table_of(std::to_array<Entry>({
#include "shell/words/de/all.inc"
}));
constexpr Table kFrench = table_of(std::to_array<Entry>({
#include "shell/words/fr/all.inc"
}));
#undef TEXT
static_assert(is_whole(kEnglish));
static_assert(is_whole(kGerman));
static_assert(is_whole(kFrench));

// What the program carries of a table: its texts one behind the other, each with a zero behind it. Their addresses and
// lengths, which are found when the language is first used, would be a third of what is downloaded for it.
constexpr std::size_t joined_length(const Table& table) {
    std::size_t length = 0;
    for (const std::string_view text : table) length += text.size() + 1;
    return length;
}
template <std::size_t kLength>
constexpr std::array<char, kLength> joined(const Table& table) {
    std::array<char, kLength> all{};
    std::size_t end = 0;
    for (const std::string_view text : table) {
        for (const char c : text) all[end++] = c;
        ++end;
    }
    return all;
}
constexpr auto kEnglishTexts = joined<joined_length(kEnglish)>(kEnglish);
constexpr auto kGermanTexts = joined<joined_length(kGerman)>(kGerman);
constexpr auto kFrenchTexts = joined<joined_length(kFrench)>(kFrench);
constexpr std::array<const char*, kLanguages> kJoined = {kEnglishTexts.data(), kGermanTexts.data(),
                                                         kFrenchTexts.data()};
constexpr std::array<std::string_view, kLanguages> kCodes = {"en", "de", "fr"};

std::array<Table, kLanguages> tables;  // empty until the language is used

const Table& table_in(Language language) {
    const auto place = static_cast<std::size_t>(language);
    Table& table = tables[place];
    if (table.back().empty()) {
        const char* next = kJoined[place];
        for (std::string_view& text : table) {
            text = next;
            next += text.size() + 1;
        }
    }
    return table;
}

Language of_page = Language::english;

}  // namespace

void set_language(Language language) {
    of_page = language;
}
Language language() {
    return of_page;
}
std::string_view code_of(Language language) {
    return kCodes[static_cast<std::size_t>(language)];
}
Language language_for(std::string_view languages) {
    while (!languages.empty()) {
        const std::string_view one = languages.substr(0, languages.find(','));
        const std::string_view code = one.substr(0, one.find('-'));
        const auto found = std::find(kCodes.begin(), kCodes.end(), code);
        if (found != kCodes.end()) return static_cast<Language>(found - kCodes.begin());
        languages.remove_prefix(std::min(languages.size(), one.size() + 1));
    }
    return Language::english;
}

namespace words {

Text::operator std::string_view() const {
    return in_language(id_, of_page);
}
std::string_view in_language(TextId id, Language language) {
    return table_in(language)[static_cast<std::size_t>(id)];
}

}  // namespace words
}  // namespace rookery::shell
