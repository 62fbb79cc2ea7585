#include "catalogue/bits.hpp"

#include "contract/contract.hpp"

namespace rookery {

std::uint32_t BitReader::take(unsigned count) {
    ROOKERY_EXPECTS(count <= 24);
    std::uint32_t window = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const std::size_t byte = position_ / 8 + i;
        if (byte < bytes_.size()) window |= std::uint32_t{bytes_[byte]} << (8 * i);
    }
    const std::uint32_t value = window >> (position_ % 8) & ((1U << count) - 1);
    position_ += count;
    return value;
}

void BitWriter::put(std::uint32_t value, unsigned count) {
    for (unsigned i = 0; i < count; ++i) {
        if (position_ % 8 == 0) bytes_.push_back(0);
        bytes_.back() = static_cast<std::uint8_t>(bytes_.back() | (value >> i & 1U) << (position_ % 8));
        ++position_;
    }
}

}  // namespace rookery
