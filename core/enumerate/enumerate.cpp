#include "enumerate/enumerate.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "board/names.hpp"
#include "board/random.hpp"
#include "enumerate/bands/bands.hpp"
#include "enumerate/positions/positions.hpp"

namespace rookery {
namespace {

// Estimates a whole from a sample of its parts.

// The parts to run: some to warm up, then a random one from each of several intervals, one interval per sample.
struct SampledParts {
    std::vector<int> warm_up;
    std::vector<int> counted;
};

// The results of the sampled parts.
class Sample {
  public:
    void add(double weight, std::uint64_t nodes, std::uint64_t puzzles);
    // Adds a part that was run only so that the search learns from it, as it would in a whole run.
    void add_warm_up(std::uint64_t nodes);
    // Scales to a whole with this number of parts and this weight, assuming the same nodes and puzzles per weight as in
    // the sample. The error comes from the differences between parts (for nodes with Student's t).
    EnumerationEstimate scaled_to(int parts, double weight) const;

  private:
    struct Point {
        double weight;
        double nodes;
        double puzzles;
    };
    // The standard error of the points' `number`, scaled to a whole by `scale`.
    double error_of(double Point::*number, double scale) const;

    std::vector<Point> points_;
    int warm_ups_ = 0;
    std::uint64_t warm_up_nodes_ = 0;
    std::uint64_t nodes_ = 0;
    std::uint64_t puzzles_ = 0;
};

constexpr int kFewestSampled = 4;
constexpr int kMaxSampled = 12;
constexpr int kWarmUps = 4;

// Student's t for a probability of 90 % (both sides), by degrees of freedom from 1.
constexpr std::array<double, 11> kStudent{6.31, 2.92, 2.35, 2.13, 2.02, 1.94, 1.89, 1.86, 1.83, 1.81, 1.80};

SampledParts sample_of(int parts, std::uint64_t seed) {
    const int size = std::min(parts, std::clamp(parts / 12, kFewestSampled, kMaxSampled));
    Random random(seed, 0);
    const auto one_of_each = [&](int stretches) {
        std::vector<int> chosen;
        for (int i = 0; i < stretches; ++i) {
            const int from = static_cast<int>(std::int64_t{parts} * i / stretches);
            const int to = static_cast<int>(std::int64_t{parts} * (i + 1) / stretches);
            chosen.push_back(from + static_cast<int>(random.below(static_cast<std::uint32_t>(to - from))));
        }
        return chosen;
    };
    SampledParts sample;
    sample.counted = one_of_each(size);
    if (parts > size + kWarmUps) sample.warm_up = one_of_each(kWarmUps);
    return sample;
}

void Sample::add_warm_up(std::uint64_t nodes) {
    ++warm_ups_;
    warm_up_nodes_ += nodes;
}

void Sample::add(double weight, std::uint64_t nodes, std::uint64_t puzzles) {
    points_.push_back({weight, static_cast<double>(nodes), static_cast<double>(puzzles)});
    nodes_ += nodes;
    puzzles_ += puzzles;
}

// For a ratio estimate, from its residuals (W. G. Cochran, Sampling Techniques, chapter 6).
double Sample::error_of(double Point::*number, double scale) const {
    double sum = 0;
    double weight = 0;
    for (const Point& point : points_) {
        sum += point.*number;
        weight += point.weight;
    }
    double spread = 0;
    for (const Point& point : points_) spread += std::pow(point.*number - sum / weight * point.weight, 2);
    const auto count = static_cast<double>(points_.size());
    return scale * std::sqrt(spread * count / (count - 1));
}

EnumerationEstimate Sample::scaled_to(int parts, double weight) const {
    EnumerationEstimate estimate;
    estimate.parts = parts;
    estimate.sampled = warm_ups_ + static_cast<int>(points_.size());
    estimate.sampled_nodes = warm_up_nodes_ + nodes_;
    double sampled_weight = 0;
    for (const Point& point : points_) sampled_weight += point.weight;
    if (sampled_weight == 0) return estimate;
    const double scale = weight / sampled_weight;
    const double per_weight = static_cast<double>(nodes_) / sampled_weight;
    estimate.nodes = per_weight * weight;
    estimate.puzzles = static_cast<double>(puzzles_) * scale;

    const std::size_t n = points_.size();
    if (n == static_cast<std::size_t>(parts)) {  // all parts were run
        estimate.low = estimate.high = estimate.nodes;
        return estimate;
    }
    // Puzzles are few: their number varies by chance, and parts with equal counts do not reduce that error.
    estimate.puzzles_error = scale * std::sqrt(static_cast<double>(puzzles_));
    if (n > 1) estimate.puzzles_error = std::max(estimate.puzzles_error, error_of(&Point::puzzles, scale));
    double factor = 3;  // assumed error factor if there is only one part
    if (n > 1 && nodes_ > 0) {
        const double error = error_of(&Point::nodes, scale);
        factor = std::exp(kStudent[std::min(n - 2, kStudent.size() - 1)] * error / estimate.nodes);
    }
    estimate.low = std::max(estimate.nodes / factor, static_cast<double>(nodes_));
    estimate.high = std::max(estimate.nodes * factor, estimate.low);
    return estimate;
}

}  // namespace

std::string contradiction_in(const EnumerationRequest& request) {
    if (request.clues < kLeastClues || request.clues > kMaxClues) {
        return "expected " + std::to_string(kLeastClues) + " to " + std::to_string(kMaxClues) + " clues, found " +
               std::to_string(request.clues);
    }
    if (const CellSet both = request.required - request.allowed; !both.empty()) {
        return "expected the required cells to be among the allowed ones, " + cell_name(both.first()) + " is not";
    }
    if (request.required.size() > request.clues) {
        return "expected no more required cells than clues, found " + std::to_string(request.required.size()) +
               " for " + std::to_string(request.clues);
    }
    return {};
}

std::string impossible_because(const EnumerationRequest& request) {
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (request.grid[cell] == 0) return "expected a solved grid, " + cell_name(cell) + " is empty";
        if (request.grid[cell] > 9) return "expected digits from 1 to 9 in " + cell_name(cell);
    }
    if (const auto conflict = first_conflict(request.grid)) {
        return "expected a solved grid, " + house_name(conflict->house) + " holds " + std::to_string(conflict->digit) +
               " twice (" + cell_name(conflict->first_cell) + " and " + cell_name(conflict->second_cell) + ")";
    }
    return contradiction_in(request);
}

