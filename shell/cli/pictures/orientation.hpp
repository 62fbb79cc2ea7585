// How a photo lies: cameras write the pixels as their sensor has them, and in Exif's tag 0x0112 how to turn them.
#pragma once

#include <string_view>

#include "pictures/decoders.hpp"

namespace rookery::cli {

// From 1 (upright) to 8, as Exif counts them; 1 if the JPEG does not say.
int orientation_of_jpeg(std::string_view bytes);

void turn_upright(DecodedPicture& picture, int orientation);

}  // namespace rookery::cli
