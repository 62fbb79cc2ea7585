// The oracle: a solver so plain that it can be checked by reading. Backtracking on the empty cell with the fewest
// digits left, over plain arrays; it shares nothing with core/solve, not even the tables of cells and houses.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace rookery::plain {

using Cells = std::array<std::uint8_t, 81>;  // 0 = empty; the `digits` of a Grid9

struct Result {
    std::uint64_t solutions = 0;
    bool complete = true;     // false: a limit was reached, there may be more
    std::uint64_t nodes = 0;  // digits tried
    Cells first{};            // the first solution found; all empty if there is none
};

class Solver {
  public:
    // Stops after `limit` solutions (>= 1) or when about `node_limit` digits were tried.
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

    // Returns false when a limit was reached.
    template <class Visit>
    bool search(Visit& visit) {
        int best = -1;
        unsigned best_digits = 0;
        int fewest = 10;
        for (int cell = 0; cell < 81 && fewest > 1; ++cell) {
            if (cells_[cell] != 0) continue;
            const unsigned digits = free_digits(cell);
            const int n = std::popcount(digits);
            if (n < fewest) {
                fewest = n;
                best = cell;
                best_digits = digits;
            }
        }
        if (best < 0) {
            if (result_.solutions++ == 0) result_.first = cells_;
            visit(cells_);
            return result_.complete = result_.solutions < limit_;
        }
        for (unsigned digit = 1; digit <= 9; ++digit) {
            if ((best_digits >> (digit - 1) & 1U) == 0) continue;
            if (++result_.nodes > node_limit_) return result_.complete = false;
            cells_[best] = static_cast<std::uint8_t>(digit);
            toggle(best, digit);
            const bool go_on = search(visit);
            toggle(best, digit);
            cells_[best] = 0;
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

// Up to `limit` solutions. `complete` is false when the limit was reached, even if there was exactly that number.
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
