#include "shell/widgets/layout.hpp"

#include <algorithm>
#include <cmath>

namespace rookery::shell {
namespace {

constexpr float kAroundBoard = 16;
constexpr float kSmallestCell = 24;
constexpr float kFeasibilityHeight = 56;  // a pattern's feasibility, in up to three lines

// Places the largest board with whole cells in a region, centred.
Rect board_in(const Rect& region, Layout& layout) {
    const float side = std::min(region.width, region.height) - layout.coordinates;
    layout.cell = std::max(kSmallestCell, std::floor(side / 9));
    const float whole = layout.cell * 9 + layout.coordinates;
    // Reserve a strip as wide as the coordinates on the right too, so that the cells look centred if there is room.
    const float right_strip = std::min(layout.coordinates, std::max(0.0F, region.width - whole));
    return {region.x + std::floor((region.width - whole - right_strip) / 2),
            region.y + std::floor((region.height - whole) / 2), whole, whole};
}

float keypad_height(int rows) {
    return rows == 0 ? 0 : static_cast<float>(rows) * (kKeypadKey + kKeypadGap) - kKeypadGap;
}

Rect feasibility_under(const Layout& layout) {
    return {layout.cells_x(), layout.board.bottom() + 8, 9 * layout.cell, kFeasibilityHeight};
}

void lay_out_wide(Layout& layout, float width, float height, Mode mode) {
    constexpr float kRail = 80;
    constexpr float kBar = 52;
    layout.coordinates = 20;
    layout.bar = {0, height - kBar, width, kBar};
    const float above = height - kBar;
    layout.tabs = {0, 0, kRail, above};
    float panel = std::clamp(width * 0.33F, 360.0F, 440.0F);
    // A table needs width more than the board does.
    if (mode == Mode::list) panel = std::max(panel, width - kRail - std::clamp(width * 0.32F, 340.0F, 560.0F));
    // The panel takes the width that the board cannot use, as long as its lines remain easy to read.
    const float highest_board = above - layout.control - 2 * kAroundBoard - 8;
    const float below = mode == Mode::generate ? kFeasibilityHeight : 0;
    if (mode != Mode::list) {
        panel = std::clamp(width - kRail - 2 * kAroundBoard - (highest_board - below), panel, 640.0F);
    }
    layout.panel = {width - panel, 0, panel, above};
    const float left = kRail + kAroundBoard;
    layout.tools = {left, kAroundBoard, layout.panel.x - kAroundBoard - left, layout.control};
    const float top = layout.tools.bottom() + 8;
    layout.board =
        board_in({left, top, layout.panel.x - kAroundBoard - left, above - top - kAroundBoard - below}, layout);
    if (mode == Mode::generate) layout.beneath = feasibility_under(layout);
    if (mode == Mode::list) {  // next to a table, the tops are aligned
        layout.board.y = top;
        const float under = layout.board.bottom() + kAroundBoard;
        layout.beneath = {layout.cells_x(), under, 9 * layout.cell, above - under - kAroundBoard};
    }
    layout.tools.x = std::max(left, layout.board.x);
    layout.tools.width = std::min(layout.board.right(), layout.panel.x - kAroundBoard) - layout.tools.x;
}

void lay_out_medium(Layout& layout, float width, float height, Mode mode, int keypad_rows) {
    constexpr float kTabs = 56;
    constexpr float kRoomy = 460;
    const bool roomy = height >= kRoomy;  // false for a phone in landscape, or a page zoomed to 200 %
    const float bar = roomy ? 52 : 40;
    layout.coordinates = 18;
    layout.bar = {0, height - bar, width, bar};
    layout.tabs = {0, height - bar - kTabs, width, kTabs};
    const float above = layout.tabs.y;
    if (mode == Mode::list) {
        layout.panel = {0, 0, width, above};
        layout.cell = 40;
        return;
    }
    const float panel = std::clamp(width * 0.44F, 288.0F, 400.0F);
    layout.panel = {width - panel, 0, panel, above};
    const float gap = roomy ? 8 : 4;
    layout.tools = {12, roomy ? 12.0F : 4.0F, layout.panel.x - 24, layout.control};
    const float top = layout.tools.bottom() + gap;
    const float below = mode == Mode::generate && roomy ? kFeasibilityHeight : 0;
    layout.board = board_in({8, top, layout.panel.x - 16, above - top - gap - below}, layout);
    layout.board.y = top;
    if (below > 0) layout.beneath = feasibility_under(layout);
    // A page in portrait has room for a keypad below the board.
    const float under = layout.board.bottom() + kAroundBoard;
    const float keys = keypad_height(keypad_rows);
    if (keys > 0 && above - under >= keys + kAroundBoard) {
        layout.keypad = {layout.cells_x(), under, 9 * layout.cell, keys};
    }
}

void lay_out_narrow(Layout& layout, float width, float height, Mode mode, bool sheet_open, int keypad_rows,
                    BarContent bar) {
    constexpr float kTabs = 56;
    constexpr float kStatus = 32;
    constexpr float kJob = 48;
    constexpr float kPad = 8;
    constexpr float kLeastPanel = 60;
    layout.coordinates = 14;
    layout.panel_padding = 12;
    layout.tabs = {0, height - kTabs, width, kTabs};
    layout.bar.width = width;
    layout.bar.height = (bar.status || !bar.job ? kStatus : 0) + (bar.job ? kJob : 0);
    layout.bar.y = layout.tabs.y - layout.bar.height;
    const float above = layout.bar.y;
    const bool may_cover = mode == Mode::generate || mode == Mode::lab || mode == Mode::learn;
    if (mode == Mode::list || (may_cover && sheet_open)) {
        layout.panel = {0, 0, width, above};
        layout.cell = 40;
        return;
    }
    // The board's size must not depend on whether a job runs, so room for a job's row is always counted.
    const float keypad = keypad_rows > 0 ? keypad_height(keypad_rows) + 2 * kPad : 0;
    const float least_below = keypad + kLeastPanel + kStatus + kJob + kTabs;
    const float side =
        std::min(width - kPad - 4, std::max(height - least_below, 9 * kSmallestCell + layout.coordinates));
    layout.board = board_in({4, 4, width - kPad, side}, layout);
    layout.board.y = 4;
    const float below = layout.board.bottom() + 4;
    if (keypad > 0 && !sheet_open) {
        layout.keypad = {kPad, below + kPad, width - 2 * kPad, keypad - 2 * kPad};
        layout.panel = {0, below + keypad, width, above - below - keypad};
    } else {
        layout.panel = {0, below, width, above - below};
    }
}

// The tray takes the lower part of the panel's column, above tabs and bar, so that it covers no button. It scrolls if
// it is too high. The board keeps its size.
void make_room_for_tray(Layout& layout, float wanted) {
    constexpr float kLeastTray = 150;
    if (!layout.keypad.is_empty() && layout.page == PageWidth::narrow) {
        layout.panel.height = layout.panel.bottom() - layout.keypad.y;
        layout.panel.y = layout.keypad.y;
        layout.keypad = {};
    }
    Rect& panel = layout.panel;
    const float most = std::min(panel.height, std::max(kLeastTray, std::floor(panel.height / 2)));
    const float height = std::min(wanted, most);
    panel.height -= height;
    layout.tray = {panel.x, panel.bottom(), panel.width, height};
}

}  // namespace

Layout layout_for(float width, float height, Mode mode, bool sheet_open, int keypad_rows, BarContent bar) {
    constexpr float kWideFrom = 1000;
    constexpr float kMediumFrom = 600;
    constexpr float kRailFits = 520;
    Layout layout;
    const bool wide = width >= kWideFrom && height >= kRailFits;
    layout.page = wide ? PageWidth::wide : width >= kMediumFrom ? PageWidth::medium : PageWidth::narrow;
    layout.touch = layout.page != PageWidth::wide;
    layout.control = layout.touch ? 44.0F : 36.0F;
    switch (layout.page) {
        case PageWidth::wide:
            lay_out_wide(layout, width, height, mode);
            break;
        case PageWidth::medium:
            lay_out_medium(layout, width, height, mode, keypad_rows);
            break;
        case PageWidth::narrow:
            lay_out_narrow(layout, width, height, mode, sheet_open, keypad_rows, bar);
            break;
    }
    if (bar.tray > 0) make_room_for_tray(layout, bar.tray);
    return layout;
}

}  // namespace rookery::shell
