// Describes a step in words.
#pragma once

#include <string>

#include "language/language.hpp"
#include "logic/step.hpp"

namespace rookery {

// One sentence for a step that was found with Detail::highlights:
// "X-wing: 5 in rows 2 and 7 fits only in columns 3 and 8, so r4c3 and r9c8 are not 5."
// For chains and nets more lines follow, separated by line feeds; see chain_words.hpp.
std::string describe(const Step& step, Language language = Language::english);
// The same with another title.
std::string describe(const Step& step, std::string title, Language language);

// The conclusion alone, the same in every language: "r4c3<>5, r9c8<>5" or "r1c1=7".
std::string conclusion_of(const Step& step);

}  // namespace rookery
