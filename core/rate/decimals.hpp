// Numbers as text, with a fixed number of decimals and the same characters on every platform.
#pragma once

#include <string>

namespace rookery {

// Rounded to `places` (0 to 6) decimals, halves away from zero; for absolute values below a million. "0.1663", "-2.50"
std::string format_decimals(double value, int places);

}  // namespace rookery
