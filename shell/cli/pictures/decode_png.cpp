// Uses libpng's simplified interface, whose long jumps stay within the library.
#include <png.h>

#include "pictures/decoders.hpp"

namespace rookery::cli {
namespace {

// Frees its memory however decoding ends.
struct PngImage {
    png_image image{};

    PngImage() { image.version = PNG_IMAGE_VERSION; }
    PngImage(const PngImage&) = delete;
    PngImage& operator=(const PngImage&) = delete;
    ~PngImage() { png_image_free(&image); }

    std::string problem() const { return std::string("the PNG is broken: ") + image.message; }
};

}  // namespace

DecodedPicture decode_png(std::string_view bytes, std::int64_t most_pixels) {
    DecodedPicture decoded;
    PngImage png;
    if (png_image_begin_read_from_memory(&png.image, bytes.data(), bytes.size()) == 0) {
        decoded.problem = png.problem();
        return decoded;
    }
    decoded.problem = size_problem(png.image.width, png.image.height, most_pixels);
    if (!decoded.problem.empty()) return decoded;
    png.image.format = PNG_FORMAT_RGB;
    // Without this flag, libpng takes 16-bit colours for linear light, which no common program writes.
    png.image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
    decoded.width = static_cast<int>(png.image.width);
    decoded.height = static_cast<int>(png.image.height);
    decoded.rgb.resize(PNG_IMAGE_SIZE(png.image));
    const png_color white{255, 255, 255};
    if (png_image_finish_read(&png.image, &white, decoded.rgb.data(), 0, nullptr) == 0) decoded.problem = png.problem();
    return decoded;
}

}  // namespace rookery::cli
