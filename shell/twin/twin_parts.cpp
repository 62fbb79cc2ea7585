#include "shell/twin/twin_parts.hpp"

#include "shell/app/text_fields.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

using nlohmann::json;

std::string place_of(int cell) {
    return fill(words::kCellPlace, {std::to_string(cell / 9 + 1), std::to_string(cell % 9 + 1)});
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

json twin_fields(const Model& model) {
    json fields = json::array();
    for (const TextField& field : text_fields()) {
        if (!field.shown(model)) continue;
        fields.push_back({{"id", field.id},
                          {"label", field.label},
                          {"value", field.value(model)},
                          {"problem", field.problem(model)}});
    }
    return fields;
}

}  // namespace rookery::shell
