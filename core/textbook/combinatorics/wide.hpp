// Wide: whole numbers below 2^128, for counts that soon exceed 2^64. All compilers that build Rookery have this type,
// those for WebAssembly too.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace rookery {

using Wide = unsigned __int128;

// Empty if the product is 2^128 or more.
inline std::optional<Wide> product(Wide a, Wide b) {
    if (a != 0 && b > ~Wide{0} / a) return std::nullopt;
    return a * b;
}

inline std::string to_text(Wide number) {
    std::string digits;
    do {
        digits.insert(digits.begin(), static_cast<char>('0' + static_cast<int>(number % 10)));
        number /= 10;
    } while (number != 0);
    return digits;
}

}  // namespace rookery
