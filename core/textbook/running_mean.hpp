// The running mean of many numbers and its standard error (B. Welford, 1962).
//
// A number is m * 2^e with any e: products of many factors leave the range of a double, and so may their mean.
// Everything is in units of 2^unit, where `unit` is the greatest exponent so far. Powers of two scale without rounding,
// so the results equal those of plain doubles wherever these suffice, and are the same on every platform.
#pragma once

#include <cmath>
#include <cstdint>

namespace rookery {

struct ScaledNumber {
    double mantissa = 0;
    int exponent = 0;

    static ScaledNumber one() { return {1, 0}; }
    void multiply_by(double factor) {
        int shift = 0;
        mantissa = std::frexp(mantissa * factor, &shift);
        exponent += shift;
    }
};

class RunningMean {
  public:
    void add(double number) {
        ScaledNumber scaled{number};
        scaled.mantissa = std::frexp(number, &scaled.exponent);
        add(scaled);
    }
    void add(const ScaledNumber& number) {
        if (number.mantissa != 0 && (count_ == 0 || number.exponent > unit_ || mean_ == 0))
            change_unit(number.exponent);
        ++count_;
        const double value = std::ldexp(number.mantissa, number.exponent - unit_);
        const double distance = value - mean_;
        mean_ += distance / static_cast<double>(count_);
        squares_ += distance * (value - mean_);
    }

    std::uint64_t count() const { return count_; }
    double mean() const { return std::ldexp(mean_, unit_); }
    double error() const { return std::ldexp(error_in_units(), unit_); }  // 0 for fewer than two
    // Decimal logarithms; minus infinity for 0.
    double log10_mean() const { return log10_of(mean_); }
    double log10_error() const { return log10_of(error_in_units()); }

  private:
    void change_unit(int unit) {
        mean_ = std::ldexp(mean_, unit_ - unit);
        squares_ = std::ldexp(squares_, 2 * (unit_ - unit));
        unit_ = unit;
    }
    double error_in_units() const {
        if (count_ < 2) return 0;
        const auto count = static_cast<double>(count_);
        return std::sqrt(squares_ / (count - 1) / count);
    }
    double log10_of(double number) const { return std::log10(number) + unit_ * std::log10(2.0); }

    std::uint64_t count_ = 0;
    double mean_ = 0;
    double squares_ = 0;  // sum of the squared distances from the mean
    int unit_ = 0;
};

// When a running mean is shown: after 1, 2, ..., 9, 10, 20, ..., 90, 100, 200, ...
constexpr bool is_milestone(std::uint64_t count) {
    while (count != 0 && count % 10 == 0) count /= 10;
    return 0 < count && count < 10;
}

}  // namespace rookery
