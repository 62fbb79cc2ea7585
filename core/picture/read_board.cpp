#include "picture/read_board.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "picture/cell_image.hpp"
#include "picture/digit_network.hpp"
#include "picture/glyphs.hpp"
#include "picture/ink_colours.hpp"
#include "picture/likeliest.hpp"
#include "solve/solve.hpp"

namespace rookery {
namespace {

constexpr int kCells = 81;
// The mean margin above which the picture is not turned. Of 200 upright photos, two had less and most had over 7. One
// of them upside down, where 1, 5, 6, 8, 9 are digits too, had 4.2.
constexpr int kSurelyUpright = 6 * kNat;
constexpr int kNoDigit = 3 * kNat;  // how much likelier "no digit" must be: most glyphs are digits
constexpr int kFewestDigits = 17;   // of any puzzle
constexpr int kFewestClues = 4;     // of a board that is accepted

using Cells = std::array<CellImage, kCells>;
using CellGlyphs = std::array<std::vector<Glyph>, kCells>;

struct Ranked {
    Digit best = 0;  // 0: no digit
    Digit next = 0;  // the likeliest other digit
    int margin = 0;  // of best over anything else
    int handwritten = 0;
};

Ranked ranked(const GlyphScores& scores) {
    Ranked result;
    for (int digit = 1; digit <= 9; ++digit) {
        if (result.best == 0 || scores.digits[digit] > scores.digits[result.best]) {
            result.next = result.best;
            result.best = static_cast<Digit>(digit);
        } else if (result.next == 0 || scores.digits[digit] > scores.digits[result.next]) {
            result.next = static_cast<Digit>(digit);
        }
    }
    const int best = scores.digits[result.best];
    result.handwritten = scores.handwritten;
    if (scores.digits[0] > best + kNoDigit) {
        result.margin = scores.digits[0] - best;
        result.next = result.best;
        result.best = 0;
    } else {
        result.margin = best - std::max(scores.digits[result.next], scores.digits[0]);
    }
    return result;
}

// A quarter turn clockwise.
GlyphValues turned(const GlyphValues& glyph) {
    GlyphValues result{};
    for (int y = 0; y < kGlyphSide; ++y) {
        for (int x = 0; x < kGlyphSide; ++x) {
            result[x * kGlyphSide + kGlyphSide - 1 - y] = glyph[y * kGlyphSide + x];
        }
    }
    return result;
}

// True if a program drew the board: on paper, no two cells have quite the same light. In 160 photos at most 7 cells of
// a board had the same background.
bool have_few_backgrounds(const Cells& cells) {
    constexpr int kFewestAlike = 9;
    return std::any_of(cells.begin(), cells.end(), [&](const CellImage& cell) {
        return std::count_if(cells.begin(), cells.end(), [&](const CellImage& other) {
                   return cell.background == other.background;
               }) >= kFewestAlike;
    });
}

// How much the ink of a cell stands out. On paper, corrected to full light: shadows darken both ink and paper.
int strength(const CellImage& cell, bool is_drawn) {
    const Colour& paper = cell.background;
    const int light = (paper.red + paper.green + paper.blue) / 3;
    return cell.light || is_drawn ? cell.contrast : cell.contrast * 255 / std::max(light, 32);
}

// Anything weaker is not ink: paper shows the print on its other side, and screens have pale pencil marks. In 160
// photos the digits had at least half the strength of the 17th strongest cell, and all but one in a hundred of the
// empty cells less than a third.
int least_strength(const Cells& cells, bool is_drawn) {
    std::array<int, kCells> strengths{};
    std::array<int, kCells> noises{};
    for (int cell = 0; cell < kCells; ++cell) {
        strengths[cell] = strength(cells[cell], is_drawn);
        noises[cell] = cells[cell].noise;
    }
    std::sort(strengths.rbegin(), strengths.rend());
    std::sort(noises.begin(), noises.end());
    return std::max({6, 2 * noises[kCells / 2] + 3, strengths[kFewestDigits - 1] * (is_drawn ? 12 : 42) / 100});
}

// The number of clockwise quarter turns that makes the glyphs upright.
int upright_turns(const CellGlyphs& glyphs, const DigitNetwork& network) {
    std::array<std::int64_t, 4> sums{};
    int count = 0;
    for (const std::vector<Glyph>& cell : glyphs) {
        if (cell.size() != 1 || count == 20) continue;
        ++count;
        GlyphValues values = cell[0].values;
        for (int turns = 0; turns < 4; ++turns) {
            const Ranked read = ranked(network.scores(values));
            sums[turns] += read.best != 0 ? std::min(read.margin, 8 * kNat) : -std::min(read.margin, 8 * kNat);
            if (turns == 0 && read.best == 0) sums[0] -= 1;
            values = turned(values);
        }
    }
    if (sums[0] >= static_cast<std::int64_t>(count) * kSurelyUpright) return 0;
    return static_cast<int>(std::max_element(sums.begin(), sums.end()) - sums.begin());
}

// The position of a pencil mark in its cell, as on a telephone keypad: 1 upper left, 9 lower right.
int keypad_digit(const Box& box) {
    const int column = std::clamp((box.left + box.right) * 3 / (2 * kCellSide), 0, 2);
    const int row = std::clamp((box.top + box.bottom) * 3 / (2 * kCellSide), 0, 2);
    return 3 * row + column + 1;
}

struct Mark {
    GlyphScores scores;
    int keypad;
};

// The cells of a grid, and the glyphs in them.
struct CutCells {
    Cells cells;
    CellGlyphs glyphs;
    bool is_drawn = false;

