#include "picture/pixels.hpp"

namespace rookery {

Picture reduced(const Picture& picture, int factor, StopToken stop) {
    ROOKERY_EXPECTS(factor >= 1 && picture.width >= factor && picture.height >= factor);
    if (factor == 1) return picture;
    Picture small{picture.width / factor, picture.height / factor, {}};
    const std::size_t row_bytes = 3 * static_cast<std::size_t>(small.width);
    small.rgb.resize(row_bytes * static_cast<std::size_t>(small.height));
    std::vector<std::uint32_t> sums(row_bytes);
    const auto area = static_cast<std::uint32_t>(factor * factor);
    for (int y = 0; y < small.height; ++y) {
        if (y % 16 == 0 && stop.stop_requested()) return small;
        sums.assign(row_bytes, 0);
        for (int dy = 0; dy < factor; ++dy) {
            const std::uint8_t* source = picture.pixel(0, y * factor + dy);
            for (std::size_t x = 0; x < row_bytes; x += 3) {
                for (int dx = 0; dx < factor; ++dx, source += 3) {
                    sums[x] += source[0];
                    sums[x + 1] += source[1];
                    sums[x + 2] += source[2];
                }
            }
        }
        std::uint8_t* target = &small.rgb[row_bytes * static_cast<std::size_t>(y)];
        for (std::size_t i = 0; i < row_bytes; ++i) target[i] = static_cast<std::uint8_t>((sums[i] + area / 2) / area);
    }
    return small;
}

Plane<std::uint8_t> brightness(const Picture& picture) {
    Plane<std::uint8_t> plane(picture.width, picture.height);
    const std::uint8_t* pixel = picture.rgb.data();
    for (std::uint8_t& value : plane.values) {
        value = static_cast<std::uint8_t>((77 * pixel[0] + 150 * pixel[1] + 29 * pixel[2] + 128) >> 8);
        pixel += 3;
    }
    return plane;
}

}  // namespace rookery
