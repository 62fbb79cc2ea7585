// The decoders of pictures. Both look at the size first, so that no memory is taken for a picture that is too large.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::cli {

struct DecodedPicture {
    int width = 0;
    int height = 0;
    std::vector<unsigned char> rgb;  // three bytes a pixel, row by row
    std::string problem;             // a sentence; empty: it could be decoded
};

// By libpng; what is transparent shows white.
DecodedPicture decode_png(std::string_view bytes, std::int64_t most_pixels);
// By libjpeg-turbo, turned upright as its Exif data say.
DecodedPicture decode_jpeg(std::string_view bytes, std::int64_t most_pixels);

// What is wrong with a size; empty: nothing.
std::string size_problem(std::int64_t width, std::int64_t height, std::int64_t most_pixels);

}  // namespace rookery::cli
