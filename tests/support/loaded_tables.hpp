// Including this file loads the verbs' tables before anything else runs.
#pragma once

#include "support/table_files.hpp"
#include "verbs/tables/tables.hpp"

namespace rookery::tests {

inline const bool kTablesAreLoaded =
    load_table(kCatalogueTable, count_table_file()).empty() && load_table(kDigitsTable, digits_file()).empty();

}  // namespace rookery::tests
