#include "text/numbers.hpp"

#include <cmath>
#include <cstdint>
#include <string>

#include "contract/contract.hpp"

namespace rookery {

std::optional<double> read_share(std::string_view text) {
    constexpr std::size_t kMaxDigits = 6;
    const auto point = text.find('.');
    const std::string_view whole = text.substr(0, point);
    const std::string_view fraction = point == std::string_view::npos ? "" : text.substr(point + 1);
    if (whole.size() + fraction.size() == 0 || whole.size() > 1 || fraction.size() > kMaxDigits) return std::nullopt;
    int millionths = 0;
    for (const char c : std::string(whole) + std::string(fraction)) {
        if (c < '0' || c > '9') return std::nullopt;
        millionths = 10 * millionths + (c - '0');
    }
    for (std::size_t i = fraction.size(); i < kMaxDigits; ++i) millionths *= 10;
    constexpr int kOne = 1'000'000;
    if (millionths > kOne) return std::nullopt;
    return static_cast<double>(millionths) / kOne;
}

std::string format_decimals(double value, int places) {
    ROOKERY_EXPECTS(0 <= places && places <= 9);
    std::int64_t scale = 1;
    for (int i = 0; i < places; ++i) scale *= 10;
    const double size = value < 0 ? -value : value;
    const auto rounded = std::int64_t{std::llround(size * static_cast<double>(scale))};
    std::string text = value < 0 && rounded != 0 ? "-" : "";
    text += std::to_string(rounded / scale);
    if (places > 0) text += "." + std::to_string(scale + rounded % scale).substr(1);
    return text;
}

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
    while (value >= 10) {
        value /= 10;
        ++exponent;
    }
    std::string mantissa = format_decimals(value, kPlaces);
    if (mantissa.substr(0, 2) == "10") {
        mantissa = format_decimals(value / 10, kPlaces);
        ++exponent;
    }
    return mantissa + (exponent < 10 ? "e+0" : "e+") + std::to_string(exponent);
}

}  // namespace rookery
