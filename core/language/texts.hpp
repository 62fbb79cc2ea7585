// Tables of texts, one for each language, whose completeness the compiler checks.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "language/language.hpp"

namespace rookery {

struct TextEntry {
    std::size_t place;
    std::string_view text;
};
template <std::size_t kTexts>
using TextTable = std::array<std::string_view, kTexts>;

// The entries at their places. Other places have no text.
template <std::size_t kTexts, std::size_t kEntries>
constexpr TextTable<kTexts> text_table(const std::array<TextEntry, kEntries>& entries) {
    TextTable<kTexts> table{};
    for (const TextEntry& entry : entries) table[entry.place] = entry.text;
    return table;
}
// Whether every place from `first` has a text.
template <std::size_t kTexts>
constexpr bool is_whole(const TextTable<kTexts>& table, std::size_t first = 0) {
    for (std::size_t i = first; i < kTexts; ++i) {
        if (table[i].empty()) return false;
    }
    return true;
}

// The values that a text mentions, one bit each: "{0}", "{1:or}".
constexpr unsigned values_in(std::string_view text) {
    unsigned values = 0;
    for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
        if (text[at + 2] != '|') values |= 1U << (text[at + 1] - '0');
    }
    return values;
}
template <std::size_t kTexts>
constexpr bool mention_the_same(const TextTable<kTexts>& a, const TextTable<kTexts>& b) {
    for (std::size_t i = 0; i < kTexts; ++i) {
        if (values_in(a[i]) != values_in(b[i])) return false;
    }
    return true;
}

template <std::size_t kTexts>
constexpr std::size_t joined_length(const TextTable<kTexts>& table) {
    std::size_t length = 0;
    for (const std::string_view text : table) length += text.size() + 1;
    return length;
}
// The texts one after the other, each with a zero after it. This is the form in which a program stores a table: the
// addresses and lengths, which separated() finds, would be a third of the download.
template <std::size_t kLength, std::size_t kTexts>
constexpr std::array<char, kLength> joined(const TextTable<kTexts>& table) {
    std::array<char, kLength> all{};
    std::size_t end = 0;
    for (const std::string_view text : table) {
        for (const char c : text) all[end++] = c;
        ++end;
    }
    return all;
}
template <std::size_t kTexts>
TextTable<kTexts> separated(const char* joined) {
    TextTable<kTexts> table;
    for (std::string_view& text : table) {
        text = joined;
        joined += text.size() + 1;
    }
    return table;
}

// Whether a program has only English texts about steps until it loads those of another language. True for pages.
#ifdef ROOKERY_TEXTS_APART
inline constexpr bool kTextsApart = true;
#else
inline constexpr bool kTextsApart = false;
#endif

// kTables: a constexpr array of a table for each language.
template <const auto& kTables>
std::string_view english_text_at(std::size_t place) {
    static constexpr auto kEnglish = joined<joined_length(kTables[0])>(kTables[0]);
    static const auto table = separated<kTables[0].size()>(kEnglish.data());
    return table[place];
}
// Returns the text at a place.
template <const auto& kTables>
std::string_view text_at(std::size_t place, Language language) {
    constexpr std::size_t kTexts = kTables[0].size();
    static constexpr auto kEnglish = joined<joined_length(kTables[0])>(kTables[0]);
    static constexpr auto kGerman = joined<joined_length(kTables[1])>(kTables[1]);
    static constexpr auto kFrench = joined<joined_length(kTables[2])>(kTables[2]);
    static const std::array<TextTable<kTexts>, kLanguages> tables = {
        separated<kTexts>(kEnglish.data()), separated<kTexts>(kGerman.data()), separated<kTexts>(kFrench.data())};
    return tables[static_cast<std::size_t>(language)][place];
}

// Appends the texts of a language, a line each.
template <const auto& kTables>
void append_lines(Language language, std::string& file) {
    for (const std::string_view text : kTables[static_cast<std::size_t>(language)]) {
        file += text;
        file += '\n';
    }
}

}  // namespace rookery
