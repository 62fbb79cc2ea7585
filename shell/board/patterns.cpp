#include "shell/board/patterns.hpp"

#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr int kPatternSide = 9;

// The destination of the cell in row r, column c.
int moved_cell(int r, int c, PatternMove move) {
    const auto at = [](int row, int column) {
        return (row + kPatternSide) % kPatternSide * kPatternSide + (column + kPatternSide) % kPatternSide;
    };
    switch (move) {
        case PatternMove::left:
            return at(r, c - 1);
        case PatternMove::up:
            return at(r - 1, c);
        case PatternMove::down:
            return at(r + 1, c);
        case PatternMove::right:
            return at(r, c + 1);
        case PatternMove::mirror_left_right:
            return at(r, kPatternSide - 1 - c);
        case PatternMove::mirror_top_bottom:
            return at(kPatternSide - 1 - r, c);
        case PatternMove::turn:  // clockwise
            return at(c, kPatternSide - 1 - r);
    }
    return at(r, c);
}

}  // namespace

CellSet cells_of_mask(std::string_view mask) {
    CellSet cells;
    for (int cell = 0; cell < Geometry9::kCells && static_cast<std::size_t>(cell) < mask.size(); ++cell) {
        if (mask[static_cast<std::size_t>(cell)] != '.' && mask[static_cast<std::size_t>(cell)] != '0') cells.add(cell);
    }
    return cells;
}

std::string mask_of(CellSet cells) {
    std::string mask(Geometry9::kCells, '.');
    cells.for_each([&](int cell) { mask[static_cast<std::size_t>(cell)] = 'x'; });
    return mask;
}

std::optional<CellSet> read_mask(std::string_view text) {
    const bool fits = text.size() == static_cast<std::size_t>(Geometry9::kCells) &&
                      text.find_first_not_of(".0123456789xX") == std::string_view::npos;
    if (!fits) return std::nullopt;
    return cells_of_mask(text);
}

CellSet drawn(CellSet pattern, int cell, bool clue, PatternSymmetry symmetry) {
    const CellSet orbit = orbit_of(cell, symmetry);
    return clue ? pattern | orbit : pattern - orbit;
}

CellSet completed(CellSet pattern, PatternSymmetry symmetry) {
    CellSet whole = pattern;
    pattern.for_each([&](int cell) { whole |= orbit_of(cell, symmetry); });
    return whole;
}

CellSet moved(CellSet pattern, PatternMove move) {
    CellSet result;
    pattern.for_each(
        [&](int cell) { result.add(moved_cell(Geometry9::row_of(cell), Geometry9::column_of(cell), move)); });
    return result;
}

std::string_view title_of(PatternSymmetry symmetry) {
    switch (symmetry) {
        case PatternSymmetry::none:
            return words::kSymmetryNone;
        case PatternSymmetry::half_turn:
            return words::kSymmetryHalfTurn;
        case PatternSymmetry::quarter_turn:
            return words::kSymmetryQuarterTurn;
        case PatternSymmetry::mirror_left_right:
            return words::kSymmetryLeftRight;
        case PatternSymmetry::mirror_top_bottom:
            return words::kSymmetryTopBottom;
        case PatternSymmetry::two_mirrors:
            return words::kSymmetryTwoMirrors;
        case PatternSymmetry::diagonal:
            return words::kSymmetryDiagonal;
        case PatternSymmetry::anti_diagonal:
            return words::kSymmetryAntiDiagonal;
        case PatternSymmetry::two_diagonals:
            return words::kSymmetryTwoDiagonals;
        case PatternSymmetry::full:
            return words::kSymmetryFull;
    }
    return {};
}

std::string title_in_sentence(PatternSymmetry symmetry) {
    return in_sentence(title_of(symmetry));
}

std::string title_of(CellSet pattern) {
    std::string cells = counted(pattern.size(), words::kClueCellOne, words::kClueCellMany);
    const PatternSymmetry symmetry = pattern.empty() ? PatternSymmetry::none : symmetry_of(pattern);
    if (symmetry == PatternSymmetry::none) return cells;
    return fill(words::kPatternTitle, {cells, title_in_sentence(symmetry)});
}

}  // namespace rookery::shell
