// The tables that some verbs need (verbs/tables/tables.hpp), which are parts of this program.
#pragma once

namespace rookery::cli {

// Gives them to the verbs.
void load_tables();

}  // namespace rookery::cli
