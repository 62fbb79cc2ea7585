#include "generate/unbiased/sample_statistics.hpp"

#include <cmath>

#include "contract/contract.hpp"

namespace rookery {

void SampleStatistics::add(int clues, double weight, std::optional<int> er) {
    ROOKERY_EXPECTS(0 <= clues && clues <= Geometry9::kCells);
    squared_weights_ += weight * weight;
    total_.add(weight);
    clues_.add(weight * clues);
    by_clues_[static_cast<std::size_t>(clues)].add(weight);
    if (!er) return;
    ROOKERY_EXPECTS(0 <= *er && *er <= kMaxEr);
    rated_.add(weight);
    er_.add(weight * *er);
    by_er_[static_cast<std::size_t>(*er)].of.add(weight);
}

void SampleStatistics::end_trial() {
    ++trials_;
    double up_to = 0;
    std::int64_t samples = 0;
    for (ErSums& sums : by_er_) {
        up_to += sums.of.trial;
        samples += sums.of.samples;
        sums.up_to.trial = up_to;
        sums.up_to.samples = samples;
        end_trial(sums.of, rated_.trial);
        end_trial(sums.up_to, rated_.trial);
    }
    for (Sum& sum : by_clues_) end_trial(sum, total_.trial);
    end_trial(clues_, total_.trial);
    end_trial(er_, rated_.trial);
    end_trial(rated_, rated_.trial);
    end_trial(total_, total_.trial);
}

void SampleStatistics::end_trial(Sum& part, double whole) {
    part.sum += part.trial;
    part.squares += part.trial * part.trial;
    part.products += part.trial * whole;
    part.trial = 0;
}

double SampleStatistics::effective_samples() const {
    return squared_weights_ == 0 ? 0 : total_.sum * total_.sum / squared_weights_;
}

SampleEstimate SampleStatistics::mean_of(const Sum& sum) const {
    SampleEstimate estimate{sum.samples};
    if (trials_ == 0) return estimate;
    const auto n = static_cast<double>(trials_);
    estimate.value = sum.sum / n;
    if (trials_ > 1) {
        const double spread = sum.squares - sum.sum * estimate.value;
        estimate.error = std::sqrt(std::fmax(spread, 0) / n / (n - 1));
    }
    return estimate;
}

SampleEstimate SampleStatistics::ratio(const Sum& part, const Sum& whole) const {
    SampleEstimate estimate{part.samples};
    if (whole.sum == 0) return estimate;
    const double share = part.sum / whole.sum;
    estimate.value = share;
    if (trials_ > 1) {
        const auto n = static_cast<double>(trials_);
        const double spread = part.squares - 2 * share * part.products + share * share * whole.squares;
        estimate.error = std::sqrt(std::fmax(spread, 0) * n / (n - 1)) / whole.sum;
    }
    return estimate;
}

}  // namespace rookery
