// Method: a set of candidates per cell. A cell with one candidate removes it from its houses (naked singles); a digit
// with one place left in a house is placed there (hidden singles). If no singles are left, guess in the cell with the
// fewest candidates: try one of them, then remove it. (Also guessing the places of a digit was tried for 16x16 and did
// not pay.)
#include "solve/any_order.hpp"

#include "solve/search_limits.hpp"

namespace rookery {

namespace {

// The houses that a cell belongs to.
struct HousesOfCell {
    std::array<std::uint8_t, 5> houses{};
    int count = 0;
};

template <int N>
constexpr std::array<HousesOfCell, Geometry<N>::kCells> kHousesOf = [] {
    std::array<HousesOfCell, Geometry<N>::kCells> table{};
    for (int house = 0; house < Geometry<N>::kAllHouses; ++house) {
        for (const int cell : Geometry<N>::kHouseCells[house]) {
            table[cell].houses[table[cell].count++] = static_cast<std::uint8_t>(house);
        }
    }
    return table;
}();

struct Guess {
    int cell;
    DigitSet digit;  // one bit
};

template <int N>
class Board {
  public:
    using Geo = Geometry<N>;

    Board(const Candidates<N>& candidates, Variant variant)
        : candidates_{candidates}, houses_{variant == Variant::diagonal ? Geo::kAllHouses : Geo::kHouses} {
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            candidates_[cell] &= all_digits(Geo::kSize);
            if (candidates_[cell] == 0) dead_ = true;
        }
    }

    // Follows all singles. Returns false if there is no solution.
    bool propagate() {
        bool changed = true;
        while (changed && !dead_) {
            changed = false;
            for (int cell = 0; cell < Geo::kCells && !dead_; ++cell) {
                if (!spread_[cell] && digit_count(candidates_[cell]) == 1) {
                    spread(cell);
                    changed = true;
                }
            }
            for (int house = 0; house < houses_ && !dead_ && !changed; ++house) changed = place_hidden_singles(house);
        }
        return !dead_;
    }

    // The cell with the fewest candidates, and the lowest of them. The cell is negative if every cell has one
    // candidate.
    Guess guess() const {
        Guess best{-1, 0};
        int fewest = Geo::kSize + 1;
        for (int cell = 0; cell < Geo::kCells && fewest > 2; ++cell) {
            const int n = digit_count(candidates_[cell]);
            if (n > 1 && n < fewest) {
                fewest = n;
                best = {cell, static_cast<DigitSet>(candidates_[cell] & -candidates_[cell])};
            }
        }
        return best;
    }

    void place(Guess guess) { candidates_[guess.cell] = guess.digit; }
    void remove(Guess guess) {
        candidates_[guess.cell] = static_cast<DigitSet>(candidates_[guess.cell] & ~guess.digit);
    }

    Grid<N> solution() const {
        Grid<N> grid;
        for (int cell = 0; cell < Geo::kCells; ++cell) grid[cell] = lowest_digit(candidates_[cell]);
        return grid;
    }

  private:
    // Removes the single candidate of `cell` from all other cells of its houses.
    void spread(int cell) {
        spread_[cell] = true;
        const DigitSet digit = candidates_[cell];
        const HousesOfCell& own = kHousesOf<N>[cell];
        for (int i = 0; i < own.count && own.houses[i] < houses_; ++i) {
            for (const int other : Geo::kHouseCells[own.houses[i]]) {
                if (other == cell) continue;
                candidates_[other] = static_cast<DigitSet>(candidates_[other] & ~digit);
                if (candidates_[other] == 0) dead_ = true;
            }
        }
    }

    // Returns whether a cell was decided.
    bool place_hidden_singles(int house) {
        DigitSet once = 0;
        DigitSet twice = 0;
        for (const int cell : Geo::kHouseCells[house]) {
            const DigitSet here = candidates_[cell];
            twice = static_cast<DigitSet>(twice | (once & here));
            once |= here;
        }
        if (once != all_digits(Geo::kSize)) dead_ = true;
        const auto hidden = static_cast<DigitSet>(once & ~twice);
        bool placed = false;
        for (const int cell : Geo::kHouseCells[house]) {
            const auto here = static_cast<DigitSet>(candidates_[cell] & hidden);
            if (digit_count(here) > 1) dead_ = true;  // two digits have only this place
            if (here == 0 || here == candidates_[cell]) continue;
            candidates_[cell] = here;
            placed = true;
        }
        return placed;
    }

