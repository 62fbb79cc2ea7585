// How far given strategies alone solve a puzzle.
//
// A state is the set of placed digits and the candidates of every cell. A step applies all allowed strategies to one
// state at once:
//
//   naked single      cell with the one candidate d                          -> d is placed
//   hidden single     no other cell of a house has d                         -> d is placed
//   locked candidate  houses A, B with N common cells, no cell of A\B has d  -> d is removed from B\A
//   naked pair        two cells of a house with candidates within {d, e}     -> d and e are removed from the others
//   hidden pair       digits d, e within two cells of a house                -> other digits are removed from the two
//   a digit placed in a cell is removed from its peers, and all other digits from the cell, in the same step
//
// Since conclusions that are possible once stay possible, every order of applying them ends in the same state: the
// closure. The definitions are those of K. Nishikawa and T. Toda, "Exact Method for Generating Strategy-Solvable Sudoku
// Clues" (2020), section 3; its houses A and B are a box and a line.
#pragma once

#include <array>
#include <type_traits>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "exact/strategies.hpp"
#include "simd/v128.hpp"

namespace rookery {

template <int N>
struct StrategyState {
    Grid<N> placed;              // 0: nothing
    Candidates<N> candidates;    // of a placed cell: only its digit
    bool contradiction = false;  // a cell without candidates, or a house without a place for a digit
    bool solved() const { return !contradiction && placed.is_full(); }
    friend bool operator==(const StrategyState&, const StrategyState&) = default;
};

// The initial state of a puzzle.
template <int N>
StrategyState<N> initial_state(const Grid<N>& puzzle);
// The state with one more digit placed.
template <int N>
StrategyState<N> with_digit(const StrategyState<N>& state, int cell, Digit digit);
// One step, as in the paper. Returns the state itself if nothing can be concluded.
template <int N>
StrategyState<N> next_state(const StrategyState<N>& state, StrategySet strategies);
// The number of steps that solve a puzzle; -1: they do not.
template <int N>
int steps_to_solve(const Grid<N>& puzzle, StrategySet strategies);

// The current state of a closure: for order 3 in the vectors of field_rules.hpp, for order 2 as in the definition.
struct FieldBoard {
    std::array<V128, 9> candidates;
    std::array<V128, 9> placed;
};
template <int N>
using ClosureBoard = std::conditional_t<N == 3, FieldBoard, StrategyState<N>>;

// A fast closure, for searches that need several hundred thousand per second.
template <int N>
class Closure {
  public:
    explicit Closure(StrategySet strategies) : strategies_{strategies} {}
    // How far a puzzle is from solved. 0: solved; otherwise one for each excess candidate, at least one for each cell
    // not placed. kContradiction: no solution.
    int distance(const Grid<N>& puzzle);
    static constexpr int kContradiction = 1 << 20;
    bool solves(const Grid<N>& puzzle) { return distance(puzzle) == 0; }
    // The distance of the puzzle last passed to distance() with one more digit, in a cell that it leaves empty. That
    // puzzle must not have been a contradiction. (Closures only grow, so this continues from the current one.)
    int distance_with(int cell, Digit digit) const;
    // The candidates of a cell in the closure of that puzzle: any other digit there is a contradiction.
    DigitSet candidates(int cell) const;
    StrategyState<N> state() const;  // the same for all cells

  private:
    StrategySet strategies_;
    ClosureBoard<N> board_;
};

template <>
int Closure<2>::distance(const Grid<2>& puzzle);
template <>
int Closure<2>::distance_with(int cell, Digit digit) const;
template <>
DigitSet Closure<2>::candidates(int cell) const;
template <>
StrategyState<2> Closure<2>::state() const;
template <>
int Closure<3>::distance(const Grid<3>& puzzle);
template <>
int Closure<3>::distance_with(int cell, Digit digit) const;
template <>
DigitSet Closure<3>::candidates(int cell) const;
template <>
StrategyState<3> Closure<3>::state() const;

}  // namespace rookery
