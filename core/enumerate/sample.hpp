// Estimating a whole from a sample of its parts. For use inside core/enumerate.
#pragma once

#include <cstdint>
#include <vector>

#include "enumerate/enumerate.hpp"

namespace rookery {

// Which parts are run: some to warm up, and then one at random out of each of as many stretches.
struct SampledParts {
    std::vector<int> warm_up;
    std::vector<int> counted;
};
SampledParts sample_of(int parts, std::uint64_t seed);

// What the sampled parts did.
class Sample {
  public:
    void add(double weight, std::uint64_t nodes, std::uint64_t puzzles);
    // A part that was run only so that the search learns from it, as it does in a whole run.
    void add_warm_up(std::uint64_t nodes);
    // For a whole of so many parts and so much weight: as many nodes and puzzles for each weight as in the sample. How
    // much the parts differ says how far that may be off (for nodes with Student's t).
    EnumerationEstimate scaled_to(int parts, double weight) const;

  private:
    struct Point {
        double weight;
        double nodes;
        double puzzles;
    };
    // How far the number of points_, scaled to a whole by `scale`, may be off: a standard error.
    double error_of(double Point::*number, double scale) const;

    std::vector<Point> points_;
    int warm_ups_ = 0;
    std::uint64_t warm_up_nodes_ = 0;
    std::uint64_t nodes_ = 0;
    std::uint64_t puzzles_ = 0;
};

}  // namespace rookery
