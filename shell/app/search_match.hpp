// How well a command matches what a user typed: whole words first, then beginnings of words, of the label and of the
// words that people may use instead. Accents and case do not matter.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::shell {

// Lower-case words without accents: "R\u00E4tsel 4\u00D74" -> "ratsel", "4x4". Everything but letters and digits
// separates words.
std::vector<std::string> search_words(std::string_view text);

// What a command can be found by. Earlier synonyms count slightly more.
struct Searchable {
    std::string_view label;
    std::string_view synonyms;
    std::string_view place;         // its mode
    std::string_view english = {};  // label and synonyms in English, if the page has another language
};

// The score of a match, higher is better; nullopt: a word of the text matches nothing. `idle`: words that say nothing
// about what is sought ("how", "to"), ignored unless the text has no others.
std::optional<int> match_score(std::string_view wanted, const Searchable& command, std::string_view idle = {});

}  // namespace rookery::shell
