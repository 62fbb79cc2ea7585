// The steps of the encodings FIND and REFUTE (encoding.hpp), added one after the other to the formula of the solution.
#pragma once

#include <array>
#include <vector>

#include "board/cell_set.hpp"
#include "exact/encoding/cubes.hpp"
#include "exact/encoding/solution_formula.hpp"
#include "exact/strategies.hpp"

namespace rookery {

// The variables of one step.
template <int N>
struct StepLiterals {
    using Geo = Geometry<N>;
    std::array<Literal, Geo::kCells> placed{};
    std::array<std::array<Literal, Geo::kSize>, Geo::kHouses> digit_placed{};  // [house][digit - 1]
    std::array<std::array<Literal, Geo::kSize>, Geo::kCells> gone{};           // [cell][digit - 1]
};

template <int N>
class StepFormula {
  public:
    // Adds step 0, the clues. Both references must outlive it. `maximal`: a step does all that the strategies can do. A
    // cell has no variable "placed" before its first step, which is at least 1.
    StepFormula(const ClueLiterals<N>& clues, std::vector<int> first_steps, StrategySet strategies, bool maximal,
                const SolutionLiterals<N>& solution, Formula& formula);

    // Adds the next step, which places something, or removes a candidate, unless all cells are placed.
    void add_step();
    // Adds variables for the first cell, in cell order, that the last step places.
    FirstPlaced<N> add_first_placed();
    // Adds the last step, after which all cells are placed.
    void add_last_step();
    int steps() const { return number_; }
    // The variables of the last step, and of the one before it.
    const StepLiterals<N>& now() const { return now_; }
    const StepLiterals<N>& before() const { return before_; }

  private:
    using Geo = Geometry<N>;
    static constexpr int kCells = Geo::kCells;
    static constexpr int kSize = Geo::kSize;
    static constexpr int kHouses = Geo::kHouses;

    bool is_clue(int cell) const { return clues_[cell] == kTrue; }
    // Whether the cell can be placed yet; if not, the variables for it are constant false.
    bool can_be_placed(int cell) const { return number_ >= first_step_[cell]; }

    void add_conclusions(bool last);
    void add_variables(bool last);
    void add_houses(bool last);
    void add_candidates();
    void add_monotony();
    void add_placements();
    Literal add_naked_single(int cell);
    Literal add_hidden_single(int house, int d);
    void add_locked_candidates();
    void add_locked_candidates(int a, int b, const std::vector<int>& from, const std::vector<int>& to);
    void add_naked_pairs();
    void add_naked_pair(int a, int b);
    void add_hidden_pairs();
    void add_hidden_pair(int house, int d, int e);
    void add_progress();

    ClueLiterals<N> clues_;
    std::vector<int> first_step_;  // [cell]
    StrategySet strategies_;
    bool maximal_;
    const SolutionLiterals<N>& solution_;
    Formula& formula_;
    int number_ = 0;
    StepLiterals<N> before_;
    StepLiterals<N> now_;
    std::vector<std::vector<Literal>> reasons_;  // [cell * kSize + d]: strategies that remove a candidate in this step
};

}  // namespace rookery
