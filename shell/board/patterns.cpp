#include "shell/board/patterns.hpp"

#include <array>

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

std::string title_of(CellSet pattern) {
    std::string cells = counted(pattern.size(), words::kClueCellOne, words::kClueCellMany);
    const PatternSymmetry symmetry = pattern.empty() ? PatternSymmetry::none : symmetry_of(pattern);
    if (symmetry == PatternSymmetry::none) return cells;
    return fill(words::kPatternTitle, {cells, title_in_sentence(symmetry)});
}

// The built-in patterns: at least one for each symmetry of the square, letters and shapes. Each has puzzles, except the
// ring, which demonstrates how the page explains that a pattern has none.

namespace {

constexpr std::array<NamedPattern, 24> kPatterns = {{
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
    {"sun", words::kPatternSun, "...x.x....x..x..x...x...x..x...x...x.x.x.x.x.x...x...x..x...x...x..x..x....x.x..."},
    {"tilted-square", words::kPatternTiltedSquare,
     "...x.......x.xx.....x...xx..x.x.x..x.x..x..x.x..x.x.x..xx...x.....xx.x.......x..."},
    {"heart", words::kPatternHeart,
     ".xx...xx.xx.x.x.xxx...x...xx.......xxx.....xx.xx...xx...xx.xx.....xxx.......x...."},
    {"letter-a", words::kPatternLetterA,
     "....x.......x.x.....x...x....x...x...xxxxxxx..x.....x.x..x.x..xx.......xxx.....xx"},
    {"anchor", words::kPatternAnchor,
     "...xxx......x.x.....xxxxx......x....x...x...xxx..x..xx.x..x..x..xx.x.xx....xxx..."},
    {"fish", words::kPatternFish, "...xxx..x.xx...xx.x......x.x.x...x..x....x..xx.x...x..x......x..xx...xx....xxx..x"},
    {"kite", words::kPatternKite, "xxx......x..xx....x....xx...x.....x..x..x..x...x....x...x...x.x...xxx.x.......x.x"},
    {"comet", words::kPatternComet,
     "x..x..x.x..x..x.x..x..x...x...x.x.x...x.x.x.......x..xx.x.x..x.x.....x..xxx.....x"},
    {"band", words::kPatternBand, "xxx......x.xx.....xx.xx.....xx.xx.....xx.xx.....xx.xx.....xx.xx.....xx.x......xxx"},
    {"hourglass", words::kPatternHourglass,
     "xxxxxxxxx.x.....x...x.x.x.....xxx.......x.......xxx.....x.x.x...x.....x.xxxxxxxxx"},
    {"butterfly", words::kPatternButterfly,
     "xx.....xxx.x...x.xx..x.x..x.x..x..x...x.x.x...x..x..x.x..x.x..xx.x...x.xxx.....xx"},
    {"snowflake", words::kPatternSnowflake,
     "x...x...x.x.xxx.x...x.x.x...x.x.x.x.xxx.x.xxx.x.x.x.x...x.x.x...x.xxx.x.x...x...x"},
    {"target", words::kPatternTarget,
     "..xxxxx...x.....x.x..xxx..xx.x...x.xx.x.x.x.xx.x...x.xx..xxx..x.x.....x...xxxxx.."},
    {"galaxy", words::kPatternGalaxy,
     "....xxx...xx....x.x..x....xx...x...xx..x.x..xx...x...xx....x..x.x....xx...xxx...."},
    {"letter-s", words::kPatternLetterS,
     "..xxxxxx..x......xx.......x.x.........xxxxx.........x.x.......xx......x..xxxxxx.."},
    {"letter-r", words::kPatternLetterR,
     "xxxxxxx..xx.....x.x......x.x......x.xxxxxxx..x..xx....x....x...xx....x..xxx....xx"},
    {"wave", words::kPatternWave, "x...x...x.x.x.x.x...x...x..x...x...x.x.x.x.x...x...x..x...x...x.x.x.x.x...x...x.."},
    {"spiral", words::kPatternSpiral,
     "xxxxxxxxx........x.xxxxxx.x.x....x.x.x.xx.x.x.x.x..x.x.x.xxxx.x.x......x.xxxxxxxx"},
}};

}  // namespace

std::span<const NamedPattern> named_patterns() {
    return kPatterns;
}

}  // namespace rookery::shell
