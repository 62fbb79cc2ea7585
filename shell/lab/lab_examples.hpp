// Examples of the view "Tools": calls of a tool that teach what it is for, and what is drawn of their rows. Several
// calls run one after the other, and their curves stand beside each other.
#pragma once

#include <span>
#include <string_view>

#include "shell/lab/lab_plot.hpp"

namespace rookery::shell {

struct ExampleCall {
    std::string_view name;     // of its curves; empty: the columns'
    std::string_view options;  // as on the command line: "--fewest --order 2"
    std::string_view input = {};
};

struct ExamplePlot {
    bool shown = false;
    PlotKind kind = PlotKind::columns;
    std::string_view x = {};
    std::string_view y = {};  // columns, with commas between
    bool centred = false;
    bool log_x = false;
};

struct ToolExample {
    std::string_view id;
    std::string_view tool;
    words::Text title;
    std::span<const ExampleCall> calls;
    ExamplePlot plot = {};
};

std::span<const ToolExample> tool_examples();
const ToolExample* tool_example(std::string_view id);  // null: there is none

}  // namespace rookery::shell
