// How much darker each pixel is than its surroundings: lines and digits stand out, whatever the light on the paper.
#pragma once

#include <cstdint>

#include "picture/pixels.hpp"

namespace rookery {

// The mean of the square of 2 * `radius` + 1 pixels around each pixel, less the pixel: -127..127, positive on what is
// darker than what surrounds it. At the border the square is cut.
Plane<std::int8_t> darkness(const Plane<std::uint8_t>& bright, int radius);

// The same of a picture in which light and dark change places.
Plane<std::int8_t> negated(Plane<std::int8_t> dark);

// By a whole number smaller, as reduced() of pixels.hpp.
Plane<std::int8_t> reduced(const Plane<std::int8_t>& dark, int factor);

}  // namespace rookery
