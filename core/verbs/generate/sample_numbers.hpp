// Numbers from very small to very large, in seven digits or six decimals: 26.577, 0.00255, 3.072150e+37.
#pragma once

#include <string>

namespace rookery {

// value >= 0
std::string sample_number_text(double value);

}  // namespace rookery
