// The orientation of photos: cameras store the pixels in the order of the sensor, and in Exif's tag 0x0112 how to turn
// them.
#pragma once

#include <string_view>

#include "pictures/decoders.hpp"

namespace rookery::cli {

// From 1 (upright) to 8, as in Exif; 1 if the JPEG has no such tag.
int orientation_of_jpeg(std::string_view bytes);

void turn_upright(DecodedPicture& picture, int orientation);

}  // namespace rookery::cli
