// Lines of Sudoku Explainer's batch program: the puzzle, then ED=7.1/1.2/1.2 for its ER, EP and ED.
#include <array>

#include "text/formats/reading.hpp"
#include "text/formats/writing.hpp"

namespace rookery {

using namespace reading;

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

// The ratings in a note that begins with "ED=".
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

std::optional<std::string_view> detect_serate_line(const Piece& piece) {
    if (piece.place != Place::same_line || !serate_ratings(piece.cells->note)) return std::nullopt;
    return piece.cells->note;
}

void read_serate_line(const Piece& piece, Diagnostics& to) {
    ExtrasBuilder extras;
    extras->ratings = serate_ratings(piece.text);
    std::move(extras).attach(*piece.cells);
    to.add(std::move(*piece.cells), formats::serate_line);
}

Written write_serate_line(const ParsedPuzzle& puzzle) {
    const auto& ratings = extras_of(puzzle).ratings;
    if (!ratings) return {"", "a serate line needs ratings: expected ED=ER/EP/ED after the puzzle"};
    return {to_line(puzzle.grid) + " ED=" + shown(ratings->er) + "/" + shown(ratings->ep) + "/" + shown(ratings->ed),
            ""};
}

}  // namespace

const TextFormat formats::serate_line = {
    .name = "serate line",
    .one_line = true,
    .detect = detect_serate_line,
    .read = read_serate_line,
    .id = "serate",
    .title = "serate line, with ratings",
    .extension = "txt",
    .lost = kGivensOnly,
    .wants_ratings = true,
    .write = write_serate_line,
};

}  // namespace rookery
