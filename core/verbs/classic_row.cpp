#include "verbs/classic_row.hpp"

#include <nlohmann/json.hpp>

#include "text/joined.hpp"
#include "text/text.hpp"
#include "verbs/row.hpp"

namespace rookery {
namespace {

using Json = nlohmann::ordered_json;

std::string_view name_of(ClassicEnd end) {
    switch (end) {
        case ClassicEnd::complete:
            return "complete";
        case ClassicEnd::enough:
            return "enough";
        case ClassicEnd::effort:
            return "effort";
        case ClassicEnd::stopped:
            return "stopped";
        case ClassicEnd::gave_up:
            return "gave_up";
    }
    return {};
}

Json to_json(const TraceTable& table) {
    return {{"title", table.title}, {"columns", table.columns}, {"rows", table.rows}, {"left_out", table.left_out}};
}

template <int N>
std::string json_row(const ClassicPuzzle<N>& puzzle, const ClassicOptions& wanted, const ClassicResult<N>& result,
                     const Trace& trace) {
    Json row{{"puzzle", to_line(puzzle.givens)},
             {"method", name_of(wanted.method)},
             {"order", N},
             {"diagonal", puzzle.variant == Variant::diagonal},
             {"solutions", result.solutions},
             {"complete", result.end == ClassicEnd::complete},
             {"first_solution", nullptr},
             {"end", name_of(result.end)},
             {"phrase", phrase_of(result.end)},
             {"counters", Json::array()},
             {"depths", trace.depths()},
             {"notes", trace.notes()}};
    if (result.solutions > 0) row["first_solution"] = to_line(result.first);
    for (const auto& [name, value] : trace.counters()) row["counters"].push_back(Json::array({name, value}));
    if (wanted.trace_rows > 0) {
        row["tables"] = Json::array();
        for (const TraceTable& table : trace.tables()) row["tables"].push_back(to_json(table));
    }
    return row.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::vector<std::string> classic_columns(ClassicMethod method) {
    std::vector<std::string> columns{"puzzle", "solutions", "first solution", "end"};
    for (const std::string_view counter : counters_of(method)) columns.emplace_back(counter);
    return columns;
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

template <int N>
std::string classic_row(const ClassicPuzzle<N>& puzzle, const ClassicOptions& wanted, const ClassicResult<N>& result,
                        const Trace& trace) {
    if (wanted.json) return json_row(puzzle, wanted, result, trace);
    Row row(false);
    row.text("puzzle", to_line(puzzle.givens));
    row.text("solutions", std::to_string(result.solutions) + (result.end == ClassicEnd::complete ? "" : "+"));
    if (result.solutions > 0) {
        row.text("first solution", to_line(result.first));
    } else {
        row.absent("first solution");
    }
    row.text("end", phrase_of(result.end));
    for (const std::string_view counter : counters_of(wanted.method)) {
        row.text(counter, std::to_string(trace.value(counter)));
    }
    return row.write();
}

template std::string classic_row(const ClassicPuzzle<2>&, const ClassicOptions&, const ClassicResult<2>&, const Trace&);
template std::string classic_row(const ClassicPuzzle<3>&, const ClassicOptions&, const ClassicResult<3>&, const Trace&);
template std::string classic_row(const ClassicPuzzle<4>&, const ClassicOptions&, const ClassicResult<4>&, const Trace&);

}  // namespace rookery
