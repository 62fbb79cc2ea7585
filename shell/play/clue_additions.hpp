// ClueAdditions: adds the fewest clues that leave the board with one solution (the verb `additions`).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/board/user_board.hpp"
#include "shell/paint/step_picture.hpp"
#include "shell/play/board_run.hpp"

namespace rookery::shell {

class ClueAdditions final : public BoardRun {
  public:
    ClueAdditions(Workspace& workspace, Play& play);

    bool can_add() const;  // digits stand on the board, nothing is barred, and cells are empty
    // Looks for them and puts some on the board, others each time it is asked for.
    void add();
    void apply_changes();  // those of another board are of no use any more

  private:
    void take_row(std::string_view text) override;
    void end_found() override;  // puts some of them on the board

    Grid9 board_{};  // that was asked about
    std::size_t turn_ = 0;
    bool complete_ = false;
    int solutions_ = 0;
    int size_ = -1;  // of the smallest sets; -1: none so small
    std::vector<std::vector<CellDigit>> sets_;
};

}  // namespace rookery::shell
