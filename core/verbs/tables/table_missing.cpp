// Separate from the tables: programs without any table also link this, for verbs that can do without one.
#include "verbs/tables/tables.hpp"

namespace rookery {

std::string table_missing(std::string_view name) {
    return "the table " + std::string(name) + " has not been loaded";
}

}  // namespace rookery
