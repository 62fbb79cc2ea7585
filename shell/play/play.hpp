// Play: one puzzle on the board: what is entered (cell_entries.hpp), what its analysis says, and the steps that solve
// it (path_view.hpp).
//
// A step is shown on the board as it is before the step. There are two such boards: the path's own (the givens with all
// steps before put in), and the user's: for a hint, and for a step that was found from there.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "shell/board/history.hpp"
#include "shell/jobs/mistake_marks.hpp"
#include "shell/jobs/notice.hpp"
#include "shell/play/analysis.hpp"
#include "shell/play/cell_entries.hpp"
#include "shell/play/path_view.hpp"

namespace rookery::shell {

// What help there was with the puzzle on the board, and what went wrong.
struct HelpTaken {
    int hints = 0;     // hints, steps of the path and answers to "why not" that were asked for
    int mistakes = 0;  // wrong digits that were entered
    bool solution_shown = false;
};

class Play {
  public:
    Play(History& history, Notice& notice, const MistakeMarks& mistake_marks)
        : history_{history},
          notice_{notice},
          mistake_marks_{mistake_marks},
          entries_{*this, notice},
          path_{*this, notice} {}
    Play(const Play&) = delete;  // its parts know where it is
    Play& operator=(const Play&) = delete;

    const Board& board() const { return history_.now().board; }
    const History& history() const { return history_; }
    // What the board shows now: the user's board, or the board before the shown step.
    Board shown_board() const { return path_.shown_board(); }
    bool shows_candidates() const { return entries_.wants_candidates() || path_.shows_step(); }
    const Entries& entries() const { return entries_; }
    Entries& entries() { return entries_; }
    const PathView& path() const { return path_; }
    PathView& path() { return path_; }
    // One undo step, or, with the changes of the same group before it, part of one.
    void change(const Board& next, std::string name, std::int64_t group = -1);
    // Cells that are marked as wrong: their digit, or their true candidate is gone. What "check" found is forgotten at
    // the next change.
    CellSet wrong_cells() const { return mistake_marks_ == MistakeMarks::at_once ? wrong_ | wrong_digits() : wrong_; }

    const HelpTaken& help() const { return help_; }
    void set_help(const HelpTaken& help) { help_ = help; }
    void note_hint() { ++help_.hints; }
    void note_solution_shown() { help_.solution_shown = true; }
    // Every cell has a digit, and none is twice in a house.
    bool is_solved() const;

    void load(const Board& board, std::string name);  // one undo step
    void restart();                                   // only the givens stay
    void clear_board();                               // nothing stays
    void fix_givens();                                // entered digits become givens
    // As givens where there are some; one undo step.
    void add_clues(std::span<const CellDigit> clues, std::string name);
    // The puzzle was not what it was meant to be: the user goes on with it.
    void correct(const Board& next, std::string name);
    void solve();
    void check();
    void note_change();  // the board was changed from outside (undo): steps and marks of the former one go
    // Grows whenever another puzzle comes on the board: what is drawn of the one before (a list's scrolling) is over.
    std::int64_t puzzle_serial() const { return puzzle_serial_; }

    // --- several solutions ---
    // Puts the next one of them on the board, after the one that is there; all of such steps in a row undo together.
    void show_other_solution();
    // Cells in which the solutions differ, while one of them was put on the board; else none.
    CellSet differing_cells() const;

    // --- the puzzle's analysis ---
    const Analysis& analysis() const { return analysis_; }
    Analysis& analysis() { return analysis_; }
    void set_analysis(Analysis analysis);

    // Something on the board cannot be right: a digit, or a candidate taken away.
    bool contradicts_solution() const { return !wrong_digits().empty() || !lost_candidates().empty(); }

  private:
    void begin_puzzle();
    std::optional<Grid9> solution() const;
    CellSet wrong_digits() const;
    CellSet lost_candidates() const;  // empty cells that have lost the solution's digit

    History& history_;
    Notice& notice_;
    const MistakeMarks& mistake_marks_;
    Analysis analysis_;
    CellSet wrong_;
    CellSet wrong_before_;  // digits, before the last change
    HelpTaken help_;
    Entries entries_;
    PathView path_;
    Grid9 puzzle_{};  // the puzzle on the board, by which another one is known
    Candidates9 puzzle_barred_{};
    std::int64_t puzzle_serial_ = 0;
    bool shows_solution_ = false;  // one of several was put on the board
};

// All nine of that digit stand on the board, none twice in a house: there is no place for another.
bool is_complete(const Play& play, int digit);

}  // namespace rookery::shell
