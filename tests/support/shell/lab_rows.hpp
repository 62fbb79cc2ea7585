// Rows as the verb `classic` sends them, for UI tests that do not run the verb.
#pragma once

#include <string>
#include <string_view>

namespace rookery::shell::sample_rows {

// The row of one puzzle: its counters are nodes and dead ends, its trace one table of two rows.
inline std::string lab_row(std::string_view solution, int solutions, std::string_view end, bool with_trace = true) {
    const std::string first = solution.empty() ? "null" : "\"" + std::string(solution) + "\"";
    std::string row = R"({"puzzle":"","method":"csp","order":3,"diagonal":false,"solutions":)";
    row += std::to_string(solutions) + R"(,"complete":)" + (end == "complete" ? "true" : "false");
    row += R"(,"first_solution":)" + first + R"(,"end":")" + std::string(end) + R"(","phrase":"it ended so",)";
    row += R"("counters":[["nodes",1204],["dead ends",31]],"depths":[1,4,90],"notes":["a note"])";
    if (with_trace) {
        row += R"(,"tables":[{"title":"Steps","columns":["Prop","Red"],"rows":[["3","-"],["7","2"]],"left_out":5}])";
    }
    return row + "}";
}

}  // namespace rookery::shell::sample_rows