EnumerationEnd Enumeration::run_all(PuzzleVisitor& visitor, StopToken stop, EnumerationCounters& counters) const {
    const std::unique_ptr<EnumerationSearch> searching = search();
    for (int part = 0; part < parts(); ++part) {
        const EnumerationEnd end = searching->run(part, visitor, stop, counters);
        if (end != EnumerationEnd::complete) return end;
    }
    return EnumerationEnd::complete;
}

EnumerationEstimate Enumeration::estimate(std::uint64_t seed, const ProgressCallback& progress) const {
    const std::unique_ptr<EnumerationSearch> searching = search();
    Sample sample;
    bool complete = true;
    const SampledParts sampled = sample_of(parts(), seed);
    std::size_t begun = 0;
    const auto run_part = [&](int part, auto take) {
        progress.report("sample " + std::to_string(++begun) + " of " +
                        std::to_string(sampled.warm_up.size() + sampled.counted.size()));
        PuzzleCount found;
        EnumerationCounters counters;
        complete = complete && searching->run(part, found, progress.stop, counters) == EnumerationEnd::complete;
        if (complete) take(counters.nodes, found.count);
    };
    for (const int part : sampled.warm_up) {
        run_part(part, [&](std::uint64_t nodes, std::uint64_t) { sample.add_warm_up(nodes); });
    }
    for (const int part : sampled.counted) {
        run_part(part, [&](std::uint64_t nodes, std::uint64_t puzzles) { sample.add(weight(part), nodes, puzzles); });
    }
    double all = 0;
    for (int part = 0; part < parts(); ++part) all += weight(part);
    EnumerationEstimate estimate = sample.scaled_to(parts(), all);
    estimate.complete = complete;
    return estimate;
}

std::unique_ptr<Enumeration> prepare(const EnumerationRequest& request, StopToken stop) {
    ROOKERY_EXPECTS(impossible_because(request).empty());
    switch (request.method) {
        case EnumerationMethod::bands:
            return prepare_bands(request, stop);
        case EnumerationMethod::positions:
            return prepare_positions(request, stop);
    }
    return nullptr;
}

}  // namespace rookery
