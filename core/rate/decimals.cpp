#include "rate/decimals.hpp"

#include <cmath>
#include <cstdint>

#include "contract/contract.hpp"

namespace rookery {

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

}  // namespace rookery
