// Hash: the 64-bit FNV-1a hash of Fowler, Noll and Vo. The same on every platform.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace rookery {

class Hash {
  public:
    void add_byte(std::uint8_t byte) { hash_ = (hash_ ^ byte) * 0x100000001B3U; }
    void add(std::string_view text) {
        for (const char c : text) add_byte(static_cast<std::uint8_t>(c));
    }
    std::uint64_t value() const { return hash_; }

  private:
    std::uint64_t hash_ = 0xCBF29CE484222325U;
};

// 16 hexadecimal digits.
inline std::string hexadecimal(std::uint64_t value) {
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[value >> shift & 15U];
    return text;
}

}  // namespace rookery
