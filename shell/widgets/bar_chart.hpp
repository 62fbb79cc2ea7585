// A row of bars with an axis and numbers above the bars: one item that reports which bar was pressed.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "shell/widgets/ui.hpp"

namespace rookery::shell {

struct ChartBar {
    std::int64_t count = 0;
    std::string tick;      // below the axis if there is room; empty: none
    std::string sentence;  // the bar's meaning, shown while the pointer is on it
    std::string range;     // the same, short enough for a table
    std::string id = {};   // of the bar as a row of that table; empty: read-only
};

struct BarChart {
    const char* id;               // of the button that contains all bars
    std::string_view name;        // the document shows the chart as a table: its name,
    std::string_view range_name;  // and its two columns
    std::string_view count_name;
    std::vector<ChartBar> bars;   // not empty
    bool ticks_at_edges = false;  // ticks are at the left edges of bars, not below their middle
    float height = 76;            // of the highest bar
    float title_right = 0;        // the line above the chart: where its text ends,
    float title_middle = 0;       // and its vertical position; the sentence follows that text
    int chosen = -1;              // the bar that the list is restricted to; -1: none
};

// Draws at the cursor, as wide as the panel. Returns the bar that was pressed, or -1.
int draw_bar_chart(Ui& ui, const BarChart& chart);

}  // namespace rookery::shell
