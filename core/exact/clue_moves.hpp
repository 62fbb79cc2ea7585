// What the searches for clues have in common.
#pragma once

#include <algorithm>
#include <vector>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "board/random.hpp"

namespace rookery {

inline std::vector<int> cells_of(CellSet cells) {
    std::vector<int> list;
    cells.for_each([&list](int cell) { list.push_back(cell); });
    return list;
}

inline int random_one(const std::vector<int>& cells, Random& random) {
    return cells[random.below(static_cast<std::uint32_t>(cells.size()))];
}

inline Digit random_one(DigitSet digits, Random& random) {
    for (auto skipped = random.below(static_cast<std::uint32_t>(digit_count(digits))); skipped > 0; --skipped) {
        digits = without_lowest(digits);
    }
    return lowest_digit(digits);
}

// The digits that no clue forbids in the cell.
template <int N>
DigitSet digits_free_at(const Grid<N>& puzzle, int cell) {
    DigitSet free = all_digits(Geometry<N>::kSize);
    for (const int peer : Geometry<N>::kPeerCells[static_cast<std::size_t>(cell)]) {
        if (puzzle[peer] != 0) free = static_cast<DigitSet>(free & ~digit_bit(puzzle[peer]));
    }
    return free;
}

// A draw, as in thermal equilibrium, among choices of which one after the other becomes known: each takes the place of
// the one before with the share that its weight has of the sum so far. The first, to leave things as they are, has less
// weight than its distance gives it, so that searches get about more.
class ThermalDraw {
  public:
    // The first choice, drawn so far.
    ThermalDraw(int distance, double temperature) : first_{distance}, drawn_{distance}, temperature_{temperature} {}

    // Whether the draw now stands for this choice.
    bool takes(int distance, Random& random) {
        const double weight = exponential((first_ - distance) / temperature_);
        sum_ += weight;
        if (distance > 0 && random.unit() * sum_ >= weight) return false;  // what is solved is taken in any case
        drawn_ = distance;
        return true;
    }
    int distance() const { return drawn_; }

  private:
    // e^x nearly, and the same on every platform, which std::exp is not.
    static double exponential(double x) {
        double power = 1 + std::clamp(x, -100.0, 100.0) / 1024;
        for (int i = 0; i < 10; ++i) power *= power;
        return power;
    }

    int first_;
    int drawn_;
    double temperature_;
    double sum_ = 0.3;
};

}  // namespace rookery
