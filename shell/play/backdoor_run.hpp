// BackdoorRun: looks for the smallest sets of cells that, once filled, leave the puzzle for singles alone (the verb
// `backdoors`).
#pragma once

#include <string>
#include <string_view>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "shell/play/board_run.hpp"

namespace rookery::shell {

class BackdoorRun final : public BoardRun {
  public:
    BackdoorRun(Workspace& workspace, Play& play);

    bool can_look() const;  // a puzzle of givens with one solution
    // Looks for them, and then selects the cells: all that are a backdoor alone, or the first set.
    void look();
    void apply_changes();                              // those of another puzzle are of no use any more
    const std::string& fact() const { return fact_; }  // "backdoor size 2"; empty while it is not known

  private:
    void take_row(std::string_view text) override;
    void end_found() override;

    Grid9 puzzle_{};
    std::string fact_;
    int size_ = -1;   // of the smallest; -1: none so small
    int number_ = 0;  // of that size
    CellSet cells_;   // to be selected
};

}  // namespace rookery::shell
