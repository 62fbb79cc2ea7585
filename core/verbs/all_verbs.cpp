// The tables of a program that has every verb.
#include <array>

#include "verbs/catalogue/count_table_source.hpp"
#include "verbs/picture/digit_network_source.hpp"
#include "verbs/tables/language_tables.hpp"

#define ROOKERY_FIRST_VERB(name) ROOKERY_VERB(name)
#define ROOKERY_LATER_VERB(name) ROOKERY_VERB(name)
#include "verbs/declare/verb_table.inc"

namespace rookery {

std::span<const LoadableTable> loadable_tables() {
    static const std::array<LoadableTable, 4> tables{
        {{kCatalogueTable, "catalogue.bin", set_count_table, [] { return count_table() != nullptr; }},
         {kDigitsTable, "digits.bin", set_digit_network, [] { return digit_network() != nullptr; }},
         kGermanTexts,
         kFrenchTexts}};
    return tables;
}

}  // namespace rookery
