// The texts of languages other than English as tables of the verbs whose rows have sentences: by the language's code.
#pragma once

#include <vector>

#include "verbs/tables/tables.hpp"
#include "verbs/verbs.hpp"

namespace rookery {

extern const LoadableTable kGermanTexts;
extern const LoadableTable kFrenchTexts;

// Needed by verbs with a LanguageOption.
std::vector<VerbInfo::NeededTable> language_tables();

}  // namespace rookery
