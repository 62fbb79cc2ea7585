// Pictures as text: binary PPM (netpbm's P6: a header, then three bytes a pixel), one behind the other. A comment in a
// header ("# NAME" and a line feed, before the width) names its picture.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "picture/pixels.hpp"

namespace rookery {

struct ListedPicture {
    std::string name;  // empty: it has none
    Picture picture;
    // What is wrong with it, and at which byte of the text, from 1; empty: nothing.
    std::string problem;
    std::int64_t column = 1;
};

// At most kMaxPicturePixels each. The last one may be broken: where the next begins nobody knows then.
std::vector<ListedPicture> read_ppm_list(std::string_view text);

}  // namespace rookery
