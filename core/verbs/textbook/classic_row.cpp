#include "verbs/textbook/classic_row.hpp"

#include <nlohmann/json.hpp>

#include "text/joined.hpp"

namespace rookery {
namespace {

using Json = nlohmann::ordered_json;

Json to_json(const TraceTable& table) {
    return {{"title", table.title}, {"columns", table.columns}, {"rows", table.rows}, {"left_out", table.left_out}};
}

JsonText trace_json(const Json& json) {
    return {json.dump(-1, ' ', false, Json::error_handler_t::replace)};
}

}  // namespace

JsonText ClassicRow::counters() const {
    Json counters = Json::array();
    for (const auto& [name, value] : trace.counters()) counters.push_back(Json::array({name, value}));
    return trace_json(counters);
}

JsonText ClassicRow::depths() const {
    return trace_json(trace.depths());
}

IfAny<JsonText> ClassicRow::tables() const {
    if (!with_tables) return {};
    Json tables = Json::array();
    for (const TraceTable& table : trace.tables()) tables.push_back(to_json(table));
    return {trace_json(tables)};
}

Table<ClassicRow> classic_table(const SolverLabel& solver, bool json) {
    Table<ClassicRow> table(kClassicColumns, json);
    for (const std::string_view counter : solver.counters) {
        table.add(std::array{only_text<&ClassicRow::counter>(counter)});
    }
    return table;
}

std::vector<std::string> trace_rows(const Trace& trace) {
    std::vector<std::string> rows;
    for (const TraceTable& table : trace.tables()) {
        rows.push_back(table.title);
        rows.push_back(joined(table.columns, "\t"));
        for (const auto& row : table.rows) rows.push_back(joined(row, "\t"));
        if (table.left_out > 0) rows.push_back(std::to_string(table.left_out) + " further rows are left out");
    }
    rows.insert(rows.end(), trace.notes().begin(), trace.notes().end());
    return rows;
}

}  // namespace rookery
