// A candidate of annealing, tabu search and the genetic algorithm: a full board whose boxes have every digit once. Its
// cost is the number of digits missing from rows and columns (and diagonals). A swap of two free cells of a box changes
// only the lines through them, so its cost is found without scanning the board.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "board/grid.hpp"
#include "board/random.hpp"
#include "textbook/classic/classic.hpp"
#include "textbook/classic/houses.hpp"

namespace rookery {

template <int N>
class BoxFilling {
  public:
    using Geo = Geometry<N>;
    struct Swap {
        int a;
        int b;
    };

    // The givens must not conflict. Call fill() first.
    BoxFilling(const Grid<N>& givens, Variant variant) : givens_{givens} {
        for (int box = 0; box < Geo::kSize; ++box) {
            for (const int cell : Geo::kHouseCells[box]) {
                if (givens[cell] == 0) free_[box].push_back(cell);
            }
            if (free_[box].size() >= 2) movable_.insert(movable_.end(), free_[box].begin(), free_[box].end());
        }
        for (int line = 0; line < house_count<N>(variant) - Geo::kSize; ++line) {
            for (const int cell : Geo::kHouseCells[Geo::kSize + line]) lines_[cell] |= std::uint64_t{1} << line;
        }
        all_lines_ = house_count<N>(variant) - Geo::kSize;
    }

    // Whether any swap is possible.
    bool can_move() const { return !movable_.empty(); }
    // The sum over the boxes of their free cells squared.
    std::uint64_t moves() const {
        std::uint64_t sum = 0;
        for (const auto& cells : free_) sum += cells.size() * cells.size();
        return sum;
    }
    int cost() const { return cost_; }
    // How many digits are missing from a line. Rows come first, then columns, then diagonals.
    int missing_in(int line) const {
        const auto& counts = counts_[static_cast<std::size_t>(line)];
        return static_cast<int>(std::count(counts.begin() + 1, counts.begin() + 1 + Geo::kSize, 0));
    }
    const Grid<N>& grid() const { return grid_; }

    // Puts the missing digits of each box into its free cells at random.
    void fill(Random& random) {
        grid_ = givens_;
        for (int box = 0; box < Geo::kSize; ++box) {
            DigitSet missing = all_digits(Geo::kSize);
            for (const int cell : Geo::kHouseCells[box]) {
                if (givens_[cell] != 0) missing &= static_cast<DigitSet>(~digit_bit(givens_[cell]));
            }
            std::vector<int> cells = free_[box];
            random.shuffle(cells);
            for (const int cell : cells) {
                grid_[cell] = lowest_digit(missing);
                missing = without_lowest(missing);
            }
        }
        count();
    }

    // Replaces the filling by another one of the same boxes.
    void adopt(const Grid<N>& grid) {
        grid_ = grid;
        count();
    }

    // The cells that may change.
    const std::vector<int>& free_cells(int box) const { return free_[static_cast<std::size_t>(box)]; }
    // Whether the cell's digit occurs more than once in a line through it.
    bool is_repeated(int cell) const {
        for (Lines lines = lines_[cell]; lines != 0; lines = without_first(lines)) {
            if (counts_[std::countr_zero(lines)][grid_[cell]] > 1) return true;
        }
        return false;
    }

    // Two different free cells of one box. Their digits differ, as no box has a digit twice.
    Swap random_swap(Random& random) const {
        const int a = movable_[random.below(static_cast<std::uint32_t>(movable_.size()))];
        const std::vector<int>& cells = free_[Geo::box_of(a)];
        // One of the others: if the first cell is drawn again, the last one replaces it.
        int b = cells[random.below(static_cast<std::uint32_t>(cells.size() - 1))];
        if (b == a) b = cells.back();
        return {a, b};
    }

    // How much the swap would add to the cost.
    int added_cost(Swap swap) const {
        const int to_b = grid_[swap.a];
        const int to_a = grid_[swap.b];
        return added_in(lines_[swap.a] & ~lines_[swap.b], to_b, to_a) +
               added_in(lines_[swap.b] & ~lines_[swap.a], to_a, to_b);
    }

    // `added` must be the result of added_cost().
    void make(Swap swap, int added) {
        const int to_b = grid_[swap.a];
        const int to_a = grid_[swap.b];
        exchange_in(lines_[swap.a] & ~lines_[swap.b], to_b, to_a);
        exchange_in(lines_[swap.b] & ~lines_[swap.a], to_a, to_b);
        grid_[swap.a] = static_cast<Digit>(to_a);
        grid_[swap.b] = static_cast<Digit>(to_b);
        cost_ += added;
    }

  private:
    using Lines = std::uint64_t;  // rows, columns, diagonals: 34 at most

