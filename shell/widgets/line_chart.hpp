// A few lines over whole numbers, starting at 0, on a logarithmic scale, with a name at the end of each line and a
// readout at the pointer.
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
    const char* id;                // of the chart's single item
    std::vector<ChartLine> lines;  // at least one has a value
    float height = 160;
    std::string axis;       // the unit of the numbers below: "Depth"
    std::string_view name;  // of the table in the document
};

// Draws at the cursor, as wide as the panel. Returns the number under the pointer, or -1.
int draw_line_chart(Ui& ui, const LineChart& chart);

}  // namespace rookery::shell
