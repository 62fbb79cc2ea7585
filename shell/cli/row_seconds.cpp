#include "row_seconds.hpp"

#include <array>
#include <cstdio>

namespace rookery::cli {

std::string with_seconds(const std::string& row, std::optional<double> seconds, bool json) {
    std::array<char, 48> number{};
    if (seconds) std::snprintf(number.data(), number.size(), "%.3f", *seconds);
    if (!json) return row + '\t' + (seconds ? number.data() : "-");
    // A row is an object with at least one key.
    return row.substr(0, row.rfind('}')) + ",\"" + kSecondsColumn + "\":" + (seconds ? number.data() : "null") + '}';
}

}  // namespace rookery::cli
