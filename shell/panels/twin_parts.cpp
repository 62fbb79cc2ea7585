#include "panels/twin_parts.hpp"

#include <algorithm>

#include "model/format.hpp"
#include "model/strings.hpp"

namespace rookery::shell {

using nlohmann::json;

std::string place_of(int cell) {
    return fill(words::kCellPlace, {std::to_string(cell / 9 + 1), std::to_string(cell % 9 + 1)});
}

json twin_table(const Table& table) {
    json columns = json::array();
    for (const Column column : table.columns()) columns.push_back(shell::name_of(column));
    json rows = json::array();
    const auto& order = table.order();
    for (std::size_t i = 0; i < std::min(order.size(), kTwinRows); ++i) {
        json row = json::array();
        for (const Column column : table.columns()) row.push_back(table.cell_text(table.row(order[i]), column));
        rows.push_back(std::move(row));
    }
    return {{"columns", std::move(columns)}, {"rows", std::move(rows)}, {"total", order.size()}};
}

}  // namespace rookery::shell
