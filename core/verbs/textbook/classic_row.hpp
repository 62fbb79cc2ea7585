// The rows of the verb classic: how a method ended, its counters, and the trace.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "textbook/classic/classic.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/list/solution_columns.hpp"

namespace rookery {

using CountersJson = JsonText<"[name: string, value: number][]">;
using DepthsJson = JsonText<"number[]">;
using TablesJson = JsonText<"TraceTable[]">;  // web/rookery_rows.d.ts describes it

struct ClassicRow {
    const Trace& trace;
    bool with_tables;
    std::string puzzle;
    const SolverLabel& solver;
    int order;
    bool diagonal;
    SolutionCount solutions;
    std::optional<std::string> first;
    ClassicEnd how_ended;

    std::string_view method() const { return solver.name; }
    std::string_view end() const { return name_of(how_ended); }
    std::string_view phrase() const { return phrase_of(how_ended); }
    std::uint64_t counter(std::string_view name) const { return trace.value(name); }
    CountersJson counters() const;
    DepthsJson depths() const;
    const std::vector<std::string>& notes() const { return trace.notes(); }
    IfAny<TablesJson> tables() const;
};
std::vector<std::string_view> classic_methods();
std::vector<std::string_view> classic_orders();
std::vector<std::string_view> classic_ends();
inline constexpr auto kClassicColumns = joined_columns(
    std::array{column<&ClassicRow::puzzle>("puzzle"), only_json<&ClassicRow::method>("method").one_of(classic_methods),
               only_json<&ClassicRow::order>("order").one_of(classic_orders),
               only_json<&ClassicRow::diagonal>("diagonal")},
    kSolutionCountColumns<&ClassicRow::solutions>,
    std::array{column<&ClassicRow::first>("first solution").means("null if there is none"),
               only_text<&ClassicRow::phrase>("end"), only_json<&ClassicRow::end>("end").one_of(classic_ends),
               only_json<&ClassicRow::phrase>("phrase").means("the same in words"),
               only_json<&ClassicRow::counters>("counters").means("in the order of the method"),
               only_json<&ClassicRow::depths>("depths").means(
                   "number of nodes of the search tree by depth; empty if there is no tree"),
               only_json<&ClassicRow::notes>("notes"),
               only_json<&ClassicRow::tables>("tables").means("with the option trace")});

// The same, and as text a column for each counter of the solver.
Table<ClassicRow> classic_table(const SolverLabel& solver, bool json);

// The trace as rows of text, before the puzzle's row: each table with its title and the names of its columns, then the
// notes.
std::vector<std::string> trace_rows(const Trace& trace);

}  // namespace rookery
