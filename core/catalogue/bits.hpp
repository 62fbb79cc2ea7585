// Bit streams of numbers of any width, from the lowest bit of each byte on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace rookery {

// Reads bits; past the end they are 0.
class BitReader {
  public:
    explicit BitReader(std::span<const std::uint8_t> bytes) : bytes_{bytes} {}

    std::size_t position() const { return position_; }
    void seek(std::size_t position) { position_ = position; }
    std::uint32_t take(unsigned count);  // 0..24

  private:
    std::span<const std::uint8_t> bytes_;
    std::size_t position_ = 0;
};

class BitWriter {
  public:
    void put(std::uint32_t value, unsigned count);
    const std::vector<std::uint8_t>& bytes() const { return bytes_; }

  private:
    std::vector<std::uint8_t> bytes_;
    std::size_t position_ = 0;
};

}  // namespace rookery
