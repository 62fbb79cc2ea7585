// The cactus plot of solvers: the number of instances that each has solved over time.
#pragma once

#include <string>
#include <vector>

namespace rookery::bench {

struct CactusCurve {
    std::string name;
    std::vector<double> seconds;  // one for each instance solved, in any order
};

struct CactusPlot {
    std::string title;
    int instances = 100;
    double limit = 10;  // seconds, at the end of the time axis
    std::vector<CactusCurve> curves;
};

// An SVG picture: instances solved to the right, seconds upwards on a logarithmic scale that starts at a millisecond
// (shorter times are on the axis), and a legend.
std::string to_svg(const CactusPlot& plot);

}  // namespace rookery::bench
