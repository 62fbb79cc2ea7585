// A puzzle on one line, 1-9 then A-P, and lists of such lines. scan/puzzle_line.hpp reads them.
#include <string>

#include "text/formats/writing.hpp"
#include "text/scan/cells.hpp"

namespace rookery {

template <int N>
void append_line(std::string& to, const Grid<N>& grid, char blank) {
    const std::size_t before = to.size();
    to.resize(before + grid.digits.size());
    char* out = to.data() + before;
    for (std::size_t i = 0; i < grid.digits.size(); ++i) {
        const Digit digit = grid.digits[i];
        // Speed matters for lists of millions of puzzles. If digits are enough, the compiler vectorises this.
        const char symbol = N <= 3 ? static_cast<char>('0' + digit) : reading::symbol_of(digit);
        out[i] = digit == 0 ? blank : symbol;
    }
}

template void append_line(std::string&, const Grid<2>&, char);
template void append_line(std::string&, const Grid<3>&, char);
template void append_line(std::string&, const Grid<4>&, char);

template <int N>
std::string to_line(const Grid<N>& grid, char blank) {
    std::string line;
    append_line(line, grid, blank);
    return line;
}

template std::string to_line(const Grid<2>&, char);
template std::string to_line(const Grid<3>&, char);
template std::string to_line(const Grid<4>&, char);

std::string to_line(const ShapedGrid& grid, char blank) {
    std::string line;
    for (const Digit digit : grid.digits) line += digit == 0 ? blank : reading::symbol_of(digit);
    return line;
}

std::string to_line(const AnyGrid& grid, char blank) {
    return std::visit([&](const auto& g) { return to_line(g, blank); }, grid);
}

const TextFormat formats::line = {
    .name = "puzzle on one line",
    .name_of_one = [](int size) { return std::to_string(size * size) + "-character line"; },
    .name_of_several = "puzzle",
    .one_line = true,
    .marks_givens = false,
    .id = "line",
    .title = "81 characters",
    .extension = "txt",
    .lost = reading::kGivensOnly,
    .any_size = true,
    .write =
        [](const ParsedPuzzle& puzzle) {
            return Written{to_line(puzzle.grid), ""};
        },
};

const TextFormat formats::line_with_zeros = {
    .one_line = true,
    .id = "line0",
    .title = "81 characters, 0 for empty cells",
    .extension = "sdm",
    .lost = reading::kGivensOnly,
    .any_size = true,
    .write =
        [](const ParsedPuzzle& puzzle) {
            return Written{to_line(puzzle.grid, '0'), ""};
        },
};

const TextFormat formats::list = {.name = "list of puzzles", .marks_givens = false};

}  // namespace rookery
