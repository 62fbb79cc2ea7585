#include "clean_text.hpp"

#include <cstddef>

namespace rookery::cli {
namespace {

constexpr unsigned char kDelete = 0x7F;
// U+0080 to U+009F in UTF-8.
constexpr unsigned char kLeadOfUpperControls = 0xC2;

unsigned char at(std::string_view text, std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
}

}  // namespace

std::string clean_text(std::string_view text) {
    std::string clean;
    clean.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const unsigned char c = at(text, i);
        const unsigned char next = at(text, i + 1);
        const bool is_upper = c == kLeadOfUpperControls && 0x80 <= next && next < 0xA0;
        if (is_upper) ++i;
        clean.push_back(is_upper || c < ' ' || c == kDelete ? '?' : static_cast<char>(c));
    }
    return clean;
}

}  // namespace rookery::cli
