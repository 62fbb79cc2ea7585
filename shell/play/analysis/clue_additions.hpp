// ClueAdditions: adds the fewest clues that give the board one solution (the verb `additions`).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shell/board/user_board.hpp"
#include "shell/paint/board_picture.hpp"
#include "shell/play/board_run.hpp"

namespace rookery::shell {

class ClueAdditions final : public BoardRun {
  public:
    ClueAdditions(Workspace& workspace, Play& play);

    bool can_add() const;  // the board has digits, nothing is barred, and some cells are empty
    // Finds sets of clues and adds one to the board, a different one each time.
    void add();
    void apply_changes();  // drops the results for another board

  private:
    void take_row(std::string_view text) override;
    void end_found() override;  // adds a set to the board

    Grid9 board_{};  // the board of the request
    std::size_t turn_ = 0;
    bool complete_ = false;
    int solutions_ = 0;
    int size_ = -1;  // of the smallest sets; -1: there are none of the sizes tried
    std::vector<std::vector<CellDigit>> sets_;
};

}  // namespace rookery::shell
