#include "text/numbers.hpp"

#include <string>

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

}  // namespace rookery
