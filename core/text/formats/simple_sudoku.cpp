#include "text/formats/simple_sudoku.hpp"

#include "text/text.hpp"

namespace rookery::reading {

std::string write_simple_sudoku(const Grid9& givens) {
    const std::string line = to_line(givens);
    std::string text = "*-----------*\n";
    for (std::size_t row = 0; row < 9; ++row) {
        if (row == 3 || row == 6) text += "|---+---+---|\n";
        for (std::size_t box = 0; box < 3; ++box) text += "|" + line.substr(9 * row + 3 * box, 3);
        text += "|\n";
    }
    return text + "*-----------*\n";
}

}  // namespace rookery::reading
