#include "enumerate/sample.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "board/random.hpp"

namespace rookery {
namespace {

constexpr int kFewestSampled = 4;
constexpr int kMaxSampled = 12;
constexpr int kWarmUps = 4;

// Student's t for a probability of 90 % (both sides), by degrees of freedom from 1.
constexpr std::array<double, 11> kStudent{6.31, 2.92, 2.35, 2.13, 2.02, 1.94, 1.89, 1.86, 1.83, 1.81, 1.80};

}  // namespace

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
    double factor = 3;  // factor of error assumed for a single part
    if (n > 1 && nodes_ > 0) {
        const double error = error_of(&Point::nodes, scale);
        factor = std::exp(kStudent[std::min(n - 2, kStudent.size() - 1)] * error / estimate.nodes);
    }
    estimate.low = std::max(estimate.nodes / factor, static_cast<double>(nodes_));
    estimate.high = std::max(estimate.nodes * factor, estimate.low);
    return estimate;
}

}  // namespace rookery
