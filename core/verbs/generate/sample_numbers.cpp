#include "verbs/generate/sample_numbers.hpp"

#include "rate/decimals.hpp"

namespace rookery {

std::string sample_number_text(double value) {
    constexpr int kPlaces = 6;
    constexpr double kLarge = 100'000;
    if (value < kLarge) {
        std::string text = format_decimals(value, kPlaces);
        while (text.back() == '0') text.pop_back();
        if (text.back() == '.') text.pop_back();
        return text;
    }
    int exponent = 0;
    for (; value >= 10; value /= 10) ++exponent;
    std::string mantissa = format_decimals(value, kPlaces);
    if (mantissa.substr(0, 2) == "10") {
        mantissa = format_decimals(value / 10, kPlaces);
        ++exponent;
    }
    return mantissa + (exponent < 10 ? "e+0" : "e+") + std::to_string(exponent);
}

}  // namespace rookery
