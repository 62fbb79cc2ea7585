// The tables of a program with only the first verbs, and nothing that only the others need.
#include <array>

#include "verbs/tables/language_tables.hpp"

#define ROOKERY_FIRST_VERB(name) ROOKERY_VERB(name)
#define ROOKERY_LATER_VERB(name)
#include "verbs/declare/verb_table.inc"

namespace rookery {

std::span<const LoadableTable> loadable_tables() {
    static const std::array<LoadableTable, 2> tables{kGermanTexts, kFrenchTexts};
    return tables;
}

}  // namespace rookery
