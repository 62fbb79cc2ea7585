// A puzzle of 81 or 729 symbols in the address of another site.
#include <algorithm>
#include <string>
#include <utility>

#include "text/formats/reading.hpp"
#include "text/scan/puzzle_line.hpp"

namespace rookery {

using namespace reading;

namespace {

std::optional<std::string_view> detect_link(const Piece& piece) {
    const std::string_view text = piece.text;
    if (piece.place != Place::value || (text.size() != 81 && text.size() != 729)) return std::nullopt;
    const bool all_cells = std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_' || c == 'x' || c == '*';
    });
    return all_cells ? std::optional(text) : std::nullopt;
}

void read_link(const Piece& piece, Diagnostics& to) {
    Reading reading;
    reading.puzzle.emplace();
    TextProblem problem;
    if (read_puzzle_line(line_of(piece.text, 1), LineLength::any, *reading.puzzle, &problem)) {
        reading.format = &formats::link;
    } else {
        reading = refused(std::move(problem.sentence));
    }
    deliver(std::move(reading), piece, to);
}

}  // namespace

const TextFormat formats::link = {
    .name = "link with a puzzle",
    .name_of_one = [](int) -> std::string { return "link with 81 characters"; },
    .name_of_several = "link",
    .one_line = true,
    .detect = detect_link,
    .read = read_link,
};

}  // namespace rookery
