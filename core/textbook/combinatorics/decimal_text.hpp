// Numbers >= 0 in readable form: whole ones in full, others with three decimals, large ones as 6.671e+21.
//
// Rounded to few digits, so that the last bit of a logarithm, which differs between platforms, does not show.
#pragma once

#include <cmath>
#include <string>

namespace rookery {

namespace decimal {

// "1.5", "7620", "0.063"
inline std::string in_full(double value) {
    double whole = std::floor(value);
    auto thousandths = std::llround(1000 * (value - whole));
    if (thousandths == 1000) {
        whole += 1;
        thousandths = 0;
    }
    std::string text = std::to_string(static_cast<long long>(whole));
    if (thousandths == 0) return text;
    text += '.' + std::to_string(1000 + thousandths).substr(1);
    while (text.back() == '0') text.pop_back();
    return text;
}

// mantissa * 10^exponent, with the mantissa in about [1, 10].
inline std::string with_exponent(double mantissa, int exponent) {
    if (mantissa >= 9.9995) {
        mantissa /= 10;
        ++exponent;
    }
    const std::string digits = std::to_string(std::llround(1000 * mantissa));
    return digits.substr(0, 1) + '.' + digits.substr(1) + "e+" + std::to_string(exponent);
}

}  // namespace decimal

// In full where a double is exact to the last digit, below 2^53.
inline std::string decimal_text(double value) {
    constexpr double kExact = 9007199254740992.0;
    if (value < kExact) return decimal::in_full(value);
    int exponent = 0;
    for (; value >= 10; value /= 10) ++exponent;
    return decimal::with_exponent(value, exponent);
}

// For 10^log10. In full if the three decimals are right, given a logarithm with a relative error of 10^-15.
inline std::string decimal_text_of_log10(double log10) {
    constexpr double kFull = 9;
    if (log10 < kFull) return decimal::in_full(std::pow(10, log10));
    const double exponent = std::floor(log10);
    return decimal::with_exponent(std::pow(10, log10 - exponent), static_cast<int>(exponent));
}

}  // namespace rookery
