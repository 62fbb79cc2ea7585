// The oracle: a solver so plain that it can be checked by reading. It backtracks over plain arrays, on a digit with one
// place left in a house, or else on the empty cell with the fewest candidates. It shares nothing with core/solve, not
// even the tables of cells and houses.
//
// (Without looking at the places of digits, one in 25 random pseudo-puzzles took more than 50,000 nodes; now almost
// none does.)
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace rookery::plain {

using Cells = std::array<std::uint8_t, 81>;  // 0 = empty; the `digits` of a Grid9

// The cells of a house: rows 0..8, columns 9..17, boxes 18..26.
inline int cell_of(int house, int i) {
    if (house < 9) return house * 9 + i;
    if (house < 18) return i * 9 + house - 9;
    const int box = house - 18;
    return (box / 3 * 3 + i / 3) * 9 + box % 3 * 3 + i % 3;
}

struct Result {
    std::uint64_t solutions = 0;
    bool complete = true;     // false: a limit was reached, so there may be more
    std::uint64_t nodes = 0;  // digits tried
    Cells first{};            // the first solution found; all empty if there is none
};

class Solver {
  public:
    // Stops after `limit` solutions (>= 1) or after about `node_limit` digits tried.
    Solver(const Cells& puzzle, std::uint64_t limit, std::uint64_t node_limit)
        : cells_{puzzle}, limit_{limit}, node_limit_{node_limit} {}

    // Calls visit(const Cells&) for each solution.
    template <class Visit>
    Result run(Visit visit) {
        for (int cell = 0; cell < 81; ++cell) {
            const unsigned digit = cells_[cell];
            if (digit == 0) continue;
            if ((free_digits(cell) >> (digit - 1) & 1U) == 0) return result_;  // conflicting givens
            toggle(cell, digit);
        }
        search(visit);
        return result_;
    }

  private:
    unsigned free_digits(int cell) const {
        return 0x1FFU & ~(rows_[cell / 9] | columns_[cell % 9] | boxes_[box(cell)]);
    }
    static int box(int cell) { return cell / 27 * 3 + cell % 9 / 3; }
    void toggle(int cell, unsigned digit) {
        const unsigned bit = 1U << (digit - 1);
        rows_[cell / 9] ^= bit;
        columns_[cell % 9] ^= bit;
        boxes_[box(cell)] ^= bit;
    }

    // What to try next: some digits in one cell.
    struct Choice {
        int cell = -1;        // negative: the board is full
        unsigned digits = 0;  // bit d-1 is digit d; none: the board has no solution
    };

    Choice choose() const {
        std::array<unsigned, 81> options{};  // none in a full cell
        Choice best;
        int fewest = 10;
        for (int cell = 0; cell < 81; ++cell) {
            if (cells_[cell] != 0) continue;
            options[cell] = free_digits(cell);
            const int n = std::popcount(options[cell]);
            if (n >= fewest) continue;
            fewest = n;
            best = {cell, options[cell]};
            if (n <= 1) return best;
        }
        if (best.cell < 0) return best;
        for (int house = 0; house < 27; ++house) {
            unsigned once = 0;
            unsigned twice = 0;
            for (int i = 0; i < 9; ++i) {
                const unsigned here = options[cell_of(house, i)];
                twice |= once & here;
                once |= here;
            }
            const unsigned placed = house < 9 ? rows_[house] : house < 18 ? columns_[house - 9] : boxes_[house - 18];
            if ((once | placed) != 0x1FFU) return {best.cell, 0};  // a digit without a place
            const unsigned single = once & ~twice;
            for (int i = 0; i < 9 && single != 0; ++i) {
                const int cell = cell_of(house, i);
                if ((options[cell] & single) != 0) return {cell, options[cell] & single};
            }
        }
        return best;
    }
    // Returns false when a limit was reached.
    template <class Visit>
    bool search(Visit& visit) {
        const Choice choice = choose();
        if (choice.cell < 0) {
            if (result_.solutions++ == 0) result_.first = cells_;
            visit(cells_);
            return result_.complete = result_.solutions < limit_;
        }
        for (unsigned digit = 1; digit <= 9; ++digit) {
            if ((choice.digits >> (digit - 1) & 1U) == 0) continue;
            if (++result_.nodes > node_limit_) return result_.complete = false;
            cells_[choice.cell] = static_cast<std::uint8_t>(digit);
            toggle(choice.cell, digit);
            const bool go_on = search(visit);
            toggle(choice.cell, digit);
            cells_[choice.cell] = 0;
            if (!go_on) return false;
        }
        return true;
    }

    Cells cells_;
    std::uint64_t limit_;
    std::uint64_t node_limit_;
    std::array<unsigned, 9> rows_{};
    std::array<unsigned, 9> columns_{};
    std::array<unsigned, 9> boxes_{};
    Result result_;
};

// Up to `limit` solutions. `complete` is false when the limit was reached, even if there are exactly that many.
inline Result solve(const Cells& puzzle, std::uint64_t limit = 2, std::uint64_t node_limit = ~std::uint64_t{0}) {
    return Solver(puzzle, limit, node_limit).run([](const Cells&) {});
}

// All 27 houses hold all nine digits, and every given is kept.
inline bool is_solution_of(const Cells& grid, const Cells& puzzle) {
    for (int cell = 0; cell < 81; ++cell) {
        if (puzzle[cell] != 0 && puzzle[cell] != grid[cell]) return false;
    }
    for (int i = 0; i < 9; ++i) {
        unsigned row = 0;
        unsigned column = 0;
        unsigned box = 0;
        for (int j = 0; j < 9; ++j) {
            row |= 1U << grid[i * 9 + j];
            column |= 1U << grid[j * 9 + i];
            box |= 1U << grid[(i / 3 * 3 + j / 3) * 9 + i % 3 * 3 + j % 3];
        }
        if (row != 0x3FEU || column != 0x3FEU || box != 0x3FEU) return false;
    }
    return true;
}

}  // namespace rookery::plain
