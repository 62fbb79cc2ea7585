// FilterLine: the line over a table that says which of its rows to show, and what is wrong with it.
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
    std::string applied;  // the last line that could be read: what the table's rows are cut down by

    // A filter that cannot be read changes nothing but `problem`.
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
