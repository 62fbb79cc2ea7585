#include "job/stable_order.hpp"

#include <algorithm>
#include <numeric>

namespace rookery {

// Bottom-up merge sort.
std::vector<std::uint32_t> stable_order(std::size_t count, FunctionRef<bool(std::uint32_t, std::uint32_t)> is_before) {
    std::vector<std::uint32_t> order(count);
    std::iota(order.begin(), order.end(), std::uint32_t{0});
    std::vector<std::uint32_t> merged(count);
    for (std::size_t width = 1; width < count; width *= 2) {
        for (std::size_t begin = 0; begin < count; begin += 2 * width) {
            const auto at = [&](std::size_t offset) {
                return order.begin() + static_cast<std::ptrdiff_t>(std::min(begin + offset, count));
            };
            std::merge(at(0), at(width), at(width), at(2 * width), merged.begin() + (at(0) - order.begin()), is_before);
        }
        order.swap(merged);
    }
    return order;
}

}  // namespace rookery
