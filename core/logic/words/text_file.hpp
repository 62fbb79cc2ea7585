// The texts about steps and text formats in German or French as a file, for programs that have only the English ones
// (language/loaded_texts.hpp): names, phrases, lessons and formats.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "language/texts.hpp"
#include "logic/technique.hpp"
#include "logic/technique_card.hpp"
#include "logic/words/format_texts.hpp"
#include "logic/words/phrases.hpp"

namespace rookery {

// The number of texts of each kind, and the place of their first in the file.
inline constexpr auto kPhraseTexts = static_cast<std::size_t>(Phrase::count);
// The names of groups, then two for each technique: its name, and the title of a step's description if it differs.
inline constexpr std::size_t kNameTexts = kTechniqueGroups + 2 * kTechniqueCount;
inline constexpr std::size_t kLessonTexts = 4 * kTechniqueCount;
inline constexpr std::size_t kFirstName = 0;
inline constexpr std::size_t kFirstPhrase = kFirstName + kNameTexts;
inline constexpr std::size_t kFirstLesson = kFirstPhrase + kPhraseTexts;
inline constexpr std::size_t kFirstFormat = kFirstLesson + kLessonTexts;
inline constexpr std::size_t kTextsOfFile = kFirstFormat + kFormatTexts;

// Each of the four functions is defined next to its texts, and appends them; text_file() is the whole file.
void append_names(Language language, std::string& file);
void append_phrases(Language language, std::string& file);
void append_lessons(Language language, std::string& file);
void append_formats(Language language, std::string& file);
std::string text_file(Language language);

// Returns whether it is the file of that language.
bool load_texts(Language language, std::string file);
// Whether the program has the language's texts.
bool has_texts(Language language);
// Of a language whose file was loaded.
std::string_view loaded_text(Language language, std::size_t place);

// The text at a place of the tables, whose first text has the place kFirst in the file. English until a language's file
// is loaded.
template <const auto& kTables, std::size_t kFirst>
std::string_view text_about_steps(std::size_t place, Language language) {
    if constexpr (kTextsApart) {
        const bool is_loaded = language != Language::english && has_texts(language);
        return is_loaded ? loaded_text(language, kFirst + place) : english_text_at<kTables>(place);
    } else {
        return text_at<kTables>(place, language);
    }
}

}  // namespace rookery
