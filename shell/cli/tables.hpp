// The tables that some verbs need (verbs/tables/tables.hpp), embedded in this program.
#pragma once

namespace rookery::cli {

// Passes them to the verbs.
void load_tables();

}  // namespace rookery::cli
