// Page: the interface between a mode and the rest of the UI. It covers the mode's commands, pointer and keyboard input,
// pasted texts, the puzzles that it shows and that can be taken elsewhere, and its saved state.
//
// A mode keeps these defaults for everything that it does not support. A new mode is a folder with its page, its
// commands and its drawing; its name in Mode (board/history.hpp) and CommandGroup (command.hpp); its member in
// app/model.hpp; a line each in commands/commands.cpp, commands/command_groups.cpp, app/view/mode_cards.cpp and
// shell/CMakeLists.txt.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "shell/board/user_board.hpp"
#include "shell/jobs/command.hpp"
#include "shell/jobs/jobs.hpp"
#include "shell/jobs/page_workspace.hpp"
#include "shell/jobs/saved_runs.hpp"
#include "shell/saved/saved_json.hpp"
#include "shell/table/table.hpp"
#include "shell/words/rewording.hpp"
#include "text/text.hpp"

namespace rookery::shell {

class Page {
  public:
    explicit Page(Workspace& workspace) : ws_{workspace} {}
    Page(const Page&) = delete;  // jobs point to it
    Page& operator=(const Page&) = delete;
    virtual ~Page() = default;

    const Workspace& workspace() const { return ws_; }
    Workspace& workspace() { return ws_; }

    // --- commands; the mode's fixed ones are in a table ---
    virtual void command_begins() {}  // drops what the previous command reported
    // Runs a command of a family. False: there is none of that name, or it cannot be run now.
    virtual bool run_family(std::string_view /*id*/) { return false; }
    virtual void offer(std::vector<OfferedCommand>& /*offered*/) const {}
    virtual std::string_view main_command() const = 0;  // what Ctrl+Enter does, in a field or not
    // Family of the commands for the digit keys, to which the digit is appended, alone and with Shift; empty: none.
    // From 10 on, digits are letters.
    virtual std::string_view digit_family() const { return {}; }
    virtual std::string_view shifted_digit_family() const { return digit_family(); }
    virtual int digits() const { return 9; }
    virtual bool has_filter() const { return false; }  // whether the key "/" focuses it

    // --- the view in the board's place, and the table ---
    // Moves the cursor to a cell, or by so many rows and columns. False: the board handles it.
    virtual bool select(int /*cell*/) { return false; }
    virtual bool move_cursor(int /*rows*/, int /*columns*/) { return false; }
    // Whether an entry of a list is selected, so that the up and down arrows walk the list; walk() does that.
    virtual bool can_walk() const { return false; }
    virtual void walk(int /*by*/) {}
    // One stroke of the brush over several cells is one undo step. `clue`: as chosen at the stroke's first cell.
    virtual void brush(int /*cell*/, bool /*clue*/, std::int64_t /*stroke*/) {}
    virtual void open_row(std::size_t /*place*/) {}                       // of the table, in the order shown
    virtual bool covers_board() const { return workspace().sheet_open; }  // narrow pages: the panel covers it
    // Pages with room for it: rows of touch keys below the board, as many as the digits need; 0: none.
    virtual int keypad_rows() const { return 0; }

    // --- texts ---
    // A text pasted or dropped while this mode is shown; `name`: of the file. False: handled globally.
    virtual bool paste_unread(std::string_view /*text*/, std::string_view /*name*/, bool /*large*/) { return false; }
    virtual bool paste(const ParseResult& /*parsed*/, std::string_view /*text*/, std::string_view /*name*/) {
        return false;
    }
    // Sets the whole content of a field. False: it has no such field.
    virtual bool write(std::string_view /*field*/, std::string_view /*text*/) { return false; }
    virtual std::string text_to_copy() const { return {}; }  // for the system's copy event

    // --- what the mode shows ---
    virtual Board board_in_sight() const { return {}; }  // the puzzle that can be taken elsewhere; blank: none
    // The table whose puzzles can be taken to other programs; null: none. The rows are indices into it: those that pass
    // the filter, in the order shown.
    virtual const Table* table_in_sight() const { return nullptr; }
    virtual std::vector<std::uint32_t> taken_rows() const;
    virtual std::size_t taken_count() const;
    // Shows the job and its results so far. False: it belongs to another page.
    virtual bool show_job(const JobItem& /*job*/) { return false; }
    // Called after anything that may have changed state.
    virtual void apply_changes(bool /*in_sight*/) {}
    // Called at least once per frame, before drawing. Does a slice of work that takes longer than a frame. Returns
    // whether there is more to do.
    virtual bool advance(bool /*in_sight*/) { return false; }

    // The page's language has changed: says again what it shows in sentences that were made earlier.
    virtual void reword(const Rewording& /*reworded*/) {}

    // --- what survives a reload ---
    virtual void save_settings(saved::Json& /*settings*/) const {}
    virtual void take_settings(const saved::Json& /*settings*/) {}

  protected:
    Workspace& ws_;
};

// The puzzle of a row, by its index in the table; blank: there is no such row, or it is not 9x9.
Board board_of_row(const Table& table, int row);

// Hands over the puzzle of a row, by its position in the order shown, and stores in `selected` which one it is. `from`
// describes its origin, with the line number for "{0}".
void open_table_row(Workspace& workspace, const Table& table, std::size_t place, int& selected, std::string_view from,
                    bool may_stay_with_list = false);

// Walking a list of `count` >= 1 entries: the place `by` steps after `place`, without wrapping around. If no entry is
// selected (place < 0), a step forward goes to the first one, a step back to the last.
inline std::size_t walked(int place, int by, std::size_t count) {
    const int last = static_cast<int>(count) - 1;
    return static_cast<std::size_t>(place < 0 ? (by > 0 ? 0 : last) : std::clamp(place + by, 0, last));
}

}  // namespace rookery::shell
