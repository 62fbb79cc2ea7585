#include "verbs/textbook/classic_row.hpp"

#include "text/containers/json_writer.hpp"
#include "text/joined.hpp"

namespace rookery {
namespace {

std::string text_of_trace(const TraceTable& table) {
    JsonObjectText json;
    json.add("title", table.title);
    json.add("columns", table.columns);
    json.add("rows", table.rows);
    json.add("left_out", table.left_out);
    return json.text();
}

}  // namespace

CountersJson ClassicRow::counters() const {
    auto counters = nlohmann::json::array();
    for (const auto& [name, value] : trace.counters()) counters.push_back(nlohmann::json::array({name, value}));
    return {json_text_of(counters)};
}

DepthsJson ClassicRow::depths() const {
    return {json_text_of(trace.depths())};
}

IfAny<TablesJson> ClassicRow::tables() const {
    if (!with_tables) return {};
    JsonListText tables;
    for (const TraceTable& table : trace.tables()) tables.add_text(text_of_trace(table));
    return {TablesJson{tables.text()}};
}

std::vector<std::string_view> classic_methods() {
    std::vector<std::string_view> names;
    for (const SolverLabel* solver : all_solver_labels()) names.push_back(solver->name);
    return names;
}
std::vector<std::string_view> classic_orders() {
    return {"2", "3", "4"};
}
std::vector<std::string_view> classic_ends() {
    std::vector<std::string_view> names;
    for (const ClassicEnd end : {ClassicEnd::complete, ClassicEnd::enough, ClassicEnd::budget, ClassicEnd::gave_up}) {
        names.push_back(name_of(end));
    }
    return names;
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
        if (table.left_out > 0) rows.push_back(std::to_string(table.left_out) + " more rows are left out");
    }
    rows.insert(rows.end(), trace.notes().begin(), trace.notes().end());
    return rows;
}

}  // namespace rookery
