// Statistics of all minimal puzzles, estimated from puzzles drawn without bias, with standard errors.
//
// The unit is a trial (unbiased.hpp): its sums are independent of other trials' sums, even if its own puzzles are not
// independent. A number is the mean of the trials' sums of weights. A share or a mean is a ratio of two such sums, with
// the error of a ratio estimate (W. G. Cochran, Sampling Techniques, chapter 6).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "board/geometry.hpp"

namespace rookery {

struct SampleEstimate {
    std::int64_t samples = 0;  // on which it is based
    double value = 0;
    std::optional<double> error = {};  // empty after a single trial
};

class SampleStatistics {
  public:
    static constexpr int kMaxEr = 199;  // in tenths

    // Adds a puzzle to the current trial; `er`, in tenths up to kMaxEr, if it is rated.
    void add(int clues, double weight, std::optional<int> er);
    void end_trial();

    std::int64_t trials() const { return trials_; }
    // The number of equally weighted puzzles that would be as informative.
    double effective_samples() const;
    // All of them, and those with `clues` clues (0 to 81).
    SampleEstimate puzzles() const { return mean_of(total_); }
    SampleEstimate puzzles_of(int clues) const { return mean_of(by_clues_[static_cast<std::size_t>(clues)]); }
    // Shares are 0 to 1.
    SampleEstimate share_of(int clues) const { return ratio(by_clues_[static_cast<std::size_t>(clues)], total_); }
    SampleEstimate mean_clues() const { return ratio(clues_, total_); }
    // For rated puzzles only. In tenths.
    SampleEstimate mean_er() const { return ratio(er_, rated_); }
    SampleEstimate share_of_er(int er) const { return ratio(by_er_[static_cast<std::size_t>(er)].of, rated_); }
    SampleEstimate share_up_to_er(int er) const { return ratio(by_er_[static_cast<std::size_t>(er)].up_to, rated_); }

  private:
    // The sum over the current trial; over all trials, the totals of that sum, its square, and its product with the
    // whole.
    struct Sum {
        double trial = 0;
        double sum = 0;
        double squares = 0;
        double products = 0;
        std::int64_t samples = 0;

        void add(double amount) {
            trial += amount;
            ++samples;
        }
    };
    struct ErSums {
        Sum of;
        Sum up_to;
    };

    static void end_trial(Sum& part, double whole);
    SampleEstimate mean_of(const Sum& sum) const;
    SampleEstimate ratio(const Sum& part, const Sum& whole) const;

    std::int64_t trials_ = 0;
    double squared_weights_ = 0;
    Sum total_;
    Sum rated_;
    Sum clues_;
    Sum er_;
    std::array<Sum, Geometry9::kCells + 1> by_clues_{};
    std::array<ErSums, kMaxEr + 1> by_er_{};
};

}  // namespace rookery
