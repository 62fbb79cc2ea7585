// Entries: entering and clearing digits, marks and colours in the selected cells; and the digit that is highlighted or
// in question.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "shell/board/selection.hpp"
#include "shell/board/user_board.hpp"
#include "shell/jobs/notice.hpp"
#include "shell/play/analysis/why_not.hpp"

namespace rookery::shell {

class Play;

// The effect of entering a digit. If the player has one kind of notes (PlayChoices::both_marks), they are the centre
// marks. While all candidates are shown, a centre mark removes a candidate, or restores it.
enum class EntryMode : std::uint8_t { digit, corner, centre, colour };
inline constexpr int kEntryModeCount = 4;

class Entries {
  public:
    Entries(Play& play, Notice& notice) : play_{play}, notice_{notice} {}

    const Selection& selection() const { return selection_; }
    int cursor() const { return selection_.cursor(); }
    void select(int cell);
    void change_selection(const Selection& next);
    void move_cursor(int rows, int columns);  // wraps around
    void extend(int rows, int columns);       // also selects the new cell
    CellSet cells_like(int cell) const;       // of the same digit, else of the same colour, else only that cell
    EntryMode mode() const;
    void set_mode(EntryMode mode);
    bool takes_notes() const { return mode() == EntryMode::corner || mode() == EntryMode::centre; }
    void toggle_notes();  // between digits and the kind of notes used last
    bool wants_candidates() const { return show_candidates_; }
    void show_candidates(bool show) { show_candidates_ = show; }

    // Each entry is one undo step. If any of the selected cells lacks the entry, all get it; otherwise it is removed
    // from all.
    void enter(int digit);  // the action of a digit key: depends on the entry mode, applies to the selected cells
    void enter_as(EntryMode mode, int digit);
    void put(const CellSet& cells, EntryMode mode, int digit);
    void enter_digit(int cell, int digit);
    void toggle_candidate(int cell, int digit);
    // The action of the erasing key.
    void clear();
    // Clears the selected cells: their digits; if there are none, the marks of the entry mode, else other marks, else
    // colours.
    void clear_cells();
    void clear_colours();  // of the whole board
    void clear_marks();
    void fill_notes();  // all candidates become the player's own notes
    // The digit of the only note in the cell under the cursor; 0: it has none, or several.
    int lone_note() const;

    // --- digit first: what the pressed cells get (PlayChoices::digit_first) ---
    static constexpr int kErase = 10;
    int chosen() const;     // a digit, or kErase; 0: nothing
    void choose(int what);  // the same again, or 0: nothing
    void enter_chosen();    // into the selected cells

    // The chosen digit whose possible cells are tinted; 0: none.
    int filtered_digit() const { return filtered_; }
    void filter(int digit);  // the same digit again, or 0: none
    // The chosen digit, else the filtered one, else the digit of the cell under the cursor, else 0.
    int highlighted_digit() const;
    CellSet possible_cells(int digit) const;  // empty cells with that candidate

    bool is_asking() const { return asking_; }  // the next digit is a question, not an entry
    void ask(bool asking);
    void ask_why(int cell, int digit);
    const WhyNot* why() const { return why_ ? &*why_ : nullptr; }  // the answer shown on the board
    void forget_why();

    void begin_puzzle();  // selects one cell and drops the answer and highlights of the previous puzzle

  private:
    const Board& board() const;
    void put_digits(const CellSet& cells, int digit);
    void put_marks(const CellSet& cells, Candidates9 Board::*marks, int digit);
    void cross_out(const CellSet& cells, int digit);
    void say_excluded(const CellSet& cells, int digit);
    void put_colour(const CellSet& cells, int colour);
    void say_after_digit(const CellSet& cells, int digit);

    Play& play_;
    Notice& notice_;
    Selection selection_;
    EntryMode mode_ = EntryMode::digit;
    EntryMode notes_ = EntryMode::centre;  // the kind used last
    bool show_candidates_ = false;
    int chosen_ = 0;
    int filtered_ = 0;
    bool asking_ = false;
    std::optional<WhyNot> why_;
};

}  // namespace rookery::shell
