// Curves over numbers of any kind, on equal or logarithmic scales, with what the pointer is nearest to read off and
// their names below.
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
    std::vector<ChartPoint> points;  // in the order in which they are joined
    ImU32 colour = 0;
};

struct CurveChart {
    const char* id;         // of the item that the whole chart is
    std::string_view name;  // of the table that the document tells it as
    std::vector<ChartCurve> curves;
    std::string x_name, y_name;
    bool log_x = false, log_y = false;  // points that are not above 0 are left out
    float height = 200;
};

// At the cursor, as wide as the panel.
void draw_curve_chart(Ui& ui, const CurveChart& chart);

}  // namespace rookery::shell
