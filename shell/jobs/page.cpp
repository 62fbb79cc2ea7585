#include "shell/jobs/page.hpp"

namespace rookery::shell {

std::vector<std::uint32_t> Page::taken_rows() const {
    const Table* table = table_in_sight();
    return table == nullptr ? std::vector<std::uint32_t>{} : table->whole_order();
}

std::size_t Page::taken_count() const {
    const Table* table = table_in_sight();
    return table == nullptr ? 0 : table->order().size();
}

}  // namespace rookery::shell
