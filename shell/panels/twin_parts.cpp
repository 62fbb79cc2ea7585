#include "panels/twin_parts.hpp"

#include <algorithm>

#include "model/format.hpp"
#include "model/strings.hpp"

namespace rookery::shell {

using nlohmann::json;

std::string place_of(int cell) {
    return fill(words::kCellPlace, {std::to_string(cell / 9 + 1), std::to_string(cell % 9 + 1)});
}

TwinRows twin_rows(const Model& model, std::size_t total) {
    const std::size_t pages = (total + kTwinRows - 1) / kTwinRows;
    const std::size_t wanted = model.twin_place.mode == model.mode ? model.twin_place.row / kTwinRows : 0;
    const std::size_t page = pages == 0 ? 0 : std::min(wanted, pages - 1);
    return {page * kTwinRows, std::min((page + 1) * kTwinRows, total)};
}

json twin_table(const Model& model, const Table& table) {
    json columns = json::array();
    for (const Column column : table.columns()) columns.push_back(shell::name_of(column));
    const auto& order = table.order();
    return twin_table(model, std::move(columns), order.size(), [&](std::size_t place) {
        json row = json::array();
        for (const Column column : table.columns()) row.push_back(table.cell_text(table.row(order[place]), column));
        return row;
    });
}

}  // namespace rookery::shell
