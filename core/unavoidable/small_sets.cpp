// template_sets.hpp finds the sets of at most four digits. Sets of five and six digits are assembled from moves of
// single digits, like a jigsaw.
//
// In the other filling of a minimal set every cell changes (unchanged cells could be given, and the rest would be a
// smaller set). So each digit of the set leaves all its cells in the set and enters as many others: a move from one
// template to another. It leaves at least two cells: where it leaves a cell, it enters another column in that row, and
// so also leaves its own cell in that column, which is in another row. Therefore
//
//     with 12 cells, six digits have 2 each; with five digits none has more than 12 - 4 * 2 = 4
//
// and the moves of up to four cells of each digit, a few hundred, are all the pieces needed. Together, the pieces enter
// exactly the cells that they leave, each once. So a piece that enters r4c7 needs a piece of r4c7's digit that leaves
// that cell. The search starts from a piece of two cells, that of the lowest digit that has one (every such set has at
// least three). It continues with the digit that is needed in the most cells, since few pieces leave all of them. It
// gives up when the digits still needed take more cells than allowed. Nothing else is left out, so the result is
// complete. A set that is not minimal contains a smaller one, which is found as well.
#include "unavoidable/small_sets.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

#include "unavoidable/minimal.hpp"
#include "unavoidable/template_sets.hpp"

namespace rookery {
namespace {

constexpr int kTemplateDigits = 4;
constexpr int kLeastPieces = kTemplateDigits + 1;
constexpr int kLeastMove = 2;  // cells

struct Move {
    CellSet left;     // cells of the digit that it leaves
    CellSet entered;  // the same number of cells that it enters
    int size = 0;
};

class JigsawSearch {
  public:
    JigsawSearch(const Grid9& grid, int max_cells, StopToken stop) : grid_{grid}, max_cells_{max_cells}, stop_{stop} {
        for (int cell = 0; cell < Geometry9::kCells; ++cell) cells_of_[grid[cell]].add(cell);
    }

    // Adds every minimal set of five digits or more, and some sets that are not minimal. False if stopped.
    bool find_all(UnavoidableList& sets);

  private:
    struct Rows {  // of one digit, while its moves are generated
        std::array<int, 9> column{};
        unsigned boxes_left = 0;  // boxes of those rows that still have no cell for the digit
    };
    void make_moves(Digit digit);
    void make_move(Rows& rows, unsigned open_rows, unsigned open_columns, Move& move);
    void extend(const CellSet& left, const CellSet& entered, unsigned moved_digits, UnavoidableList& sets);

