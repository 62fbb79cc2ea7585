#include "pictures/decoders.hpp"

namespace rookery::cli {

std::string size_problem(std::int64_t width, std::int64_t height, std::int64_t most_pixels) {
    const std::string size = std::to_string(width) + " x " + std::to_string(height);
    if (width < 1 || height < 1) return "expected a picture with pixels, found " + size;
    if (width <= most_pixels / height) return {};
    return "expected at most " + std::to_string(most_pixels) + " pixels, found " + size;
}

}  // namespace rookery::cli
