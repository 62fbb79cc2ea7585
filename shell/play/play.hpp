// Play: one puzzle on the board, with the user's entries (cell_entries.hpp), the analysis, and the steps that solve it
// (steps/path_view.hpp).
//
// A step is drawn on the board as it is before that step. For a step of the path, this is the path's own board (the
// givens with all earlier steps applied); for a hint, and for a step found from the user's board, it is the user's.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "shell/board/history.hpp"
#include "shell/games/help_taken.hpp"
#include "shell/jobs/notice.hpp"
#include "shell/jobs/page_workspace.hpp"
#include "shell/play/analysis/analysis.hpp"
#include "shell/play/cell_entries.hpp"
#include "shell/play/play_choices.hpp"
#include "shell/play/steps/path_view.hpp"

namespace rookery::shell {

class Play {
  public:
    Play(History& history, Notice& notice, const MistakeMarks& mistake_marks)
        : history_{history},
          notice_{notice},
          mistake_marks_{mistake_marks},
          entries_{*this, notice},
          path_{*this, notice} {}
    Play(const Play&) = delete;  // its parts point to it
    Play& operator=(const Play&) = delete;

    PlayChoices choices;
    const Board& board() const { return history_.now().board; }
    const History& history() const { return history_; }
    // The visible board: the user's, or the board before the shown step.
    Board shown_board() const { return path_.shown_board(); }
    bool shows_candidates() const { return entries_.wants_candidates() || path_.shows_step(); }
    const Entries& entries() const { return entries_; }
    Entries& entries() { return entries_; }
    const PathView& path() const { return path_; }
    PathView& path() { return path_; }
    // One undo step, or merged with earlier changes of the same group.
    void change(const Board& next, std::string name, std::int64_t group = -1);
    // Cells marked as wrong: their digit is wrong, or their correct candidate was removed. The next change clears the
    // result of "check".
    CellSet wrong_cells() const { return mistake_marks_ == MistakeMarks::at_once ? wrong_ | wrong_digits() : wrong_; }

    const HelpTaken& help() const { return help_; }
    void set_help(const HelpTaken& help) { help_ = help; }
    void note_hint() { ++help_.hints; }
    void note_solution_shown() { help_.solution_shown = true; }
    void note_peek() { help_.peeked = true; }
    // Every cell has a digit, and no house has one twice.
    bool is_solved() const;

    void load(const Board& board, std::string name);  // one undo step
    void restart();                                   // keeps only the givens
    void clear_board();                               // keeps nothing
    void fix_givens();                                // entered digits become givens
    // Adds clues, as givens if the board has any givens; one undo step.
    void add_clues(std::span<const CellDigit> clues, std::string name);
    // Corrects the puzzle itself, for instance a misread one; the user's progress continues.
    void correct(const Board& next, std::string name);
    void solve();
    void check();
    void note_change();  // the board was changed elsewhere (undo): clears the former one's steps and marks
    // Increases whenever another puzzle is opened: view state of the previous one (such as scrolling) is obsolete.
    std::int64_t puzzle_serial() const { return puzzle_serial_; }

    // --- several solutions ---
    // Puts the solution after the current one on the board; consecutive calls are one undo step.
    void show_other_solution();
    // Cells in which the solutions differ, while one of them is on the board; else none.
    CellSet differing_cells() const;

    // --- analysis ---
    const Analysis& analysis() const { return analysis_; }
    Analysis& analysis() { return analysis_; }
    void set_analysis(Analysis analysis);

    // How many steps to undo until no digit is wrong; 0: none is, or always one was. Only if the solution is known.
    int undos_before_mistake() const;
    bool has_wrong_digit() const { return !wrong_digits().empty(); }
    // The board has a mistake: a wrong digit, or a correct candidate removed.
    bool contradicts_solution() const { return !wrong_digits().empty() || !lost_candidates().empty(); }

  private:
    void begin_puzzle();
    std::optional<Grid9> solution() const;
    CellSet wrong_digits() const { return wrong_digits_of(board()); }
    CellSet wrong_digits_of(const Board& board) const;
    CellSet lost_candidates() const;  // empty cells whose correct candidate was removed

    History& history_;
    Notice& notice_;
    const MistakeMarks& mistake_marks_;
    Analysis analysis_;
    CellSet wrong_;
    CellSet wrong_before_;  // wrong digits, before the last change
    HelpTaken help_;
    Entries entries_;
    PathView path_;
    Grid9 puzzle_{};  // to detect that another puzzle was opened
    Candidates9 puzzle_barred_{};
    std::int64_t puzzle_serial_ = 0;
    bool shows_solution_ = false;  // one of several is on the board
};

// How many of a digit are missing on the board; below 0: too many are on it.
int left_of(const Play& play, int digit);
// All nine of that digit are on the board, none twice in a house.
bool is_complete(const Play& play, int digit);

}  // namespace rookery::shell
