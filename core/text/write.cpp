// Puzzles as text. Whatever is written here, parse() reads back the same.
#include <algorithm>
#include <array>
#include <string>
#include <type_traits>

#include "text/scan/cells.hpp"
#include "text/text.hpp"

namespace rookery {

namespace {

char symbol_or(char blank, Digit digit) {
    return digit == 0 ? blank : reading::symbol_of(digit);
}

// "+-----+-----+" with one dash more on both sides than a box is wide.
std::string border(const std::array<int, 3>& widths) {
    std::string line = "+";
    for (const int width : widths) line += std::string(static_cast<std::size_t>(width) + 2, '-') + "+";
    return line + "\n";
}

}  // namespace

template <int N>
void append_line(std::string& to, const Grid<N>& grid, char blank) {
    const std::size_t before = to.size();
    to.resize(before + grid.digits.size());
    char* out = to.data() + before;
    for (std::size_t i = 0; i < grid.digits.size(); ++i) {
        const Digit digit = grid.digits[i];
        // A list is written by the million: where digits are enough, the compiler makes vectors of this.
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

std::string to_line(const AnyGrid& grid, char blank) {
    return std::visit([&](const auto& g) { return to_line(g, blank); }, grid);
}

//   5 3 . | . 7 . | . . .
//   ------+-------+------
std::string to_boxed_grid(const AnyGrid& any) {
    return std::visit(
        [](const auto& grid) {
            using Geo = typename std::decay_t<decltype(grid)>::Geo;
            std::string text;
            for (int row = 0; row < Geo::kSize; ++row) {
                if (row > 0 && row % Geo::kOrder == 0) {
                    for (int box = 0; box < Geo::kOrder; ++box) {
                        const bool at_edge = box == 0 || box == Geo::kOrder - 1;
                        if (box > 0) text += '+';
                        text += std::string(static_cast<std::size_t>(2 * Geo::kOrder + (at_edge ? 0 : 1)), '-');
                    }
                    text += '\n';
                }
                for (int column = 0; column < Geo::kSize; ++column) {
                    if (column > 0) text += column % Geo::kOrder == 0 ? " | " : " ";
                    text += symbol_or('.', grid[Geo::cell_at(row, column)]);
                }
                text += '\n';
            }
            return text;
        },
        any);
}

// Columns as wide as their longest group; a cell without candidates is a dash.
std::string to_pencilmark_grid(const Candidates9& candidates) {
    std::array<int, 9> widths{};
    widths.fill(1);
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        int& width = widths[Geometry9::column_of(cell)];
        width = std::max(width, digit_count(candidates[cell]));
    }
    std::array<int, 3> box_widths{};
    for (int column = 0; column < 9; ++column) box_widths[column / 3] += widths[column] + (column % 3 == 0 ? 0 : 1);

    std::string text = border(box_widths);
    for (int row = 0; row < 9; ++row) {
        for (int column = 0; column < 9; ++column) {
            if (column % 3 == 0) text += column == 0 ? "| " : " | ";
            if (column % 3 != 0) text += ' ';
            std::string group;
            for (DigitSet s = candidates[Geometry9::cell_at(row, column)]; s != 0; s = without_lowest(s)) {
                group += reading::symbol_of(lowest_digit(s));
            }
            if (group.empty()) group += '-';
            group.resize(static_cast<std::size_t>(widths[column]), ' ');
            text += group;
        }
        text += " |\n";
        if (row % 3 == 2) text += border(box_widths);
    }
    return text;
}

std::string to_candidate_line(const Candidates9& candidates) {
    std::string line;
    line.reserve(729);
    for (const DigitSet set : candidates.sets) {
        for (int digit = 1; digit <= 9; ++digit) line += has_digit(set, digit) ? reading::symbol_of(digit) : '.';
    }
    return line;
}

std::string cell_name(int cell, int size) {
    std::string name = "r";
    name += std::to_string(cell / size + 1);
    name += 'c';
    name += std::to_string(cell % size + 1);
    return name;
}

std::string grouped(std::int64_t n) {
    std::string text = std::to_string(n);
    const std::size_t first_digit = n < 0 ? 1 : 0;
    for (std::size_t at = text.size(); at > first_digit + 3;) text.insert(at -= 3, "\u2009");
    return text;
}

}  // namespace rookery
