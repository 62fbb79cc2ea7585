// Exif's orientation: read from a JPEG's segments, even malformed ones, and undone.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "pictures/decoders.hpp"

using namespace rookery::cli;

namespace {

// The beginning of a JPEG with an APP1 segment.
std::string with_exif(const std::string& content) {
    const std::string exif = std::string("Exif\0\0", 6) + content;
    const std::size_t length = exif.size() + 2;
    return "\xff\xd8\xff\xe1" + std::string{static_cast<char>(length >> 8), static_cast<char>(length & 255)} + exif +
           "\xff\xda";
}
// A directory of two entries; the second is the orientation.
std::string low_first(char orientation) {
    return std::string(
               "II*\0\x08\0\0\0\x02\0"
               "\x0f\x01\x02\0\x04\0\0\0abc\0"
               "\x12\x01\x03\0\x01\0\0\0",
               30) +
           orientation + std::string(7, '\0');
}
std::string high_first(char orientation) {
    return std::string(
               "MM\0*\0\0\0\x08\0\x01"
               "\x01\x12\0\x03\0\0\0\x01\0",
               19) +
           orientation + std::string(6, '\0');
}

// Pixels of single colours, each named by a letter.
DecodedPicture picture_of(int width, int height, const std::string& letters) {
    DecodedPicture picture;
    picture.width = width;
    picture.height = height;
    for (const char letter : letters) picture.rgb.insert(picture.rgb.end(), 3, static_cast<unsigned char>(letter));
    return picture;
}
std::string letters_of(const DecodedPicture& picture) {
    std::string letters;
    for (std::size_t i = 0; i < picture.rgb.size(); i += 3) letters += static_cast<char>(picture.rgb[i]);
    return letters;
}

}  // namespace

TEST_CASE("orientation: in both byte orders, after other segments, truncated anywhere") {
    for (char orientation = 1; orientation <= 8; ++orientation) {
        CHECK(orientation_of_jpeg(with_exif(low_first(orientation))) == orientation);
        CHECK(orientation_of_jpeg(with_exif(high_first(orientation))) == orientation);
        const std::string whole = with_exif(low_first(orientation));
        const std::string behind = whole.substr(0, 2) + std::string("\xff\xe0\x00\x06JFIF\xff", 9) + whole.substr(2);
        CHECK(orientation_of_jpeg(behind) == orientation);
        for (std::size_t size = 0; size < whole.size(); ++size) {
            const int found = orientation_of_jpeg(whole.substr(0, size));
            CHECK((found == 1 || found == orientation));
        }
    }
    CHECK(orientation_of_jpeg("") == 1);
    CHECK(orientation_of_jpeg(with_exif("")) == 1);
    CHECK(orientation_of_jpeg(with_exif("XX*\0")) == 1);
    CHECK(orientation_of_jpeg(with_exif(low_first(9))) == 1);
    CHECK(orientation_of_jpeg(with_exif(low_first(0))) == 1);
    // A directory beyond the end, and one that claims 65,535 entries.
    CHECK(orientation_of_jpeg(with_exif(std::string("II*\0\xff\xff\xff\xff", 8))) == 1);
    CHECK(orientation_of_jpeg(with_exif(std::string("II*\0\x08\0\0\0\xff\xff", 10))) == 1);
    CHECK(orientation_of_jpeg(std::string("\xff\xd8\xff\xe1\0\0", 6)) == 1);
}

TEST_CASE("orientation: each one is undone") {
    // Upright:  a b c
    //           d e f
    struct Stored {
        int orientation;
        int width;
        std::string letters;
    };
    for (const Stored& stored : std::vector<Stored>{{1, 3, "abcdef"},
                                                    {2, 3, "cbafed"},
                                                    {3, 3, "fedcba"},
                                                    {4, 3, "defabc"},
                                                    {5, 2, "adbecf"},
                                                    {6, 2, "cfbead"},
                                                    {7, 2, "fcebda"},
                                                    {8, 2, "daebfc"}}) {
        CAPTURE(stored.orientation);
        DecodedPicture picture = picture_of(stored.width, 6 / stored.width, stored.letters);
        turn_upright(picture, stored.orientation);
        CHECK(picture.width == 3);
        CHECK(picture.height == 2);
        CHECK(letters_of(picture) == "abcdef");
    }
}
