// Play: one puzzle on the board: entering digits, marks and colours, its solution, hints and the solve path.
//
// A step is shown on the board as it is before the step. There are two such boards: the path's own (the givens with all
// steps before put in), and the user's: for a hint, and for a step that was found from there.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "shell/board/history.hpp"
#include "shell/board/selection.hpp"
#include "shell/play/analysis.hpp"
#include "shell/play/why_not.hpp"
#include "shell/works/notice.hpp"

namespace rookery::shell {

// What a digit becomes that is entered. While all candidates are shown, a centre mark takes one of those away, or gives
// it back.
enum class EntryMode : std::uint8_t { digit, corner, centre, colour };
inline constexpr int kEntryModeCount = 4;

// How much a hint gives away.
enum class HintStrength : std::uint8_t {
    where,  // the house to look at
    what,   // the technique and its digits
    step,   // all of it
};

// A step that was just put on the board, for the motion that shows it.
struct AppliedStep {
    std::int64_t serial = 0;  // grows with every step applied
    PathStep step;
};

class Play {
  public:
    Play(History& history, Notice& notice) : history_{history}, notice_{notice} {}

    // --- the board ---
    const Board& board() const { return history_.now().board; }
    // What the board shows now: the user's board, or the board before the shown step.
    Board shown_board() const;
    const Selection& selection() const { return selection_; }
    int cursor() const { return selection_.cursor(); }
    void select(int cell);
    void change_selection(const Selection& next);
    void move_cursor(int rows, int columns);  // wraps around
    void extend(int rows, int columns);       // the same, and the cell is selected too
    CellSet cells_like(int cell) const;       // of the same digit, else of the same colour, else itself alone
    EntryMode entry_mode() const { return entry_mode_; }
    void set_entry_mode(EntryMode mode) { entry_mode_ = mode; }
    bool shows_candidates() const { return show_candidates_ || shows_step(); }
    bool wants_candidates() const { return show_candidates_; }
    void show_candidates(bool show) { show_candidates_ = show; }
    // Cells that "check" found wrong: their digit, or their true candidate is gone. Forgotten at the next change.
    const CellSet& wrong_cells() const { return wrong_; }

    // Entries are one undo step each. What several cells get goes to all of them if any lacks it, else it is taken
    // away.
    void enter(int digit);  // what a digit's key does: by the entry mode, in the selected cells
    void enter_as(EntryMode mode, int digit);
    void put(const CellSet& cells, EntryMode mode, int digit);
    void enter_digit(int cell, int digit);
    void toggle_candidate(int cell, int digit);
    // Of the selected cells: the digits; if there are none the marks that the entry mode makes, else other marks, else
    // colours.
    void clear();
    void clear_cell(int cell);
    void clear_colours();  // of the whole board
    void clear_marks();
    // The digit whose cells are tinted where it is possible, as chosen; 0: none.
    int filtered_digit() const { return filtered_; }
    void filter(int digit);  // the same again, or 0: none
    // That one, else the digit of the cell under the cursor, else 0.
    int highlighted_digit() const;
    CellSet possible_cells(int digit) const;  // empty ones where it is still a candidate

    // --- why not ---
    bool is_asking() const { return asking_; }  // the next digit is asked about instead of entered
    void ask(bool asking);
    void ask_why(int cell, int digit);
    const WhyNot* why() const { return why_ ? &*why_ : nullptr; }  // the answer whose picture is on the board
    void forget_why();

    void load(const Board& board, std::string name);  // one undo step
    void restart();                                   // only the givens stay
    void clear_board();                               // nothing stays
    void fix_givens();                                // entered digits become givens
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

    // --- the path ---
    int step_count() const { return static_cast<int>(analysis_.steps.size()); }
    int shown_step() const { return shown_step_; }  // of the path, from 0; -1: none
    const PathStep* shown() const;                  // that one, or one from the user's board; null: none
    bool shows_step() const { return shown_step_ >= 0 || own_; }
    bool shows_own_step() const { return own_ && !hint_; }  // one that is neither of the path nor a hint
    bool is_hint() const { return shows_step() && hint_; }
    HintStrength hint_strength() const { return strength_; }
    // The picture of the shown step is drawn only when all of it is given away.
    bool shows_picture() const { return shows_step() && (!hint_ || strength_ == HintStrength::step); }
    void show_step(int index);  // clamped; -1: none
    void next_step();
    void previous_step();
    void apply_shown_step();
    void apply_all_steps();
    // Shows a step that was found from the user's board, whole or as a hint.
    void show_own_step(PathStep step);
    void show_own_hint(PathStep step);
    // Answers the wish for a hint from what is known: the same one more strongly, the path's next step if the user's
    // board is one of the path's, or why there is none. False: the next step from the board has to be looked for.
    bool hint_at_once();
    // Something on the board cannot be right: a digit, or a candidate taken away.
    bool contradicts_solution() const { return !wrong_digits().empty() || !lost_candidates().empty(); }
    std::string hint_text() const;
    void say_hint();
    bool is_playing() const { return playing_; }
    void set_playing(bool playing);
    void tick(double now);  // a playing path goes on
    const AppliedStep& last_applied() const { return applied_; }

  private:
    void change(const Board& next, std::string name, std::int64_t group = -1);
    void begin_puzzle();
    void put_digits(const CellSet& cells, int digit);
    void put_marks(const CellSet& cells, Candidates9 Board::*marks, int digit);
    void cross_out(const CellSet& cells, int digit);
    void put_colour(const CellSet& cells, int colour);
    void clear_cells(const CellSet& cells);
    void say_after_digit(const CellSet& cells, int digit);
    std::optional<Grid9> solution() const;
    CellSet wrong_digits() const;
    CellSet lost_candidates() const;  // empty cells that have lost the solution's digit
    // The path's step that is next from the user's board, from 0, or -1 if that is none of the path's boards.
    int step_from_here() const;
    Board board_before(int step) const;

    History& history_;
    Notice& notice_;
    Analysis analysis_;
    Selection selection_;
    EntryMode entry_mode_ = EntryMode::digit;
    bool show_candidates_ = false;
    int filtered_ = 0;
    bool asking_ = false;
    std::optional<WhyNot> why_;
    CellSet wrong_;
    int shown_step_ = -1;
    std::optional<PathStep> own_;  // shown in place of a step of the path
    bool hint_ = false;
    HintStrength strength_ = HintStrength::where;
    bool playing_ = false;
    double next_tick_ = 0;
    AppliedStep applied_;
    Grid9 puzzle_{};  // the puzzle on the board, by which another one is known
    Candidates9 puzzle_barred_{};
    std::int64_t puzzle_serial_ = 0;
    bool shows_solution_ = false;  // one of several was put on the board
};

// All nine of that digit stand on the board, none twice in a house: there is no place for another.
bool is_complete(const Play& play, int digit);

}  // namespace rookery::shell
