#include "text/formats/sdx.hpp"

#include "text/scan/cells.hpp"

namespace rookery::reading {

std::string write_sdx(const Grid9& givens, const Grid9& placed, const Candidates9& candidates) {
    std::string text;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (givens[cell] != 0) {
            text += symbol_of(givens[cell]);
        } else if (placed[cell] != 0) {
            text += 'u';
            text += symbol_of(placed[cell]);
        } else if (candidates[cell] == 0) {
            text += '-';
        } else {
            for (DigitSet s = candidates[cell]; s != 0; s = without_lowest(s)) text += symbol_of(lowest_digit(s));
        }
        text += Geometry9::column_of(cell) == 8 ? '\n' : ' ';
    }
    return text;
}

}  // namespace rookery::reading
