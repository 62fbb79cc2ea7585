// What several parts of the DOM twin's state are made of.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>

#include "shell/app/model.hpp"
#include "shell/app/twin_rows.hpp"

namespace rookery::shell {

std::string place_of(int cell);  // "row 1 column 4"

// {"columns", "rows", "first", "total"}; row_of gives the row at a place.
template <class RowOf>
nlohmann::json twin_table(const Model& model, nlohmann::json columns, std::size_t total, RowOf row_of) {
    const TwinRows shown = twin_rows(model, total);
    nlohmann::json rows = nlohmann::json::array();
    for (std::size_t i = shown.first; i < shown.end; ++i) rows.push_back(row_of(i));
    return {{"columns", std::move(columns)}, {"rows", std::move(rows)}, {"first", shown.first}, {"total", total}};
}
nlohmann::json twin_table(const Model& model, const Table& table);

// [{"id", "label", "value", "problem"}]: the text fields that the page shows now.
nlohmann::json twin_fields(const Model& model);

}  // namespace rookery::shell
