// Apart from the tables themselves: verbs that can do without one say this too, in programs that have no table.
#include "verbs/tables/tables.hpp"

namespace rookery {

std::string table_missing(std::string_view name) {
    return "the table " + std::string(name) + " has not been loaded";
}

}  // namespace rookery
