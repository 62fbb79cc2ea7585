// --seconds: a last column, or last key of a JSON object, with the time that the part of the job took from which a row
// comes. The core has no clock, so this is added here, once the part is done.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rookery::cli {

inline constexpr const char* kSecondsColumn = "seconds";

// Nothing: not known ("-" and null).
std::string with_seconds(std::string_view row, std::optional<double> seconds, bool json);

}  // namespace rookery::cli
