#include "text/formats/scf.hpp"

#include "text/containers/base64.hpp"
#include "text/formats/writing.hpp"
#include "text/scan/characters.hpp"

namespace rookery {

namespace reading {

namespace {

constexpr std::string_view kScfSymbols = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
constexpr std::size_t kShortestScf = 14;  // 81 cells, at most six per symbol
constexpr int kMaxZeros = 5;

std::optional<std::string_view> detect_scf(const Piece& piece) {
    if (piece.place != Place::word || piece.text.substr(0, 3) != "scf") return std::nullopt;
    const std::string_view code = piece.text.substr(3);
    const bool good = code.size() >= kShortestScf && is_base64(code.substr(0, code.find('*')));
    return good ? std::optional(code) : std::nullopt;
}

}  // namespace

Reading read_scf(std::string_view code) {
    Grid9 givens;
    int cell = 0;
    std::size_t at = 0;
    for (; at < code.size() && code[at] != '*'; ++at) {
        const std::size_t number = kScfSymbols.find(code[at]);
        if (number == std::string_view::npos) {
            return refused(
                "expected 0-9, A-Z or a-x in the code after \"scf\", found " + described(character_at(code, at)), at);
        }
        const auto token = static_cast<int>(number);
        if (cell + 1 + token / 10 > Geometry9::kCells) {
            return refused("expected 81 cells in the code after \"scf\", found more", at);
        }
        givens[cell] = static_cast<Digit>(token % 10);
        cell += 1 + token / 10;
    }
    if (cell != Geometry9::kCells) {
        return refused("expected 81 cells in the code after \"scf\", found " + std::to_string(cell), at);
    }
    Reading reading = checked(givens, formats::scf);
    if (reading.puzzle && at < code.size()) reading.problem = "everything after the givens in this link was ignored";
    return reading;
}

std::string write_scf(const Grid9& givens) {
    std::string code = "scf";
    for (int cell = 0; cell < Geometry9::kCells;) {
        const int digit = givens[cell++];
        int zeros = 0;
        while (zeros < kMaxZeros && cell < Geometry9::kCells && givens[cell] == 0) {
            ++zeros;
            ++cell;
        }
        code += kScfSymbols[digit + 10 * zeros];
    }
    return code;
}

}  // namespace reading

const TextFormat formats::scf = {
    .name = "SudokuPad link (scf)",
    .name_of_several = "SudokuPad link",
    .one_line = true,
    .detect = reading::detect_scf,
    .read = [](const reading::Piece& piece,
               reading::Diagnostics& to) { deliver(reading::read_scf(piece.text), piece, to); },
    .id = "scf",
    .title = "SudokuPad code",
    .extension = "txt",
    .lost = reading::kGivensOnly,
    .write =
        [](const ParsedPuzzle& puzzle) {
            return Written{reading::write_scf(reading::givens_of(puzzle)), ""};
        },
};

}  // namespace rookery
