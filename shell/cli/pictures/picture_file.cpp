#include "pictures/picture_file.hpp"

#include <algorithm>
#include <array>

#include "pictures/decoders.hpp"

namespace rookery::cli {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view kPng = "\x89PNG\r\n\x1a\n";
constexpr std::string_view kJpeg = "\xff\xd8\xff";
constexpr std::string_view kPpm = "P6";

// Common formats that the command line does not read, recognized by their bytes from `at` on.
struct OtherFormat {
    std::size_t at;
    std::string_view mark;
    std::string_view name;
};
constexpr std::array<OtherFormat, 19> kOthers{{{0, "GIF8", "a GIF"},
                                               {8, "WEBP", "a WebP picture"},
                                               {4, "ftyphei", "an HEIC picture"},
                                               {4, "ftyphev", "an HEIC picture"},
                                               {4, "ftypmif1", "an HEIC picture"},
                                               {4, "ftypmsf1", "an HEIC picture"},
                                               {4, "ftypavi", "an AVIF picture"},
                                               {4, "ftyp", "a video"},
                                               {4, "JXL ", "a JPEG XL picture"},
                                               {0, "\xff\x0a", "a JPEG XL picture"},
                                               {4, "jP  ", "a JPEG 2000 picture"},
                                               {0, "II*\0"sv, "a TIFF"},
                                               {0, "MM\0*"sv, "a TIFF"},
                                               {0, "%PDF", "a PDF"},
                                               {0, "BM", "a BMP"},
                                               {0, "<svg", "an SVG"},
                                               {0, "<?xml", "an SVG or another XML file"},
                                               {0, "P5", "a PGM, which has no colours"},
                                               {0, "P3", "a PPM as text, not binary"}}};

std::string refusal(std::string_view bytes) {
    const bool is_blank = bytes.find_first_not_of(" \t\r\n") == std::string_view::npos;
    if (is_blank) return "nothing to read: expected " + std::string(kPicturesAwaited);
    const std::string expected = "expected " + std::string(kPicturesAwaited) + ", found ";
    for (const OtherFormat& other : kOthers) {
        if (bytes.size() >= other.at && bytes.substr(other.at).starts_with(other.mark)) {
            return expected + std::string(other.name);
        }
    }
    return expected + "another kind of file";
}

// The comment that names a picture.
std::string comment_of(std::string_view name) {
    std::string line(name);
    std::replace(line.begin(), line.end(), '\n', ' ');
    return line.empty() ? line : "# " + line + '\n';
}

}  // namespace

PpmText ppm_of(std::string bytes, std::string_view name, std::int64_t most_pixels) {
    if (bytes.starts_with(kPpm)) {
        if (!name.empty()) bytes.insert(kPpm.size(), '\n' + comment_of(name));
        return {std::move(bytes), {}};
    }
    const bool is_png = bytes.starts_with(kPng);
    if (!is_png && !bytes.starts_with(kJpeg)) return {{}, refusal(bytes)};
    const DecodedPicture picture = is_png ? decode_png(bytes, most_pixels) : decode_jpeg(bytes, most_pixels);
    if (!picture.problem.empty()) return {{}, picture.problem};
    PpmText ppm;
    ppm.text =
        "P6\n" + comment_of(name) + std::to_string(picture.width) + ' ' + std::to_string(picture.height) + "\n255\n";
    ppm.text.append(picture.rgb.begin(), picture.rgb.end());
    return ppm;
}

}  // namespace rookery::cli
