// A few lines over whole numbers, from 0 on, on a logarithmic scale: each is named at its end, and the pointer reads
// the values off.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "shell/widgets/ui.hpp"

namespace rookery::shell {

struct ChartLine {
    std::string name;
    std::vector<std::uint64_t> values;  // a value of 0 leaves a gap
    ImU32 colour = 0;
    bool strong = false;
};

struct LineChart {
    const char* id;                // of the item that the whole chart is
    std::vector<ChartLine> lines;  // at least one has a value
    float height = 160;
    std::string axis;       // what the numbers below are: "Depth"
    std::string_view name;  // of the table that the document tells it as
};

// At the cursor, as wide as the panel. Returns the number that the pointer is on, or -1.
int draw_line_chart(Ui& ui, const LineChart& chart);

}  // namespace rookery::shell
