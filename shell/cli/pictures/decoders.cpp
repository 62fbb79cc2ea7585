// Uses libpng's simplified interface, whose long jumps stay within the library, and libjpeg-turbo's own interface,
// TurboJPEG, which returns its errors.
#include "pictures/decoders.hpp"

#include <png.h>
#include <turbojpeg.h>

#include <cstring>
#include <memory>

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

struct EndDecompressor {
    void operator()(void* handle) const { tjDestroy(handle); }
};
using Decompressor = std::unique_ptr<void, EndDecompressor>;

// The library tolerates most errors and fills missing parts with grey, where a grid could be read that is not in the
// picture.
bool ends_early(void* handle) {
    return std::strstr(tjGetErrorStr2(handle), "Premature end") != nullptr;
}

}  // namespace

DecodedPicture decode_jpeg(std::string_view bytes, std::int64_t most_pixels) {
    DecodedPicture decoded;
    const Decompressor handle(tjInitDecompress());
    if (!handle) {
        decoded.problem = tjGetErrorStr2(nullptr);
        return decoded;
    }
    const auto broken = [&] { return std::string("the JPEG is broken: ") + tjGetErrorStr2(handle.get()); };
    const auto* data = reinterpret_cast<const unsigned char*>(bytes.data());
    int subsampling = 0;
    int colours = 0;
    if (tjDecompressHeader3(handle.get(), data, bytes.size(), &decoded.width, &decoded.height, &subsampling,
                            &colours) != 0) {
        decoded.problem = broken();
        return decoded;
    }
    decoded.problem = size_problem(decoded.width, decoded.height, most_pixels);
    if (!decoded.problem.empty()) return decoded;
    const bool of_ink = colours == TJCS_CMYK || colours == TJCS_YCCK;
    if (of_ink) {
        decoded.problem = "the JPEG has CMYK colours: expected RGB or grey";
        return decoded;
    }
    decoded.rgb.resize(static_cast<std::size_t>(decoded.width) * static_cast<std::size_t>(decoded.height) * 3);
    const int status = tjDecompress2(handle.get(), data, bytes.size(), decoded.rgb.data(), decoded.width, 0,
                                     decoded.height, TJPF_RGB, TJFLAG_LIMITSCANS);
    if (status != 0 && (tjGetErrorCode(handle.get()) == TJERR_FATAL || ends_early(handle.get()))) {
        decoded.problem = broken();
        return decoded;
    }
    turn_upright(decoded, orientation_of_jpeg(bytes));
    return decoded;
}

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

std::string size_problem(std::int64_t width, std::int64_t height, std::int64_t most_pixels) {
    const std::string size = std::to_string(width) + " x " + std::to_string(height);
    if (width < 1 || height < 1) return "expected a picture with pixels, found " + size;
    if (width <= most_pixels / height) return {};
    return "expected at most " + std::to_string(most_pixels) + " pixels, found " + size;
}

}  // namespace rookery::cli
