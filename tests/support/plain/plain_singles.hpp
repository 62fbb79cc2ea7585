// How far singles, or singles and locked candidates, solve a puzzle: pencil marks in plain arrays, scanned repeatedly.
// It does not know the solution and shares nothing with core/solve.
#pragma once

#include <array>

#include "support/plain/plain_solver.hpp"

namespace rookery::plain {

class Pencilmarks {
  public:
    explicit Pencilmarks(const Cells& puzzle) {
        for (auto& marks : can_) marks.fill(true);
        for (int cell = 0; cell < 81; ++cell) {
            if (puzzle[cell] != 0) place(cell, puzzle[cell]);
        }
    }

    // The grid when no further step applies.
    Cells follow(bool with_locking) {
        while (naked_single() || hidden_single() || (with_locking && locked_candidates())) {
        }
        return grid_;
    }

  private:
    static bool is_in(int cell, int house) {
        for (int i = 0; i < 9; ++i) {
            if (cell_of(house, i) == cell) return true;
        }
        return false;
    }
    static bool share_a_house(int a, int b) {
        return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
    }
    void place(int cell, int digit) {
        grid_[cell] = static_cast<std::uint8_t>(digit);
        can_[cell].fill(false);
        for (int other = 0; other < 81; ++other) {
            if (share_a_house(cell, other)) can_[other][digit] = false;
        }
    }

    // Each of these scans the board once and returns whether it found something.
    bool naked_single() {
        bool found = false;
        for (int cell = 0; cell < 81; ++cell) {
            int count = 0;
            int last = 0;
            for (int digit = 1; digit <= 9; ++digit) {
                if (!can_[cell][digit]) continue;
                ++count;
                last = digit;
            }
            if (count != 1) continue;
            place(cell, last);
            found = true;
        }
        return found;
    }
    bool hidden_single() {
        bool found = false;
        for (int house = 0; house < 27; ++house) {
            for (int digit = 1; digit <= 9; ++digit) {
                int count = 0;
                int last = 0;
                for (int i = 0; i < 9; ++i) {
                    if (!can_[cell_of(house, i)][digit]) continue;
                    ++count;
                    last = cell_of(house, i);
                }
                if (count != 1) continue;
                place(last, digit);
                found = true;
            }
        }
        return found;
    }
    // If all places of a digit in one house are also in a second house, the digit is eliminated from the rest of the
    // second.
    bool locked_candidates() {
        bool found = false;
        for (int house = 0; house < 27; ++house) {
            for (int other = 0; other < 27; ++other) {
                for (int digit = 1; digit <= 9 && other != house; ++digit) found |= lock(house, other, digit);
            }
        }
        return found;
    }
    bool lock(int house, int other, int digit) {
        int inside = 0;
        for (int i = 0; i < 9; ++i) {
            const int cell = cell_of(house, i);
            if (!can_[cell][digit]) continue;
            if (!is_in(cell, other)) return false;
            ++inside;
        }
        bool found = false;
        for (int i = 0; i < 9 && inside > 0; ++i) {
            const int cell = cell_of(other, i);
            if (!can_[cell][digit] || is_in(cell, house)) continue;
            can_[cell][digit] = false;
            found = true;
        }
        return found;
    }

    Cells grid_{};
    std::array<std::array<bool, 10>, 81> can_{};  // [cell][digit]; none in a filled cell
};

// Whether these steps fill the board.
inline bool is_solved_by_singles(const Cells& puzzle, bool with_locking = false) {
    for (const int digit : Pencilmarks(puzzle).follow(with_locking)) {
        if (digit == 0) return false;
    }
    return true;
}

}  // namespace rookery::plain
