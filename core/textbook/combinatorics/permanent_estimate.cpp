#include "textbook/combinatorics/permanent_estimate.hpp"

#include <numeric>
#include <utility>
#include <vector>

#include "board/random.hpp"

namespace rookery {
namespace {

class Sampler {
  public:
    Sampler(const SquareMatrix& matrix, std::uint64_t seed)
        : matrix_{matrix}, random_{seed}, left_(static_cast<std::size_t>(matrix.n)) {
        std::iota(left_.begin(), left_.end(), 0);
    }

    ScaledNumber sample() {
        ScaledNumber product = ScaledNumber::one();
        for (int row = 0; row < matrix_.n; ++row) {
            const double sum = take_column(row);
            if (sum == 0) return {};
            product.multiply_by(sum);
        }
        return product;
    }

  private:
    double entry(int row, int column) const { return static_cast<double>(matrix_.at(row, column)); }

    // Chooses among the columns after the first `row` ones, which are taken. Returns the sum of their entries.
    double take_column(int row) {
        const auto first = static_cast<std::size_t>(row);
        double sum = 0;
        for (std::size_t i = first; i < left_.size(); ++i) sum += entry(row, left_[i]);
        if (sum == 0) return 0;
        double behind = random_.unit() * sum;
        std::size_t chosen = first;
        for (std::size_t i = first; i < left_.size() && behind >= 0; ++i) {
            const double here = entry(row, left_[i]);
            if (here == 0) continue;
            chosen = i;  // the last one, if rounding leaves none
            behind -= here;
        }
        std::swap(left_[first], left_[chosen]);
        return sum;
    }

    const SquareMatrix& matrix_;
    Random random_;
    std::vector<int> left_;  // columns, the taken ones first
};

}  // namespace

RunningMean estimate_permanent(const SquareMatrix& matrix, std::uint64_t samples, std::uint64_t seed,
                               const ProgressCallback& progress, FunctionRef<void(const RunningMean&)> visit) {
    RunningMean mean;
    Sampler sampler(matrix, seed);
    while (mean.count() < samples && !progress.stop_requested()) {
        mean.add(sampler.sample());
        if (visit && (is_milestone(mean.count()) || mean.count() == samples)) visit(mean);
    }
    return mean;
}

}  // namespace rookery
