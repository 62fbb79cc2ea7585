#include "generate/ease/row_by_row_board.hpp"

#include <array>
#include <cstddef>

namespace rookery {
namespace {

constexpr int kSide = Geometry9::kSize;
constexpr int kMaxSteps = 600;  // a board needs at least 72; 99 of 100 need at most 91

class RowByRow {
  public:
    explicit RowByRow(Random& random) : random_{random} {}

    // False: too many steps.
    bool fill(Grid9& board) {
        std::array<Digit, kSide> top{1, 2, 3, 4, 5, 6, 7, 8, 9};
        random_.shuffle(top);
        for (int column = 0; column < kSide; ++column) place(0, column, top[static_cast<std::size_t>(column)]);
        if (!fill_from(1, 0, 0)) return false;
        board = board_;
        return true;
    }

  private:
    void place(int row, int column, Digit digit) {
        board_[Geometry9::cell_at(row, column)] = digit;
        flip(row, column, digit);
    }
    void take_back(int row, int column) {
        Digit& cell = board_[Geometry9::cell_at(row, column)];
        flip(row, column, cell);
        cell = 0;
    }
    static std::size_t cluster_of(int row, int column) {
        return static_cast<std::size_t>(Geometry9::box_of(Geometry9::cell_at(row, column)));
    }
    void flip(int row, int column, Digit digit) {
        in_column_[static_cast<std::size_t>(column)] ^= digit_bit(digit);
        in_cluster_[cluster_of(row, column)] ^= digit_bit(digit);
    }
    // The digits possible there; `used` are those already in the row.
    DigitSet choices(int row, int column, DigitSet used) const {
        return static_cast<DigitSet>(all_digits(kSide) & ~used & ~in_column_[static_cast<std::size_t>(column)] &
                                     ~in_cluster_[cluster_of(row, column)]);
    }

    // Fills the rest of the board. `filled`: the columns done in this row, one bit each; `used`: their digits.
    bool fill_from(int row, unsigned filled, DigitSet used) {
        if (used == all_digits(kSide)) return row + 1 == kSide || fill_from(row + 1, 0, 0);
        int best = -1;
        DigitSet best_choices = 0;
        DigitSet reached = used;
        for (int column = 0; column < kSide; ++column) {
            if (((filled >> column) & 1U) != 0) continue;
            const DigitSet set = choices(row, column, used);
            reached |= set;
            if (best >= 0 && digit_count(set) >= digit_count(best_choices)) continue;
            best = column;
            best_choices = set;
        }
        if (reached != all_digits(kSide)) return false;
        while (best_choices != 0) {
            const Digit digit = random_digit(best_choices);
            best_choices ^= digit_bit(digit);
            if (++steps_ > kMaxSteps) return false;
            place(row, best, digit);
            if (fill_from(row, filled | (1U << best), static_cast<DigitSet>(used | digit_bit(digit)))) return true;
            take_back(row, best);
        }
        return false;
    }

    Digit random_digit(DigitSet set) {
        for (std::uint32_t skip = random_.below(static_cast<std::uint32_t>(digit_count(set))); skip > 0; --skip) {
            set = without_lowest(set);
        }
        return lowest_digit(set);
    }

    Random& random_;
    Grid9 board_;
    std::array<DigitSet, kSide> in_column_{};   // the digits placed in each column,
    std::array<DigitSet, kSide> in_cluster_{};  // and in each box
    int steps_ = 0;
};

}  // namespace

Grid9 row_by_row_board(Random& random) {
    Grid9 board;
    while (!RowByRow(random).fill(board)) {
    }
    return board;
}

}  // namespace rookery
