#include "logic/fish/impossible_places.hpp"

#include <array>
#include <bit>

namespace rookery {

namespace {

// One way of placing the digit, row by row; boxes are told apart by column / 3, anew in every band.
class Placing {
  public:
    explicit Placing(CellSet places) {
        places.for_each([&](int cell) { rows_[cell / 9] |= 1U << (cell % 9); });
    }
    // A way that uses the cell; false if there is none.
    bool through(int cell) {
        const unsigned all = rows_[cell / 9];
        rows_[cell / 9] = 1U << (cell % 9);
        const bool found = from_row(0, 0, 0);
        rows_[cell / 9] = all;
        return found;
    }
    CellSet used() const {
        CellSet cells;
        for (int row = 0; row < 9; ++row) {
            if (rows_[row] != 0) cells.add(9 * row + column_[row]);
        }
        return cells;
    }

  private:
    bool from_row(int row, unsigned columns, unsigned boxes) {
        if (row % 3 == 0) boxes = 0;
        while (row < 9 && rows_[row] == 0) {
            if (++row % 3 == 0) boxes = 0;
        }
        if (row == 9) return true;
        for (unsigned rest = rows_[row] & ~columns; rest != 0; rest &= rest - 1) {
            const int column = std::countr_zero(rest);
            const unsigned box = 1U << (column / 3);
            if ((boxes & box) != 0) continue;
            column_[row] = column;
            if (from_row(row + 1, columns | (1U << column), boxes | box)) return true;
        }
        return false;
    }

    std::array<unsigned, 9> rows_{};
    std::array<int, 9> column_{};
};

}  // namespace

CellSet impossible_places(CellSet places) {
    Placing placing(places);
    CellSet impossible;
    for (CellSet open = places; !open.empty();) {
        const int cell = open.first();
        if (placing.through(cell)) {
            open -= placing.used();
        } else {
            open.remove(cell);
            impossible.add(cell);
        }
    }
    return impossible;
}

}  // namespace rookery
