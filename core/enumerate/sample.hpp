// Estimates a whole from a sample of its parts. For use inside core/enumerate.
#pragma once

#include <cstdint>
#include <vector>

#include "enumerate/enumerate.hpp"

namespace rookery {

// The parts to run: some to warm up, then a random one from each of as many intervals as there are samples.
struct SampledParts {
    std::vector<int> warm_up;
    std::vector<int> counted;
};
SampledParts sample_of(int parts, std::uint64_t seed);

// The results of the sampled parts.
class Sample {
  public:
    void add(double weight, std::uint64_t nodes, std::uint64_t puzzles);
    // A part that was run only so that the search learns from it, as in a whole run.
    void add_warm_up(std::uint64_t nodes);
    // For a whole with this number of parts and this weight: the same nodes and puzzles per weight as in the sample.
    // The error comes from the differences between parts (for nodes with Student's t).
    EnumerationEstimate scaled_to(int parts, double weight) const;

  private:
    struct Point {
        double weight;
        double nodes;
        double puzzles;
    };
    // The error of points_' `number`, scaled to a whole by `scale`: a standard error.
    double error_of(double Point::*number, double scale) const;

    std::vector<Point> points_;
    int warm_ups_ = 0;
    std::uint64_t warm_up_nodes_ = 0;
    std::uint64_t nodes_ = 0;
    std::uint64_t puzzles_ = 0;
};

}  // namespace rookery
