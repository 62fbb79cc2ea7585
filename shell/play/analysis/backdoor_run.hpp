// BackdoorRun: finds the smallest sets of cells that, once filled, leave only singles (the verb `backdoors`).
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

    bool can_look() const;  // requires a puzzle of givens with one solution
    // Finds them and then selects cells: all that are a backdoor on their own, or the first set.
    void look();
    void apply_changes();  // drops the results of another puzzle
    void reword(const Rewording& reworded) { reworded.apply(fact_); }
    const std::string& fact() const { return fact_; }  // "backdoor size 2"; empty while unknown

  private:
    void take_row(std::string_view text) override;
    void end_found() override;

    Grid9 puzzle_{};
    std::string fact_;
    int size_ = -1;   // of the smallest; -1: none of the sizes tried
    int number_ = 0;  // of sets with that size
    CellSet cells_;   // to be selected
};

}  // namespace rookery::shell
