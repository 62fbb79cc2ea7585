// Pictures as files, for the verb that reads them: PNG and JPEG become binary PPM, which the core reads.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "picture/picture.hpp"

namespace rookery::cli {

inline constexpr std::string_view kPicturesAwaited = "pictures as PNG, JPEG or PPM";

struct PpmText {
    std::string text;
    std::string problem;  // why there is none; empty: nothing
};

// What a file holds, as binary PPM. `name`: the picture's, if it has one. A file that is PPM already stays as it
// is, but for the name of its first picture.
PpmText ppm_of(std::string bytes, std::string_view name, std::int64_t most_pixels = kMaxPicturePixels);

}  // namespace rookery::cli
