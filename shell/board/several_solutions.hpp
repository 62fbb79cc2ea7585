// SeveralSolutions: the solutions of a puzzle that has more than one: how many, up to a thousand, and where they
// differ.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "board/cell_set.hpp"
#include "shell/board/user_board.hpp"

namespace rookery::shell {

class SeveralSolutions {
  public:
    static constexpr std::size_t kMax = 1000;

    // At least two, in the solver's order, which is the same everywhere.
    const std::vector<Grid9>& grids() const { return grids_; }
    bool are_all() const { return are_all_; }
    // Cells that do not hold the same digit in all of them.
    const CellSet& differing() const { return differing_; }
    // "5 solutions", "1 000 or more solutions", "at least 12 solutions"
    std::string count_text() const;
    // Of the one that comes after `values`; the first one if `values` is none of them, or the last.
    std::size_t place_after(const Grid9& values) const;

    // Those of the board's puzzle, looked for while its user waits: null if it has fewer than two, or if these were not
    // found within some guesses.
    static std::shared_ptr<const SeveralSolutions> of(const Board& board);

  private:
    std::vector<Grid9> grids_;
    bool are_all_ = false;
    CellSet differing_;
};

}  // namespace rookery::shell
