// Palette: find any command of any mode by typing some of its letters, and run it. A cell ("r5c3"), a digit and a cell
// ("5 r1c1") and a puzzle are understood too.
//
// Rows are made anew from the table of commands and the text whenever they are looked at; running one of another mode
// goes there first. What was run lately stands first while nothing is typed.
//
// Letters match in their order, anywhere; those at the beginning of words and those side by side count more, so that
// "rl" finds "Rate list" and "gen" finds "Generate" before "...aGain wheN".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/app/recent_commands.hpp"

namespace rookery::shell {

class Model;

struct PaletteRow {
    std::string id;      // of the command
    std::string label;   // what it does
    std::string place;   // the mode it belongs to; empty: to all
    std::string keys;    // "Ctrl+Y / Ctrl+Shift+Z"; empty: none
    std::string reason;  // why it is not possible; empty if it is
    bool recent = false;
    bool possible() const { return reason.empty(); }
};

class Palette {
  public:
    bool open = false;
    bool in_document = false;  // its field in the document has the keyboard, not that on the canvas
    std::string text;
    int chosen = 0;  // of the rows

    void show(bool from_document);
    void set_text(std::string now);
    RecentCommands recent;
};

// How well the letters of `wanted` are found in `text`, in that order; the more the better, 0 and more. Nothing: not
// all of them are. Blanks between words are no letters; case does not matter.
std::optional<int> match_score(std::string_view wanted, std::string_view text);

// All rows for the palette's text, the best first; those that are not possible come after those that are.
std::vector<PaletteRow> palette_rows(const Model& model);

// How many there are, in words; or what was expected.
std::string palette_summary(const std::vector<PaletteRow>& rows);

}  // namespace rookery::shell
