// The solutions of a board's puzzle, computed while the user waits: with a limit on guesses, so that no puzzle can
// block the page.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "board/cell_set.hpp"
#include "shell/board/user_board.hpp"

namespace rookery::shell {

enum class Uniqueness { one, none, several, unknown };  // unknown: the limit was reached

struct OnlySolution {
    Uniqueness answer = Uniqueness::unknown;
    Grid9 grid{};  // if Uniqueness::one
    bool found() const { return answer == Uniqueness::one; }
};

constexpr std::uint64_t kQuickGuesses = 100'000;  // about 50 milliseconds

// For the board's clues and barred candidates; entered digits do not count.
OnlySolution only_solution(const Board& board, std::uint64_t guesses = kQuickGuesses);

// SeveralSolutions: the solutions of a puzzle that has more than one. It finds up to a thousand, and where they differ.
class SeveralSolutions {
  public:
    static constexpr std::size_t kMax = 1000;

    // At least two, in the solver's order, which is deterministic.
    const std::vector<Grid9>& grids() const { return grids_; }
    bool are_all() const { return are_all_; }
    // Cells whose digit differs between solutions.
    const CellSet& differing() const { return differing_; }
    // "5 solutions", "1 000 or more solutions", "at least 12 solutions"
    std::string count_text() const;
    // The index of the solution after `values`; that of the first one if `values` is the last or no solution.
    std::size_t place_after(const Grid9& values) const;

    // Null if the puzzle has fewer than two, or if the limit on guesses was reached.
    static std::shared_ptr<const SeveralSolutions> of(const Board& board);

  private:
    std::vector<Grid9> grids_;
    bool are_all_ = false;
    CellSet differing_;
};

}  // namespace rookery::shell
