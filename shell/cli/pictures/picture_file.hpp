// Picture files for the verb that reads pictures: converts PNG and JPEG to binary PPM, which the core reads.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "picture/picture.hpp"

namespace rookery::cli {

inline constexpr std::string_view kPicturesAwaited = "pictures as PNG, JPEG or PPM";

struct PpmText {
    std::string text;
    std::string problem;  // why there is no text; otherwise empty
};

// Converts the contents of a file to binary PPM. `name`: the picture's name, or empty. A PPM file stays as it is,
// except that its first picture gets the name.
PpmText ppm_of(std::string bytes, std::string_view name, std::int64_t most_pixels = kMaxPicturePixels);

}  // namespace rookery::cli