    static Lines without_first(Lines lines) { return lines & (lines - 1); }

    int added_in(Lines lines, int leaves, int comes) const {
        int added = 0;
        for (; lines != 0; lines = without_first(lines)) {
            const auto& counts = counts_[std::countr_zero(lines)];
            added += static_cast<int>(counts[leaves] == 1) - static_cast<int>(counts[comes] == 0);
        }
        return added;
    }
    void exchange_in(Lines lines, int leaves, int comes) {
        for (; lines != 0; lines = without_first(lines)) {
            auto& counts = counts_[std::countr_zero(lines)];
            --counts[leaves];
            ++counts[comes];
        }
    }
    void count() {
        counts_ = {};
        cost_ = 0;
        for (int line = 0; line < all_lines_; ++line) {
            for (const int cell : Geo::kHouseCells[Geo::kSize + line]) ++counts_[line][grid_[cell]];
            for (int digit = 1; digit <= Geo::kSize; ++digit) cost_ += static_cast<int>(counts_[line][digit] == 0);
        }
    }

    Grid<N> givens_;
    Grid<N> grid_;
    std::array<std::vector<int>, Geo::kSize> free_;  // of each box
    std::vector<int> movable_;                       // free cells with another one in their box
    std::array<Lines, Geo::kCells> lines_{};         // through each cell
    int all_lines_ = 0;
    std::array<std::array<std::uint8_t, Geo::kSize + 1>, Geo::kAllHouses - Geo::kSize> counts_{};  // [line][digit]
    int cost_ = 0;
};

// The common part of the searches among fillings of the boxes: annealing, tabu search and the genetic algorithm. Each
// tries candidates, keeps the one with the least cost, and starts again from new fillings when stuck.
//
// They end with the first solution found (`enough`), regardless of the number requested. On a board without a solution
// they never end unless there is a budget; the grid of the result is then the full board with the least cost. If there
// is only one way to fill the boxes, the answer is immediate (`complete`).
template <int N>
class FillingSearch {
  public:
    ClassicResult<N> run() {
        filling_.fill(random_);
        note_cost();
        count();
        const ClassicEnd end = filling_.can_move() ? search() : ClassicEnd::complete;
        count();
        if (least_cost_ == 0) {
            if (end == ClassicEnd::enough) {
                trace_.note("a solution is found; " + words_.method + " cannot tell whether there are others");
            }
            return {1, end, best_};
        }
        if (end == ClassicEnd::complete) return {0, end, {}};
        trace_.note("stopped after " + std::to_string(restarts_) + " " + words_.restarts +
                    " without an answer; least cost " + std::to_string(least_cost_));
        return {0, end, best_};
    }

  protected:
    struct Words {
        std::string method;    // "annealing"
        std::string restarts;  // "reheats"
    };

    FillingSearch(const ClassicPuzzle<N>& puzzle, const ClassicSettings& settings, Trace& trace, Words words)
        : trace_{trace},
          random_{settings.seed},
          filling_{puzzle.givens, puzzle.variant},
          settings_{settings},
          words_{std::move(words)} {}
    ~FillingSearch() = default;

    // Runs from the first filling, which has a swap, to the end.
    virtual ClassicEnd search() = 0;
    // Sets the counters of the trace.
    virtual void count() = 0;

    // Call before each candidate; counts it. Returns how the search ended, if it did.
    std::optional<ClassicEnd> next_candidate() {
        constexpr std::uint64_t kAskAfter = 1024;
        constexpr std::uint64_t kReportAfter = 1U << 20;
        if (least_cost_ == 0) return ClassicEnd::enough;  // the filling was already a solution
        if (tried_ % kAskAfter == 0 && settings_.progress.stop_requested()) return ClassicEnd::stopped;
        if (tried_ == settings_.budget) return ClassicEnd::budget;
        if (++tried_ % kReportAfter == 0) {
            count();
            const bool is_limited = settings_.budget != std::numeric_limits<std::uint64_t>::max();
            trace_.report(settings_.progress, is_limited ? "" : "; continues until solved");
        }
        return std::nullopt;
    }

    // Keeps the filling if it is the best so far. Returns whether there is a solution.
    bool note_cost() {
        if (filling_.cost() < least_cost_) {
            least_cost_ = filling_.cost();
            best_ = filling_.grid();
        }
        return least_cost_ == 0;
    }

    Trace& trace_;
    Random random_;
    BoxFilling<N> filling_;
    std::uint64_t tried_ = 0;
    std::uint64_t restarts_ = 0;
    int least_cost_ = std::numeric_limits<int>::max();

  private:
    const ClassicSettings& settings_;
    const Words words_;
    Grid<N> best_;
};

}  // namespace rookery
