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
    // For a whole of so many parts and so much weight: as many nodes for each weight as in the sample. How far that may
    // be off is told by how much the parts differ in it (Student's t).
    EnumerationEstimate scaled_to(int parts, double weight) const;

  private:
    struct Point {
        double weight;
        double nodes;
    };
    std::vector<Point> points_;
    int warm_ups_ = 0;
    std::uint64_t warm_up_nodes_ = 0;
    std::uint64_t nodes_ = 0;
    std::uint64_t puzzles_ = 0;
};

}  // namespace rookery
