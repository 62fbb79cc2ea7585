// State: a board as 81 values and 729 candidates, by cell and by house.
//
// A candidate is a digit that a cell may still take. It is stored twice (candidate_views.hpp), and place() and
// eliminate() keep both copies in step. A cell with a value has no candidates. A cell with one candidate left does not
// get its value: that is a separate step (a single).
#pragma once

#include <array>
#include <cstdint>

#include "board/board.hpp"
#include "logic/state/candidate_views.hpp"
#include "logic/state/tables.hpp"

namespace rookery {

class State : public CandidateViews {
  public:
    // The empty board with every candidate.
    State();
    // All candidates except those that the givens exclude.
    explicit State(const Grid9& givens);
    // A sukaku: no cell has a value, not even one with a single candidate.
    explicit State(const Candidates9& candidates);
    // A board in progress: values placed, and of the candidates that they leave only those that `candidates` has too.
    // `candidates` is ignored for cells with a value.
    State(const Grid9& values, const Candidates9& candidates);

    Digit value(int cell) const { return values_[cell]; }  // 0: empty
    const std::array<Digit, 81>& all_values() const { return values_; }
    int candidate_count(int cell) const { return digit_count(candidates(cell)); }
    PositionSet empty_positions(int house) const { return empty_[house]; }
    int empty_count(int house) const { return std::popcount(empty_[house]); }
    // The cells whose values belong to the puzzle: by default those of the grid that the state was made from.
    CellSet givens() const { return CellSet::from_words(givens_[0], givens_[1]); }
    void set_givens(CellSet givens) { givens_ = {givens.bits().lo(), givens.bits().hi()}; }
    int placed_count(int digit) const { return placed_[digit - 1]; }  // cells whose value is the digit
    CellSet cells_with(int digit) const;                              // cells that have the candidate
    CellSet cells_with_count(int count) const;                        // cells with that many candidates

    // Fills an empty cell: removes its other candidates, and the digit from its peers. A value that is not among the
    // candidates is a contradiction.
    void place(int cell, int digit);
    // Removes a candidate; no effect if the cell does not have it.
    void eliminate(int cell, int digit);

    bool is_solved() const { return empty_cells_ == 0 && !contradiction_; }
    int empty_cells() const { return empty_cells_; }
    // An empty cell without candidates, a house with no place left for a digit, or a value that is not a candidate:
    // there is no solution from here.
    bool has_contradiction() const { return contradiction_; }

    Grid9 values() const;
    friend bool operator==(const State&, const State&) = default;

  private:
    std::array<Digit, 81> values_{};
    HouseRow empty_;
    std::array<std::uint8_t, 9> placed_{};
    std::array<std::uint64_t, 2> givens_{};  // as the words of a CellSet
    int empty_cells_ = 81;
    bool contradiction_ = false;
};

}  // namespace rookery
