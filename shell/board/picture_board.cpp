#include "shell/board/picture_board.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "solve/solve.hpp"
#include "text/containers/json_text.hpp"

namespace rookery::shell {
namespace {

using reading::Json;
using reading::member;
using reading::text_member;

constexpr std::uint64_t kGuesses = 5000;  // a puzzle that takes more is assumed to have a solution

// Reads 81 characters; 0 for anything but a digit.
Grid9 digits_in(const Json& row, const char* name) {
    Grid9 grid{};
    const std::string text = text_member(row, name);
    if (text.size() != 81) return grid;
    for (int cell = 0; cell < 81; ++cell) {
        const char c = text[static_cast<std::size_t>(cell)];
        if (c >= '1' && c <= '9') grid[cell] = static_cast<Digit>(c - '0');
    }
    return grid;
}

// "r1c2", possibly with more text after it.
int cell_in(std::string_view name) {
    const bool is_cell = name.size() >= 4 && name[0] == 'r' && name[2] == 'c' && name[1] >= '1' && name[1] <= '9' &&
                         name[3] >= '1' && name[3] <= '9';
    return is_cell ? 9 * (name[1] - '1') + (name[3] - '1') : -1;
}

// Calls take(cell, text after the cell's name) for each of a list of names.
template <class Take>
void for_each_cell(const Json& row, const char* name, Take take) {
    const Json* names = member(row, name);
    if (names == nullptr || !names->is_array()) return;
    for (const Json& one : *names) {
        if (!one.is_string()) continue;
        const auto& text = one.get_ref<const std::string&>();
        if (const int cell = cell_in(text); cell >= 0) take(cell, std::string_view(text).substr(4));
    }
}

bool has_solution(const Grid9& grid) {
    const SolveResult result = solve(grid, SolveLimits{1, kGuesses, nullptr});
    return result.solutions > 0 || result.end != SolveEnd::complete;
}

}  // namespace

CellSet PictureBoard::doubts() const {
    CellSet left = doubtful - confirmed;
    doubtful.for_each([&](int cell) {
        if (now.digit_at(cell) != read.digit_at(cell)) left.remove(cell);
    });
    return left;
}

PictureBoard picture_board_of(std::string_view text) {
    const Json row = Json::parse(text, nullptr, false);
    PictureBoard board;
    const Json* corners = member(row, "corners");
    if (corners == nullptr || !corners->is_array() || corners->size() != 8) return board;
    for (std::size_t i = 0; i < 4; ++i) {
        const auto at = [&](std::size_t n) { return (*corners)[n].is_number() ? (*corners)[n].get<double>() : 0; };
        board.corners[i] = {at(2 * i), at(2 * i + 1)};
    }
    board.read.givens = digits_in(row, "puzzle");
    board.read.entered = digits_in(row, "entered");
    board.second = digits_in(row, "second");
    const std::string certainty = text_member(row, "certainty");
    for (int cell = 0; cell < 81; ++cell) {
        const auto place = static_cast<std::size_t>(cell);
        const char c = certainty.size() == 81 ? certainty[place] : '.';
        board.certainty[place] = c >= '0' && c <= '9' ? c - '0' : -1;
    }
    for_each_cell(row, "doubtful", [&](int cell, std::string_view) { board.doubtful.add(cell); });
    for_each_cell(row, "marks", [&](int cell, std::string_view marks) {
        for (const char c : marks) {
            if (c >= '1' && c <= '9') board.read.noted[cell] |= digit_bit(c - '0');
        }
    });
    board.now = board.read;
    board.givens = {board.read.givens};
    return board;
}

int likeliest_misread(const PictureBoard& board) {
    Grid9 puzzle = puzzle_of(board.now);
    if (has_solution(puzzle)) return -1;
    std::vector<int> cells;
    for (int cell = 0; cell < 81; ++cell) {
        if (puzzle[cell] != 0) cells.push_back(cell);
    }
    // Cells that the user has checked come last.
    const auto doubt = [&](int cell) {
        const bool seen = board.confirmed.contains(cell) || board.now.digit_at(cell) != board.read.digit_at(cell);
        return (seen ? 20 : 0) + board.certainty[static_cast<std::size_t>(cell)];
    };
    std::stable_sort(cells.begin(), cells.end(), [&](int a, int b) { return doubt(a) < doubt(b); });
    for (const int cell : cells) {
        const Digit digit = puzzle[cell];
        puzzle[cell] = 0;
        if (has_solution(puzzle)) return cell;
        puzzle[cell] = digit;
    }
    const CellSet conflicts = conflicts_of(board_of(puzzle));
    const auto first = std::find_if(cells.begin(), cells.end(), [&](int cell) { return conflicts.contains(cell); });
    return first != cells.end() ? *first : cells.front();
}

}  // namespace rookery::shell
