#include "rate/student_t.hpp"

#include <cmath>

#include "contract/contract.hpp"

namespace rookery {
namespace {

constexpr double kPi = 3.14159265358979323846;

// x^(halves / 2)
double half_power(double x, int halves) {
    double power = halves % 2 != 0 ? std::sqrt(x) : 1;
    for (int i = halves / 2; i > 0; --i) power *= x;
    return power;
}

// B(f / 2, 1 / 2), from B(1/2, 1/2) = pi and B(1, 1/2) = 2 by B(a + 1, b) = B(a, b) a / (a + b).
double beta_with_half(int f) {
    double beta = f % 2 != 0 ? kPi : 2;
    for (int n = f % 2 != 0 ? 1 : 2; n < f; n += 2) beta *= static_cast<double>(n) / (n + 1);
    return beta;
}

// The continued fraction of I_x(a, b), for x < (a + 1) / (a + b + 2).
double beta_fraction(double a, double b, double x) {
    constexpr int kMaxTerms = 10'000;
    constexpr double kTiny = 1e-300;
    constexpr double kEnough = 1e-16;
    const auto away_from_zero = [](double value) { return std::abs(value) < kTiny ? kTiny : value; };
    double c = 1;
    double d = 1 / away_from_zero(1 - (a + b) * x / (a + 1));
    double fraction = d;
    for (int m = 1; m < kMaxTerms; ++m) {
        const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        d = 1 / away_from_zero(1 + even * d);
        c = away_from_zero(1 + even / c);
        fraction *= d * c;
        const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        d = 1 / away_from_zero(1 + odd * d);
        c = away_from_zero(1 + odd / c);
        fraction *= d * c;
        if (std::abs(d * c - 1) < kEnough) break;
    }
    return fraction;
}

}  // namespace

double student_upper_tail(double t, int freedom) {
    ROOKERY_EXPECTS(t >= 0 && freedom >= 1);
    const double a = freedom / 2.0;
    constexpr double kB = 0.5;
    const double square = t * t;
    const double x = freedom / (freedom + square);
    const double rest = square / (freedom + square);  // 1 - x, without cancellation
    const double front = half_power(x, freedom) * std::sqrt(rest) / beta_with_half(freedom);
    if (x < (a + 1) / (a + kB + 2)) return front * beta_fraction(a, kB, x) / a / 2;
    return (1 - front * beta_fraction(kB, a, rest) / kB) / 2;
}

double student_critical(double alpha, int freedom) {
    ROOKERY_EXPECTS(0 < alpha && alpha < 0.5 && freedom >= 1);
    double low = 0;
    double high = 1;
    while (student_upper_tail(high, freedom) > alpha) high *= 2;
    while (true) {
        const double middle = low + (high - low) / 2;
        if (middle <= low || middle >= high) return high;
        (student_upper_tail(middle, freedom) > alpha ? low : high) = middle;
    }
}

}  // namespace rookery
