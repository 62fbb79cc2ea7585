// FilterLine: the line above a table that selects the rows to show, and its syntax error if there is one.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "shell/table/table.hpp"

namespace rookery::shell {

struct FilterLine {
    std::string text;
    std::optional<FilterProblem> problem;
    std::string applied;  // the last valid line: the one that filters the table's rows

    // An invalid filter changes only `problem`.
    void set(Table& table, std::string line) {
        text = std::move(line);
        auto filter = read_filter(text);
        if (auto* wrong = std::get_if<FilterProblem>(&filter)) {
            problem = std::move(*wrong);
            return;
        }
        problem.reset();
        applied = text;
        table.set_filter(std::get<Filter>(std::move(filter)));
    }
};

}  // namespace rookery::shell
