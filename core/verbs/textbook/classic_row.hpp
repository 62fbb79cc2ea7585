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
    JsonText counters() const;
    JsonText depths() const;
    const std::vector<std::string>& notes() const { return trace.notes(); }
    IfAny<JsonText> tables() const;
};
inline constexpr auto kClassicColumns =
    joined_columns(std::array{column<&ClassicRow::puzzle>("puzzle"), only_json<&ClassicRow::method>("method"),
                              only_json<&ClassicRow::order>("order"), only_json<&ClassicRow::diagonal>("diagonal")},
                   kSolutionCountColumns<&ClassicRow::solutions>,
                   std::array{column<&ClassicRow::first>("first solution"), only_text<&ClassicRow::phrase>("end"),
                              only_json<&ClassicRow::end>("end"), only_json<&ClassicRow::phrase>("phrase"),
                              only_json<&ClassicRow::counters>("counters"), only_json<&ClassicRow::depths>("depths"),
                              only_json<&ClassicRow::notes>("notes"), only_json<&ClassicRow::tables>("tables")});

// The same, and as text a column for each counter of the solver.
Table<ClassicRow> classic_table(const SolverLabel& solver, bool json);

// The trace as rows of text, before the puzzle's row: each table with its title and the names of its columns, then the
// notes.
std::vector<std::string> trace_rows(const Trace& trace);

}  // namespace rookery
