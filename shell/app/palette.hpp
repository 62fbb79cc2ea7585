// Palette: find any command of any mode by typing some of its letters, and run it. It also understands a cell ("r5c3"),
// a digit and a cell ("5 r1c1") and a puzzle.
//
// Rows are rebuilt from the table of commands and the text on every use; running a command of another mode goes there
// first. Recent commands come first while nothing is typed.
//
// Letters match in order, anywhere; those at the beginning of words and adjacent ones count more, so that "rl" finds
// "Rate list", and "gen" finds "Generate" before "...aGain wheN".
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

// How well the letters of `wanted` match `text` in that order: higher is better, at least 0. nullopt: some are missing.
// Blanks are skipped; case does not matter.
std::optional<int> match_score(std::string_view wanted, std::string_view text);

// All rows for the palette's text, best first; commands that are not possible come after those that are.
std::vector<PaletteRow> palette_rows(const Model& model);

// The number of rows, in words; or what to type.
std::string palette_summary(const std::vector<PaletteRow>& rows);

}  // namespace rookery::shell