    const Grid9& grid_;
    int max_cells_;
    StopToken stop_;
    std::array<CellSet, 10> cells_of_{};                           // by digit
    std::array<std::vector<Move>, Geometry9::kCells> moves_from_;  // those that leave the cell, smallest first
    Digit start_ = 0;                                              // the lowest digit that moves in two cells
};

bool JigsawSearch::find_all(UnavoidableList& sets) {
    for (Digit digit = 1; digit <= 9; ++digit) make_moves(digit);
    for (start_ = 1; start_ <= 9; ++start_) {
        if (stop_.stop_requested()) return false;
        cells_of_[start_].for_each([&](int cell) {
            for (const Move& move : moves_from_[static_cast<std::size_t>(cell)]) {
                if (move.size != kLeastMove || move.left.first() != cell) continue;
                extend(move.left, move.entered, digit_bit(start_), sets);
            }
        });
    }
    return true;
}

void JigsawSearch::make_moves(Digit digit) {
    Rows rows;
    cells_of_[digit].for_each([&](int cell) { rows.column[Geometry9::row_of(cell)] = Geometry9::column_of(cell); });
    const int most = max_cells_ - kLeastMove * kTemplateDigits;
    for (int size = kLeastMove; size <= most; ++size) {
        for (unsigned chosen = 0; chosen < 512; ++chosen) {
            if (std::popcount(chosen) != size) continue;
            rows.boxes_left = 0;
            unsigned columns = 0;
            Move move;
            move.size = size;
            for (unsigned rest = chosen; rest != 0; rest &= rest - 1) {
                const int row = std::countr_zero(rest);
                const int cell = Geometry9::cell_at(row, rows.column[row]);
                move.left.add(cell);
                columns |= 1U << rows.column[row];
                rows.boxes_left |= 1U << Geometry9::box_of(cell);
            }
            make_move(rows, chosen, columns, move);
        }
    }
}

// Moves the next row's digit to one of the remaining columns, in a remaining box.
void JigsawSearch::make_move(Rows& rows, unsigned open_rows, unsigned open_columns, Move& move) {
    if (open_rows == 0) {
        move.left.for_each([&](int cell) { moves_from_[cell].push_back(move); });
        return;
    }
    const int row = std::countr_zero(open_rows);
    for (unsigned rest = open_columns & ~(1U << rows.column[row]); rest != 0; rest &= rest - 1) {
        const int column = std::countr_zero(rest);
        const int cell = Geometry9::cell_at(row, column);
        const unsigned box = 1U << Geometry9::box_of(cell);
        if ((rows.boxes_left & box) == 0) continue;
        rows.boxes_left ^= box;
        move.entered.add(cell);
        make_move(rows, open_rows & (open_rows - 1), open_columns ^ (1U << column), move);
        move.entered.remove(cell);
        rows.boxes_left ^= box;
    }
}

void JigsawSearch::extend(const CellSet& left, const CellSet& entered, unsigned moved_digits, UnavoidableList& sets) {
    const CellSet asked = entered - left;
    if (asked.empty()) {
        if (std::popcount(moved_digits) >= kLeastPieces) sets.push_back(left);
        return;
    }
    // The least number of cells that the digits still need, and the digit needed in the most cells.
    std::array<int, 10> wanted{};
    asked.for_each([&](int cell) { ++wanted[grid_[cell]]; });
    int needed = 0;
    Digit next = 0;
    for (Digit digit = 1; digit <= 9; ++digit) {
        if (wanted[digit] == 0) continue;
        needed += std::max(kLeastMove, wanted[digit]);
        if (wanted[digit] > wanted[next]) next = digit;
    }
    const int room = max_cells_ - left.size() - needed;
    if (room < 0) return;
    const CellSet wanted_of_next = asked & cells_of_[next];
    const int most = std::max(kLeastMove, wanted[next]) + room;
    const unsigned with_next = moved_digits | digit_bit(next);
    CellSet closed = entered;  // cells that later moves must not enter
    for (Digit digit = 1; digit <= 9; ++digit) {
        if (has_digit(static_cast<DigitSet>(moved_digits), digit)) closed |= cells_of_[digit] - left;
    }
    for (const Move& move : moves_from_[static_cast<std::size_t>(wanted_of_next.first())]) {
        if (move.size > most) break;
        if (move.size == kLeastMove && next < start_) continue;
        if (!(wanted_of_next - move.left).empty() || !(move.entered & closed).empty()) continue;
        extend(left | move.left, entered | move.entered, with_next, sets);
    }
}

}  // namespace

UnavoidableList small_sets(const Grid9& grid, int max_cells, StopToken stop) {
    ROOKERY_EXPECTS(is_solution(grid));
    max_cells = std::min(max_cells, kMaxSmallCells);
    TemplateSetsRequest request;
    request.digits = kTemplateDigits;
    request.max_cells = max_cells;
    request.stop = stop;
    UnavoidableList sets = template_sets(grid, request);
    if (max_cells >= kLeastMove * kLeastPieces && !JigsawSearch(grid, max_cells, stop).find_all(sets)) return {};
    if (stop.stop_requested()) return {};
    keep_minimal(sets);
    return sets;
}

}  // namespace rookery
