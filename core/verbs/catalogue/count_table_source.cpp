#include "verbs/catalogue/count_table_source.hpp"

#include <optional>

namespace rookery {
namespace {

std::optional<CountTable>& table_of_program() {
    static std::optional<CountTable> table;
    return table;
}

}  // namespace

bool set_count_table(std::span<const std::uint8_t> bytes) {
    table_of_program() = CountTable::read(bytes);
    return table_of_program().has_value();
}

const CountTable* count_table() {
    const std::optional<CountTable>& table = table_of_program();
    return table ? &*table : nullptr;
}

}  // namespace rookery
