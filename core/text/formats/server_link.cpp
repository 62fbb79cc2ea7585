// Links with only a short name that the site's server knows: detected in order to refuse them with a clear message.
#include <string>

#include "text/formats/reading.hpp"
#include "text/scan/characters.hpp"

namespace rookery {

using namespace reading;

namespace {

// In a link of these sites without a code, the rest is a name.
std::optional<std::string_view> detect_server_link(const Piece& piece) {
    if (piece.place != Place::address) return std::nullopt;
    const Address& address = *piece.address;
    const bool sudoku_pad = is_at_sudoku_pad(address);
    std::string_view name;
    if (sudoku_pad && path_of_code(address) != "sudoku") name = path_of_code(address);
    for (const auto& [key, value] : address.parameters) {
        const bool names = (sudoku_pad && key == "puzzleid") || (is_at(address, "f-puzzles.com") && key == "id");
        if (names) name = value;
    }
    return name.empty() ? std::nullopt : std::optional(name);
}

void read_server_link(const Piece& piece, Diagnostics& to) {
    deliver(refused("this link holds only the name of a puzzle, " + excerpt(piece.text) +
                    ", which only its server can look up: expected a link that holds the puzzle"),
            piece, to);
}

}  // namespace

const TextFormat formats::server_link = {
    .names_only = true,
    .detect = detect_server_link,
    .read = read_server_link,
};

}  // namespace rookery
