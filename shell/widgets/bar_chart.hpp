// A row of bars with an axis, their numbers above them: one thing to be pressed, whose answer is the bar that is meant.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "shell/widgets/ui.hpp"

namespace rookery::shell {

struct ChartBar {
    std::int64_t count = 0;
    std::string tick;      // under the axis where there is room; empty: none
    std::string sentence;  // of what it stands for, while the pointer is on it
    std::string range;     // the same in as few words as in a table
    std::string id = {};   // of the bar as a row of that table; empty: it is only to be read
};

struct BarChart {
    const char* id;               // of the button that all bars are together
    std::string_view name;        // the document tells the chart as a table: what it is called,
    std::string_view range_name;  // and its two columns
    std::string_view count_name;
    std::vector<ChartBar> bars;   // not empty
    bool ticks_at_edges = false;  // a tick stands at its bar's left edge, not under its middle
    float height = 76;            // of the highest bar
    float title_right = 0;        // the line above the chart: where its own text ends,
    float title_middle = 0;       // and its height on the page; the sentence goes behind that text
    int chosen = -1;              // the bar that the list is narrowed to; -1: none
};

// At the cursor, as wide as the panel. Returns the bar that was pressed, or -1.
int draw_bar_chart(Ui& ui, const BarChart& chart);

}  // namespace rookery::shell
