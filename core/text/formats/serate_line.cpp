#include "text/formats/serate_line.hpp"

#include <array>

namespace rookery::reading {

namespace {

// "7", "7.1", in tenths; at most 99.9.
bool read_tenths(std::string_view& text, int& tenths) {
    int whole = 0;
    std::size_t digits = 0;
    while (digits < text.size() && digits < 2 && text[digits] >= '0' && text[digits] <= '9') {
        whole = whole * 10 + (text[digits++] - '0');
    }
    if (digits == 0) return false;
    text.remove_prefix(digits);
    tenths = whole * 10;
    if (text.size() >= 2 && text[0] == '.' && text[1] >= '0' && text[1] <= '9') {
        tenths += text[1] - '0';
        text.remove_prefix(2);
    }
    return true;
}

std::string shown(int tenths) {
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

}  // namespace

std::optional<SerateRatings> serate_ratings(std::string_view note) {
    constexpr std::string_view kMark = "ED=";
    if (note.substr(0, kMark.size()) != kMark) return std::nullopt;
    note.remove_prefix(kMark.size());
    std::array<int, 3> tenths{};
    for (std::size_t i = 0; i < tenths.size(); ++i) {
        if (i > 0) {
            if (note.empty() || note[0] != '/') return std::nullopt;
            note.remove_prefix(1);
        }
        if (!read_tenths(note, tenths[i])) return std::nullopt;
    }
    if (!note.empty() && ((note[0] >= '0' && note[0] <= '9') || note[0] == '.')) return std::nullopt;
    return SerateRatings{tenths[0], tenths[1], tenths[2]};
}

std::string write_serate_line(std::string_view puzzle, const SerateRatings& ratings) {
    return std::string(puzzle) + " ED=" + shown(ratings.er) + "/" + shown(ratings.ep) + "/" + shown(ratings.ed);
}

}  // namespace rookery::reading
