// Computes means over squares by sliding sums: one for each column, over the rows in the square, and one of these along
// the row. Two additions and two subtractions per pixel, however large the square is.
#include "picture/darkness.hpp"

#include <algorithm>
#include <vector>

namespace rookery {

Plane<std::int8_t> darkness(const Plane<std::uint8_t>& bright, int radius) {
    ROOKERY_EXPECTS(radius >= 1);
    const int width = bright.width;
    const int height = bright.height;
    Plane<std::int8_t> dark(width, height);
    std::vector<std::int32_t> columns(static_cast<std::size_t>(width), 0);
    const auto change_columns = [&](int y, int by) {
        const std::uint8_t* row = bright.row(y);
        for (int x = 0; x < width; ++x) columns[x] += by * row[x];
    };
    for (int y = 0; y < std::min(radius, height); ++y) change_columns(y, 1);
    for (int y = 0; y < height; ++y) {
        if (y + radius < height) change_columns(y + radius, 1);
        if (y - radius - 1 >= 0) change_columns(y - radius - 1, -1);
        const int rows = std::min(y + radius, height - 1) - std::max(y - radius, 0) + 1;
        std::int32_t sum = 0;
        for (int x = 0; x < std::min(radius, width); ++x) sum += columns[x];
        const std::uint8_t* row = bright.row(y);
        std::int8_t* target = dark.row(y);
        for (int x = 0; x < width; ++x) {
            if (x + radius < width) sum += columns[x + radius];
            if (x - radius - 1 >= 0) sum -= columns[x - radius - 1];
            const int count = rows * (std::min(x + radius, width - 1) - std::max(x - radius, 0) + 1);
            target[x] = static_cast<std::int8_t>(std::clamp(sum / count - row[x], -127, 127));
        }
    }
    return dark;
}

Plane<std::int8_t> negated(Plane<std::int8_t> dark) {
    for (std::int8_t& value : dark.values) value = static_cast<std::int8_t>(-value);
    return dark;
}

Plane<std::int8_t> reduced(const Plane<std::int8_t>& dark, int factor) {
    ROOKERY_EXPECTS(factor >= 1 && dark.width >= factor && dark.height >= factor);
    Plane<std::int8_t> small(dark.width / factor, dark.height / factor);
    for (int y = 0; y < small.height; ++y) {
        for (int x = 0; x < small.width; ++x) {
            int sum = 0;
            for (int dy = 0; dy < factor; ++dy) {
                for (int dx = 0; dx < factor; ++dx) sum += dark.at(x * factor + dx, y * factor + dy);
            }
            small.at(x, y) = static_cast<std::int8_t>(sum / (factor * factor));
        }
    }
    return small;
}

}  // namespace rookery
