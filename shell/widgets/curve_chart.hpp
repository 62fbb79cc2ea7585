// Curves of arbitrary numbers on linear or logarithmic scales, with a readout of the point nearest to the pointer and a
// legend below.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/widgets/ui.hpp"

namespace rookery::shell {

struct ChartPoint {
    double x = 0;
    double y = 0;
};

struct ChartCurve {
    std::string_view name;
    std::vector<ChartPoint> points;  // in the order in which they are connected
    ImU32 colour = 0;
};

struct CurveChart {
    const char* id;         // of the chart's single item
    std::string_view name;  // of the table in the document
    std::vector<ChartCurve> curves;
    std::string x_name, y_name;
    bool log_x = false, log_y = false;  // points that are not positive are left out
    float height = 200;
};

// Draws at the cursor, as wide as the panel.
void draw_curve_chart(Ui& ui, const CurveChart& chart);

}  // namespace rookery::shell
