// Lines of gsf's programs: seven or more comma-separated fields; the fifth is the puzzle and the sixth its name.
#include "text/formats/reading.hpp"
#include "text/formats/writing.hpp"
#include "text/scan/characters.hpp"

namespace rookery {

using namespace reading;

namespace {

std::optional<std::string_view> name_in_gsf_line(std::string_view line) {
    constexpr int kFieldsBefore = 4;
    std::size_t puzzle = 0;
    for (int i = 0; i < kFieldsBefore; ++i) {
        puzzle = line.find(',', puzzle);
        if (puzzle++ == std::string_view::npos) return std::nullopt;
    }
    const std::size_t end = line.find(',', puzzle);
    if (end == std::string_view::npos || end - puzzle != 81) return std::nullopt;
    const std::size_t name = end + 1;
    const std::size_t name_end = line.find(',', name);
    if (name_end == std::string_view::npos) return std::nullopt;
    return line.substr(name, name_end - name);
}

std::optional<std::string_view> detect_gsf_line(const Piece& piece) {
    return piece.place == Place::same_line ? name_in_gsf_line(piece.text) : std::nullopt;
}

void read_gsf_line(const Piece& piece, Diagnostics& to) {
    ExtrasBuilder extras;
    extras->title = cleaned(piece.text);
    std::move(extras).attach(*piece.cells);
    to.add(std::move(*piece.cells), formats::gsf_line);
}

// The fields before the puzzle are results of the program, and left empty here.
Written write_gsf_line(const ParsedPuzzle& puzzle) {
    std::string line = ",,,," + to_line(puzzle.grid) + ',';
    for (const char c : title_of(puzzle)) line += c == ',' || c == '\n' || c == '\r' ? ' ' : c;
    return {line + ",", ""};
}

}  // namespace

const TextFormat formats::gsf_line = {
    .name = "gsf line",
    .one_line = true,
    .detect = detect_gsf_line,
    .read = read_gsf_line,
    .id = "gsf",
    .title = "gsf line",
    .extension = "txt",
    .lost = "digits placed, candidates, marks",
    .write = write_gsf_line,
};

}  // namespace rookery
