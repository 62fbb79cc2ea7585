// TrueCandidates: while switched on, the number of solutions left from the current board, and how many of them have
// each candidate; recomputed after every change (the verb `candidates`).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "board/grid.hpp"
#include "shell/play/board_run.hpp"

namespace rookery::shell {

class TrueCandidates final : public BoardRun {
  public:
    TrueCandidates(Workspace& workspace, Play& play);

    bool on() const { return on_; }
    void show(bool on);
    void apply_changes();
    // False while they are being counted.
    bool are_known() const { return on_ && solutions_.has_value(); }
    // Candidates of empty cells that are in no solution, and those in exactly one.
    Candidates9 dead() const;
    Candidates9 single() const;
    // "12 solutions are left"; or that they are being counted.
    std::string solutions_text() const;
    // "In r1c2: 12 with 1, 5 with 3"; empty for a cell with a digit.
    std::string cell_text(int cell) const;

  private:
    void take_row(std::string_view text) override;
    void take_problem(std::string_view sentence) override { problem_ = sentence; }
    template <class Holds>  // bool holds(int count)
    Candidates9 candidates_with(Holds holds) const;
    int count(int cell, int digit) const {
        return counts_[static_cast<std::size_t>(cell)][static_cast<std::size_t>(digit - 1)];
    }

    bool on_ = false;
    std::string board_;             // of the last request
    std::optional<int> solutions_;  // of that board, up to kCap
    std::array<std::array<int, 9>, 81> counts_{};
    std::string problem_;  // why they are unknown
};

}  // namespace rookery::shell
