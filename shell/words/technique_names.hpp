// The names of techniques in the page's language.
#pragma once

#include <string_view>
#include <vector>

#include "logic/technique.hpp"
#include "logic/technique_card.hpp"
#include "shell/words/text.hpp"

namespace rookery::shell {

inline std::string_view name_in_words(Technique technique) {
    return name_of(technique, language());
}
inline std::string_view name_in_words(TechniqueGroup group) {
    return name_of(group, language());
}

// Rows contain English names, Rookery's or HoDoKu's. Any other text is returned unchanged.
std::string_view technique_in_words(std::string_view name_in_row);
// The names, as in rows, of the techniques whose name in the page's language contains the text.
std::vector<std::string_view> names_in_rows(std::string_view part);

}  // namespace rookery::shell
