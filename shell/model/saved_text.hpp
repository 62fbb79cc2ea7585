// Saved text: how the page writes down what is to outlive it: a line for each value, "key value". A key has no spaces;
// in a value, backslashes and line ends are written "\\" and "\n". What a reader does not know it passes over.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "board/cell_set.hpp"
#include "board/grid.hpp"

namespace rookery::shell {

void put_saved(std::string& text, std::string_view key, std::string_view value);

class SavedReader {
  public:
    explicit SavedReader(std::string_view text) : rest_{text} {}
    // The next line with a key, or nothing at the end.
    std::optional<std::pair<std::string_view, std::string>> next();

  private:
    std::string_view rest_;
};

// The values of a board, each empty where there is nothing, and what reads them back: no text is too odd, what makes no
// sense is left out.
std::string saved_grid(const Grid9& grid);                    // 81 characters
std::string saved_candidates(const Candidates9& candidates);  // "0:139,17:4"
std::string saved_cells(const CellSet& cells);                // 81 characters
Grid9 grid_from_saved(std::string_view text);
Candidates9 candidates_from_saved(std::string_view text);
CellSet cells_from_saved(std::string_view text);
// "0:139,17:4" taken apart: calls take(cell, number) for each cell of the board.
template <class F>
void for_each_saved(std::string_view text, F take);

std::optional<std::int64_t> saved_number(std::string_view text);

template <class F>
void for_each_saved(std::string_view text, F take) {
    while (!text.empty()) {
        const std::string_view item = text.substr(0, text.find(','));
        text.remove_prefix(item.size() == text.size() ? item.size() : item.size() + 1);
        const std::size_t colon = item.find(':');
        if (colon == std::string_view::npos) continue;
        const auto cell = saved_number(item.substr(0, colon));
        const auto number = saved_number(item.substr(colon + 1));
        if (cell && number && *cell >= 0 && *cell < Geometry9::kCells) take(static_cast<int>(*cell), *number);
    }
}

}  // namespace rookery::shell
