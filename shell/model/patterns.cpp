#include "model/patterns.hpp"

#include <array>

#include "model/strings.hpp"

namespace rookery::shell {
namespace {

constexpr std::array<NamedPattern, 8> kPatterns = {{
    {"lattice", words::kPatternLattice,
     "x.x.x.x.x.x.....x.x.x...x.x...x.x...x.x.....x.x...x.x...x.x...x.x.x.....x.x.x.x.x"},
    {"rosette", words::kPatternRosette,
     "xx.....xxx.xx.xx.x..x...x...x..x..x....x.x....x..x..x...x...x..x.xx.xx.xxx.....xx"},
    {"ring", words::kPatternRing, "..xxxxx...x.....x.x.......xx.......xx.......xx.......xx.......x.x.....x...xxxxx.."},
    {"crosses", words::kPatternCrosses,
     "x...x...x.x.....x...x.x.x.....x.x...x...x...x.x.....x.x.x...x.....x.x...x...x...x"},
    {"checkerboard", words::kPatternCheckerboard,
     "x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x.x"},
    {"diamond", words::kPatternDiamond,
     "....x.......x.x.....x.x.x...x..x..x.x.xx.xx.x.x..x..x...x.x.x.....x.x.......x...."},
    {"windmill", words::kPatternWindmill,
     ".xxx...x.x..x....x...x....x...x.xxxx.........xxxx.x...x....x...x....x..x.x...xxx."},
    {"pinwheel", words::kPatternPinwheel,
     "..xx......x.x...x...xx..x.x....x.xxx...x.x...xxx.x....x.x..xx...x...x.x......xx.."},
}};

}  // namespace

std::span<const NamedPattern> named_patterns() {
    return kPatterns;
}

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

CellSet drawn(CellSet pattern, int cell, bool clue, PatternSymmetry symmetry) {
    const CellSet orbit = orbit_of(cell, symmetry);
    return clue ? pattern | orbit : pattern - orbit;
}

CellSet completed(CellSet pattern, PatternSymmetry symmetry) {
    CellSet whole = pattern;
    pattern.for_each([&](int cell) { whole |= orbit_of(cell, symmetry); });
    return whole;
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

}  // namespace rookery::shell