    CutCells(const Picture& picture, const Lattice& lattice) {
        for (int cell = 0; cell < kCells; ++cell) {
            const int x = cell % 9;
            const int y = cell / 9;
            cells[cell] = cell_image(picture, {lattice.node(x, y), lattice.node(x + 1, y), lattice.node(x + 1, y + 1),
                                               lattice.node(x, y + 1)});
        }
        is_drawn = have_few_backgrounds(cells);
        const int least = least_strength(cells, is_drawn);
        for (int cell = 0; cell < kCells; ++cell) {
            if (strength(cells[cell], is_drawn) >= least) glyphs[cell] = glyphs_of(cells[cell], is_drawn);
        }
    }
    bool has_number(int cell) const {
        return glyphs[cell].size() > 1 && glyphs[cell][0].box.height() >= kLeastDigitHeight;
    }
    bool is_digit(int cell) const {
        return glyphs[cell].size() == 1 && glyphs[cell][0].box.height() >= kLeastDigitHeight;
    }
};

void read_marks(const CutCells& cut, const DigitNetwork& network, BoardReading& board) {
    std::array<std::vector<Mark>, kCells> marks;
    int all = 0;
    int in_place = 0;
    for (int cell = 0; cell < kCells; ++cell) {
        if (cut.is_digit(cell)) continue;
        for (const Glyph& glyph : cut.glyphs[cell]) {
            const Mark mark{network.scores(glyph.values), keypad_digit(glyph.box)};
            const Ranked read = ranked(mark.scores);
            if (read.best == 0) continue;
            marks[cell].push_back(mark);
            ++all;
            in_place += read.best == mark.keypad ? 1 : 0;
        }
    }
    const bool as_keypad = in_place * 10 >= all * 7;
    for (int cell = 0; cell < kCells; ++cell) {
        CellReading& reading = board.cells[cell];
        for (Mark& mark : marks[cell]) {
            if (as_keypad) mark.scores.digits[mark.keypad] += 6 * kNat;
            const Ranked read = ranked(mark.scores);
            reading.kind = CellKind::marks;
            if (has_digit(reading.marks, read.best)) reading.doubtful = true;
            reading.marks |= digit_bit(read.best);
            reading.doubtful = reading.doubtful || read.margin < kSure / 2;
        }
    }
}

int cells_in_conflict(const Grid9& grid) {
    int count = 0;
    for (int cell = 0; cell < kCells; ++cell) {
        const auto& peers = Geometry<3>::kPeerCells[cell];
        const bool is_in_conflict = grid[cell] != 0 && std::any_of(peers.begin(), peers.end(),
                                                                   [&](int peer) { return grid[peer] == grid[cell]; });
        count += is_in_conflict ? 1 : 0;
    }
    return count;
}

// Finds the entered digits by colour. Returns whether the result is certain, even if it is that there are none.
bool find_entered(const CutCells& cut, BoardReading& board) {
    std::vector<int> read;
    std::vector<Colour> ink;
    std::vector<Colour> background;
    for (int cell = 0; cell < kCells; ++cell) {
        if (board.cells[cell].kind != CellKind::given) continue;
        read.push_back(cell);
        ink.push_back(cut.cells[cell].ink_colour);
        background.push_back(cut.cells[cell].background);
    }
    const auto groups = ink_groups(ink, background);
    if (!groups) return true;
    for (std::size_t i = 0; i < read.size(); ++i) {
        if (groups->second[i]) board.cells[read[i]].kind = CellKind::entered;
    }
    return groups->clear;
}

// In a photo, digits of another colour were entered if the others alone are a puzzle. If only all together are one, all
// are printed, and the light is uneven.
void check_entered(BoardReading& board) {
    constexpr std::uint64_t kGuesses = 100'000;
    const auto is_puzzle = [](const Grid9& grid) { return solve(grid, SolveLimits{2, kGuesses, nullptr}).unique(); };
    const Grid9 all = board.grid(true);
    const Grid9 printed = board.grid(false);
    if (printed == all || is_puzzle(printed) || !is_puzzle(all)) return;
    for (CellReading& reading : board.cells) {
        if (reading.kind == CellKind::entered) reading.kind = CellKind::given;
    }
}

}  // namespace

std::optional<BoardReading> read_board(const Picture& picture, const Lattice& found, const DigitNetwork& network) {
    Lattice lattice = found;
    CutCells cut(picture, lattice);
    if (const int turns = upright_turns(cut.glyphs, network); turns != 0) {
        for (int i = 0; i < turns; ++i) lattice = lattice.turned();
        cut = CutCells(picture, lattice);
    }
    BoardReading board;
    board.corners = lattice.corners();
    BoardScores scores{};
    int strange = 0;  // cells with a symbol that is not a digit, or with several symbols of that size
    int digits = 0;
    for (int cell = 0; cell < kCells; ++cell) {
        if (cut.has_number(cell)) ++strange;
        if (!cut.is_digit(cell)) continue;
        const GlyphValues& glyph = cut.glyphs[cell][0].values;
        GlyphScores of_glyph = cut.is_drawn ? network.scores(glyph) : careful_scores(network, glyph);
        Ranked read = ranked(of_glyph);
        (read.best == 0 ? strange : digits) += 1;
        if (read.best == 0 && cut.is_drawn) {
            // A program draws only digits, even if in odd fonts: a 1 may look like a small letter I.
            of_glyph.digits[0] = of_glyph.digits[read.next];
            read = ranked(of_glyph);
        }
        scores[cell] = of_glyph.digits;
        CellReading& reading = board.cells[cell];
        if (read.best == 0) {
            reading.doubtful = true;
            continue;
        }
        reading = {.kind = CellKind::given,
                   .digit = read.best,
                   .next = read.next,
                   .handwritten = read.handwritten > 0,
                   .doubtful = read.margin < kSure,
                   .margin = read.margin};
    }
    if (digits < kFewestClues || strange * 3 > digits || cells_in_conflict(board.grid(true)) * 3 > digits) return {};
    const bool entered_is_clear = find_entered(cut, board);
    read_marks(cut, network, board);
    take_likeliest(scores, board);
    if (!cut.is_drawn && !entered_is_clear) check_entered(board);
    return board;
}

}  // namespace rookery
