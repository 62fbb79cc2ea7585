// Palette: find any command of any mode by its words, or by others for the same thing, and run it. It also understands
// a cell ("r5c3"), a digit and a cell ("5 r1c1") and a puzzle.
//
// Rows are rebuilt from the table of commands and the text on every use; running a command of another mode switches to
// that mode first. Recent commands come first while nothing is typed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "shell/saved/latest_changes.hpp"
#include "shell/saved/saved_json.hpp"

namespace rookery::shell {

// RecentCommands: the latest commands run from the palette, in any window.

// The host's key for them.
inline constexpr std::string_view kRecentKey = "recent-commands";

class RecentCommands {
  public:
    std::vector<std::string> ids() const;  // latest first; some may be unknown, if a newer build wrote them
    void note(const std::string& id);

    // {"rookery":3,"commands":["undo","theme"],"numbers":[9,4]} (saved_json.hpp, latest_changes.hpp); empty if there
    // are none.
    std::string as_text() const;
    bool read(const saved::Json& value);  // replaces the content; false: invalid
    void merge(const RecentCommands& other);

  private:
    static constexpr std::size_t kMax = 6;
    saved::LatestChanges runs_;
};

class Model;

struct PaletteRow {
    std::string id;      // of the command
    std::string label;   // what it does
    std::string place;   // its mode; empty: all modes
    std::string keys;    // "Ctrl+Y / Ctrl+Shift+Z"; empty: none
    std::string reason;  // why it is not possible; empty if it is
    bool recent = false;
    bool possible() const { return reason.empty(); }
};

class Palette {
  public:
    bool open = false;
    bool in_document = false;  // the keyboard is in its field in the document, not the one on the canvas
    std::string text;
    int chosen = 0;  // index of a row

    void show(bool from_document);
    void set_text(std::string now);
    RecentCommands recent;
};

// All rows for the palette's text, best first (search_match.hpp). While nothing is typed, commands that are not
// possible come last. Every mode finds all fixed commands, lessons, the Lab's tools and examples, and formats.
std::vector<PaletteRow> palette_rows(const Model& model);

// The number of rows, in words; or what to type.
std::string palette_summary(const std::vector<PaletteRow>& rows);

}  // namespace rookery::shell