    Candidates<N> candidates_;
    std::array<bool, Geo::kCells> spread_{};
    int houses_;
    bool dead_ = false;
};

template <int N>
class AnyOrderSearch {
  public:
    AnyOrderSearch(const SolveLimits& limits, AnyOrderVisitor<N> visit) : limits_{limits, result_}, visit_{visit} {}

    AnyOrderResult<N> run(Board<N> board) {
        search(board);
        return result_;
    }

  private:
    // Searches a board, and overwrites it. Returns false when the search is over. The depth is at most the number of
    // cells.
    bool search(Board<N>& board) {
        while (board.propagate()) {
            const Guess guess = board.guess();
            if (guess.cell < 0) return found(board.solution());
            if (!limits_.may_guess()) return false;
            Board<N> child = board;
            child.place(guess);
            if (!search(child)) return false;
            board.remove(guess);
        }
        return true;
    }

    bool found(const Grid<N>& solution) {
        if (result_.solutions++ == 0) result_.first = solution;
        if (visit_ && !visit_(solution)) return limits_.end_with(SolveEnd::stopped);
        return limits_.may_go_on();
    }

    AnyOrderResult<N> result_;
    SearchLimits<AnyOrderResult<N>> limits_;
    AnyOrderVisitor<N> visit_;
};

template <int N>
Candidates<N> candidates_of(const Grid<N>& puzzle) {
    constexpr int size = Geometry<N>::kSize;
    Candidates<N> candidates;
    for (int cell = 0; cell < Geometry<N>::kCells; ++cell) {
        const int digit = puzzle[cell];
        candidates[cell] = digit == 0 ? all_digits(size) : digit <= size ? digit_bit(digit) : DigitSet{0};
    }
    return candidates;
}

}  // namespace

template <int N>
AnyOrderResult<N> for_each_solution_any_order(const Grid<N>& puzzle, const SolveLimits& limits, Variant variant,
                                              std::type_identity_t<AnyOrderVisitor<N>> visit) {
    return AnyOrderSearch<N>(limits, visit).run(Board<N>(candidates_of(puzzle), variant));
}

template <int N>
AnyOrderResult<N> for_each_solution_any_order(const Candidates<N>& candidates, const SolveLimits& limits,
                                              Variant variant, std::type_identity_t<AnyOrderVisitor<N>> visit) {
    return AnyOrderSearch<N>(limits, visit).run(Board<N>(candidates, variant));
}

template <int N>
AnyOrderResult<N> solve_any_order(const Candidates<N>& candidates, const SolveLimits& limits, Variant variant) {
    return AnyOrderSearch<N>(limits, nullptr).run(Board<N>(candidates, variant));
}

template <int N>
AnyOrderResult<N> solve_any_order(const Grid<N>& puzzle, const SolveLimits& limits, Variant variant) {
    return solve_any_order(candidates_of(puzzle), limits, variant);
}

template AnyOrderResult<2> solve_any_order(const Grid4&, const SolveLimits&, Variant);
template AnyOrderResult<3> solve_any_order(const Grid9&, const SolveLimits&, Variant);
template AnyOrderResult<4> solve_any_order(const Grid16&, const SolveLimits&, Variant);
template AnyOrderResult<2> solve_any_order(const Candidates<2>&, const SolveLimits&, Variant);
template AnyOrderResult<3> solve_any_order(const Candidates<3>&, const SolveLimits&, Variant);
template AnyOrderResult<4> solve_any_order(const Candidates<4>&, const SolveLimits&, Variant);
template AnyOrderResult<2> for_each_solution_any_order(const Grid4&, const SolveLimits&, Variant, AnyOrderVisitor<2>);
template AnyOrderResult<3> for_each_solution_any_order(const Grid9&, const SolveLimits&, Variant, AnyOrderVisitor<3>);
template AnyOrderResult<4> for_each_solution_any_order(const Grid16&, const SolveLimits&, Variant, AnyOrderVisitor<4>);
template AnyOrderResult<2> for_each_solution_any_order(const Candidates<2>&, const SolveLimits&, Variant,
                                                       AnyOrderVisitor<2>);
template AnyOrderResult<3> for_each_solution_any_order(const Candidates<3>&, const SolveLimits&, Variant,
                                                       AnyOrderVisitor<3>);
template AnyOrderResult<4> for_each_solution_any_order(const Candidates<4>&, const SolveLimits&, Variant,
                                                       AnyOrderVisitor<4>);

}  // namespace rookery
