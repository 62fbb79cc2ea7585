// Page: what every mode has, as all that is not its own sees it: its commands, what the pointer and the keyboard do in
// it, what it makes of a text, what of it is in sight and can be taken elsewhere, and what is saved of it.
//
// What a mode does not do, it leaves as it is here. A new mode is a folder with its page, its commands and what it
// draws; its name in Mode (board/history.hpp) and CommandGroup (command.hpp); its member in app/model.hpp; a line each
// in commands/commands.cpp, commands/command_groups.cpp, app/view/mode_cards.cpp and shell/CMakeLists.txt.
#pragma once

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
#include "text/text.hpp"

namespace rookery::shell {

class Page {
  public:
    explicit Page(Workspace& workspace) : ws_{workspace} {}
    Page(const Page&) = delete;  // jobs know where it is
    Page& operator=(const Page&) = delete;
    virtual ~Page() = default;

    const Workspace& workspace() const { return ws_; }
    Workspace& workspace() { return ws_; }

    // --- commands; the fixed ones are a table of the mode ---
    virtual void command_begins() {}  // what was said of the one before is over
    // Runs one that is made from data. False: there is none of that name, or it cannot be run now.
    virtual bool run_family(std::string_view /*id*/) { return false; }
    virtual void offer(std::vector<OfferedCommand>& /*offered*/) const {}
    virtual std::string_view main_command() const = 0;  // what Ctrl+Enter does, in a field or not
    // Commands that a digit's key runs, with the digit behind them, alone and with Shift; empty: there are none. From
    // 10 on the digits are letters.
    virtual std::string_view digit_family() const { return {}; }
    virtual std::string_view shifted_digit_family() const { return digit_family(); }
    virtual int digits() const { return 9; }
    virtual bool has_filter() const { return false; }  // whether the key "/" goes there

    // --- what stands in the board's place, and the table ---
    // The cursor goes to a cell, or so many rows and columns on. False: it is the board's.
    virtual bool select(int /*cell*/) { return false; }
    virtual bool move_cursor(int /*rows*/, int /*columns*/) { return false; }
    // Whether one of what is listed is chosen, so that the arrow keys up and down go through the list; and they do.
    virtual bool can_walk() const { return false; }
    virtual void walk(int /*by*/) {}
    // What the brush does to several cells in one stroke is one undo step. `clue`: as it was chosen at the first one.
    virtual void brush(int /*cell*/, bool /*clue*/, std::int64_t /*stroke*/) {}
    virtual void open_row(std::size_t /*place*/) {}                       // of the table, in the order shown
    virtual bool covers_board() const { return workspace().sheet_open; }  // narrow pages: the panel is in its place
    // Pages with room for it: rows of keys for fingers under the board, as many as the digits need; 0: there are none.
    virtual int keypad_rows() const { return 0; }

    // --- texts ---
    // One that was pasted or dropped while this mode is shown; `name`: of the file. False: it is a matter of all modes.
    virtual bool paste_unread(std::string_view /*text*/, std::string_view /*name*/, bool /*large*/) { return false; }
    virtual bool paste(const ParseResult& /*parsed*/, std::string_view /*text*/, std::string_view /*name*/) {
        return false;
    }
    // All that a field holds now. False: it has no such field.
    virtual bool write(std::string_view /*field*/, std::string_view /*text*/) { return false; }
    virtual std::string text_to_copy() const { return {}; }  // what the system's copy takes

    // --- what is in sight ---
    virtual Board board_in_sight() const { return {}; }  // the puzzle that can be taken elsewhere; blank: none
    // The table whose puzzles can be taken to other programs; null: there is none. And which of its rows, by their
    // places in it: those that the filter lets through, in the order shown.
    virtual const Table* table_in_sight() const { return nullptr; }
    virtual std::vector<std::uint32_t> taken_rows() const;
    virtual std::size_t taken_count() const;
    // Shows the job, and what it found or is finding. False: it is another page's.
    virtual bool show_job(const JobItem& /*job*/) { return false; }
    // Called after anything that may have changed something.
    virtual void apply_changes(bool /*in_sight*/) {}
    // Called once a frame or more, before it is drawn: a slice of what would take longer than one. Whether there is
    // more to do.
    virtual bool advance(bool /*in_sight*/) { return false; }

    // --- what outlives a reload ---
    virtual void save_settings(saved::Json& /*settings*/) const {}
    virtual void take_settings(const saved::Json& /*settings*/) {}

  protected:
    Workspace& ws_;
};

}  // namespace rookery::shell
