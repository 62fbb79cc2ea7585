// The picture decoders. Both check the size first, so that no memory is allocated for a picture that is too large.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::cli {

struct DecodedPicture {
    int width = 0;
    int height = 0;
    std::vector<unsigned char> rgb;  // three bytes per pixel, row by row
    std::string problem;             // a sentence; empty if it could be decoded
};

// Uses libpng. Transparent pixels become white.
DecodedPicture decode_png(std::string_view bytes, std::int64_t most_pixels);
// Uses libjpeg-turbo, and turns the picture upright according to its Exif data.
DecodedPicture decode_jpeg(std::string_view bytes, std::int64_t most_pixels);

// An error sentence about the size, or empty.
std::string size_problem(std::int64_t width, std::int64_t height, std::int64_t most_pixels);

}  // namespace rookery::cli
