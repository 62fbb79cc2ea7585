// Exif 2.32 (CIPA DC-008), 4.5.4 and 4.6.4: a segment APP1 of the JPEG contains a TIFF file, whose first directory has
// the tag.
//
//   FF E1  length  "Exif" 0 0  | II or MM  42  offset of directory    | number of entries | entries of 12 bytes:
//                                                                       tag, type (3: 16 bits), count, value
//
// Orientation: the sides of the upright picture where the first row and the first column of the stored pixels are.
//
//   1  top left       3  bottom right    5  left top        7  right bottom
//   2  top right      4  bottom left     6  right top       8  left bottom
#include "pictures/decoders.hpp"

#include <cstddef>
#include <cstdint>
#include <utility>

namespace rookery::cli {
namespace {

// Reads numbers of a TIFF file; beyond its end they are 0.
class Tiff {
  public:
    explicit Tiff(std::string_view bytes) : bytes_{bytes}, is_low_first_{bytes.starts_with("II")} {}

    bool is_valid() const { return (is_low_first_ || bytes_.starts_with("MM")) && number(2, 2) == 42; }
    std::uint32_t number(std::size_t at, std::size_t size) const {
        if (at > bytes_.size() || bytes_.size() - at < size) return 0;
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < size; ++i) {
            const std::size_t place = is_low_first_ ? size - 1 - i : i;
            value = value << 8 | static_cast<unsigned char>(bytes_[at + place]);
        }
        return value;
    }

  private:
    std::string_view bytes_;
    bool is_low_first_;
};

constexpr std::uint32_t kOrientationTag = 0x0112;
constexpr std::uint32_t kShort = 3;

int orientation_in(std::string_view exif) {
    const Tiff tiff(exif);
    if (!tiff.is_valid()) return 1;
    const std::size_t directory = tiff.number(4, 4);
    const std::uint32_t entries = tiff.number(directory, 2);
    for (std::uint32_t i = 0; i < entries; ++i) {
        const std::size_t entry = directory + 2 + std::size_t{12} * i;
        if (tiff.number(entry, 2) != kOrientationTag || tiff.number(entry + 2, 2) != kShort) continue;
        const std::uint32_t value = tiff.number(entry + 8, 2);
        return value >= 1 && value <= 8 ? static_cast<int>(value) : 1;
    }
    return 1;
}

}  // namespace

int orientation_of_jpeg(std::string_view bytes) {
    constexpr std::string_view kExif{"Exif\0\0", 6};
    constexpr unsigned char kMarker = 0xFF;
    constexpr unsigned char kApp1 = 0xE1;
    constexpr unsigned char kScan = 0xDA;
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(bytes[at]); };
    for (std::size_t at = 2; at + 4 <= bytes.size() && byte(at) == kMarker;) {
        const unsigned char marker = byte(at + 1);
        if (marker == kScan) break;
        if (marker == kMarker) {  // a fill byte
            ++at;
            continue;
        }
        const std::size_t length = std::size_t{byte(at + 2)} << 8 | byte(at + 3);
        const std::string_view content = bytes.substr(at + 4).substr(0, length < 2 ? 0 : length - 2);
        if (marker == kApp1 && content.starts_with(kExif)) return orientation_in(content.substr(kExif.size()));
        at += 2 + length;
    }
    return 1;
}

void turn_upright(DecodedPicture& picture, int orientation) {
    if (orientation <= 1) return;
    const bool is_on_its_side = orientation >= 5;
    const auto width = static_cast<std::size_t>(picture.width);
    const auto height = static_cast<std::size_t>(picture.height);
    const bool from_right = orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
    const bool from_below = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
    std::vector<unsigned char> upright(picture.rgb.size());
    unsigned char* to = upright.data();
    for (std::size_t y = 0; y < (is_on_its_side ? width : height); ++y) {
        for (std::size_t x = 0; x < (is_on_its_side ? height : width); ++x) {
            const std::size_t column = is_on_its_side ? y : x;  // of the stored pixel
            const std::size_t row = is_on_its_side ? x : y;
            const std::size_t from =
                (from_below ? height - 1 - row : row) * width + (from_right ? width - 1 - column : column);
            for (std::size_t i = 0; i < 3; ++i) *to++ = picture.rgb[3 * from + i];
        }
    }
    picture.rgb = std::move(upright);
    if (is_on_its_side) std::swap(picture.width, picture.height);
}

}  // namespace rookery::cli
