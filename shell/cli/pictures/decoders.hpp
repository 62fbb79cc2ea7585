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

// The orientation of photos (orientation.cpp): cameras store the pixels in the order of the sensor, and in Exif's tag
// 0x0112 how to turn them.

// From 1 (upright) to 8, as in Exif; 1 if the JPEG has no such tag.
int orientation_of_jpeg(std::string_view bytes);
void turn_upright(DecodedPicture& picture, int orientation);

}  // namespace rookery::cli
