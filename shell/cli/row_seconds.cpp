#include "row_seconds.hpp"

#include <array>
#include <cstdio>

namespace rookery::cli {

std::string with_seconds(std::string_view row, std::optional<double> seconds, bool json) {
    std::array<char, 48> number{};
    if (seconds) std::snprintf(number.data(), number.size(), "%.3f", *seconds);
    std::string out(json ? row.substr(0, row.rfind('}')) : row);  // an object with at least one key
    out += json ? std::string(",\"") + kSecondsColumn + "\":" : "\t";
    out += seconds ? number.data() : json ? "null" : "-";
    if (json) out += '}';
    return out;
}

}  // namespace rookery::cli
