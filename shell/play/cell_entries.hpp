// Entries: what goes into the selected cells, digits, marks and colours, and comes out of them; a digit that is
// highlighted, or asked about.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "shell/board/selection.hpp"
#include "shell/board/user_board.hpp"
#include "shell/jobs/notice.hpp"
#include "shell/play/why_not.hpp"

namespace rookery::shell {

class Play;

// What a digit becomes that is entered. While all candidates are shown, a centre mark takes one of those away, or gives
// it back.
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
    void extend(int rows, int columns);       // the same, and the cell is selected too
    CellSet cells_like(int cell) const;       // of the same digit, else of the same colour, else itself alone
    EntryMode mode() const { return mode_; }
    void set_mode(EntryMode mode) { mode_ = mode; }
    bool wants_candidates() const { return show_candidates_; }
    void show_candidates(bool show) { show_candidates_ = show; }

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
    void clear_colours();  // of the whole board
    void clear_marks();

    // The digit whose cells are tinted where it is possible, as chosen; 0: none.
    int filtered_digit() const { return filtered_; }
    void filter(int digit);  // the same again, or 0: none
    // That one, else the digit of the cell under the cursor, else 0.
    int highlighted_digit() const;
    CellSet possible_cells(int digit) const;  // empty ones where it is still a candidate

    bool is_asking() const { return asking_; }  // the next digit is asked about instead of entered
    void ask(bool asking);
    void ask_why(int cell, int digit);
    const WhyNot* why() const { return why_ ? &*why_ : nullptr; }  // the answer whose picture is on the board
    void forget_why();

    void
    begin_puzzle();  // one cell is selected, and nothing that was looked at in the puzzle before lies over this one

  private:
    const Board& board() const;
    void put_digits(const CellSet& cells, int digit);
    void put_marks(const CellSet& cells, Candidates9 Board::*marks, int digit);
    void cross_out(const CellSet& cells, int digit);
    void put_colour(const CellSet& cells, int colour);
    void say_after_digit(const CellSet& cells, int digit);

    Play& play_;
    Notice& notice_;
    Selection selection_;
    EntryMode mode_ = EntryMode::digit;
    bool show_candidates_ = false;
    int filtered_ = 0;
    bool asking_ = false;
    std::optional<WhyNot> why_;
};

}  // namespace rookery::shell
