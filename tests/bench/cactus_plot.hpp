// The cactus plot of solvers: how many of the instances each has solved after so much time.
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

// As a picture in the SVG format: instances solved to the right, seconds upwards on a logarithmic scale from a
// millisecond on (times below lie on the axis), a legend.
std::string to_svg(const CactusPlot& plot);

}  // namespace rookery::bench
