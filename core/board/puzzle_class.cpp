#include "board/puzzle_class.hpp"

#include "board/canonical.hpp"

namespace rookery {

std::uint64_t class_of(const Grid9& puzzle) {
    // FNV-1a, whose last bits are then mixed into all others.
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const Digit digit : canonical_form(puzzle).digits) hash = (hash ^ digit) * 0x100000001B3U;
    hash = (hash ^ (hash >> 32)) * 0xD6E8FEB86659FD93U;
    return hash ^ (hash >> 32);
}

std::string class_text(std::uint64_t puzzle_class) {
    constexpr int kDigits = 16;
    std::string text(kDigits, '0');
    for (int i = kDigits - 1; i >= 0; --i) {
        text[static_cast<std::size_t>(i)] = "0123456789abcdef"[puzzle_class & 0xFU];
        puzzle_class >>= 4;
    }
    return text;
}

}  // namespace rookery
