// Layout: the position of everything on a page of a given size. Pure arithmetic, so that it can be tested and queried
// before drawing.
//
//   wide (>= 1000)              medium (600-999)        narrow (< 600)
//   rail | tools   | panel      tools  | panel          board
//        | board   |            board  |                keypad, or the panel as a sheet over it
//   bar: status and jobs        tabs                    tabs
//                               bar                     bar
//
// A game (the mode Play without its analysis, or a puzzle of another size) leaves the board as much of the page as
// possible:
//
//   wide                          upright                 landscape, or zoomed
//   rail | board | head           head                    board | head
//        |       | keypad         board                         | keypad
//        |       | panel          bar, keypad                   | bar
//   bar
#pragma once

#include <cstdint>

#include "shell/board/history.hpp"

namespace rookery::shell {

enum class PageWidth : std::uint8_t { wide, medium, narrow };

struct Rect {
    float x = 0, y = 0, width = 0, height = 0;
    float right() const { return x + width; }
    float bottom() const { return y + height; }
    bool is_empty() const { return width <= 0 || height <= 0; }
};

struct Layout {
    PageWidth page = PageWidth::wide;
    bool touch = false;  // controls are 44 px high instead of 36
    Rect tabs;           // the modes: a rail on the left, or a row
    bool game = false;   // the board, and what a player needs
    Rect head;           // of a game: the way back, the level, the clock; else empty
    Rect tools;          // undo, redo, open, copy; empty on narrow pages, where the keypad has them
    Rect board;          // including its coordinates; empty when the mode leaves no room for it
    Rect keypad;         // narrow pages, and tall medium ones, if the mode has one; every game; else empty
    float key = 48;      // the height of its keys
    int tool_rows = 1;   // of a game's keypad, above the digits
    int digit_columns = 5;
    Rect beneath;  // below the board: if a list leaves it small, and for a pattern's feasibility; else empty
    Rect panel;
    Rect bar;
    Rect tray;              // the open list of jobs above the bar; panel and keypad make room for it
    int rows = 9;           // of the board
    float cell = 0;         // side of one of its cells, a whole number
    float coordinates = 0;  // width of the coordinate strips at the left and the top
    float control = 36;     // height of a button
    float panel_padding = 16;
    float cells_x() const { return board.x + coordinates; }
    float cells_y() const { return board.y + coordinates; }
};

inline constexpr float kKeypadGap = 6;

// The content of the bar; on narrow pages each part is a separate row.
struct BarContent {
    bool job = false;
    bool status = true;
    float tray = 0;  // the height of the open list of jobs; 0: closed
};

struct LayoutNeeds {
    Mode mode = Mode::play;
    bool game = false;
    int rows = 9;             // of its board, and as many digits
    bool sheet_open = false;  // on narrow pages the panel covers the keypad, the pattern, or the Lab's board
    bool full_page = false;   // of a game: a page with its own way back, for which small pages give up the board
    int keypad_rows = 0;      // rows of keys; 0: the mode has no keypad, or the panel takes its place
    BarContent bar = {};
    bool left_handed = false;  // of a game: keys to the left of the board
    bool large_keys = false;
};
// Below the board, a game's last digit is followed by the eraser, if its row has room; otherwise it is a tool.
bool erases_after_digits(const Layout& layout, int digits);
Layout layout_for(float width, float height, const LayoutNeeds& needs);

}  // namespace rookery::shell
