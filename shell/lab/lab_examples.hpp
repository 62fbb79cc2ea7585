// Examples in the view "Tools": calls of a tool that show what it is for, and how to plot their rows. Several calls run
// one after another, and their curves are drawn together.
#pragma once

#include <span>
#include <string_view>

#include "shell/lab/lab_plot.hpp"

namespace rookery::shell {

struct ExampleCall {
    std::string_view name;     // of its curves; empty: the columns' names
    std::string_view options;  // as on the command line: "--fewest --order 2"
    std::string_view input = {};
};

struct ExamplePlot {
    bool shown = false;
    PlotKind kind = PlotKind::columns;
    std::string_view x = {};
    std::string_view y = {};  // columns, separated by commas
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
