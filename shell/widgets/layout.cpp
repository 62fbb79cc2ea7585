#include "shell/widgets/layout.hpp"

#include <algorithm>
#include <cmath>

namespace rookery::shell {
namespace {

constexpr float kAroundBoard = 16;
constexpr float kSmallestCell = 24;
constexpr float kKey = 48;
constexpr float kRail = 80;
constexpr float kTabs = 56;
constexpr float kStatus = 32;
constexpr float kNamedToolsFrom = 1100;  // the width of a page whose tools have their names below them
constexpr float kNamedTool = 48;
constexpr float kFeasibilityHeight = 56;  // a pattern's feasibility, in up to three lines

// Places the largest board with whole cells in a region, centred.
Rect board_in(const Rect& region, Layout& layout) {
    const auto rows = static_cast<float>(layout.rows);
    const float side = std::min(region.width, region.height) - layout.coordinates;
    layout.cell = std::max(std::floor(9 * kSmallestCell / rows), std::floor(side / rows));
    const float whole = layout.cell * rows + layout.coordinates;
    // Reserve a strip as wide as the coordinates on the right too, so that the cells look centred if there is room.
    const float right_strip = std::min(layout.coordinates, std::max(0.0F, region.width - whole));
    return {region.x + std::floor((region.width - whole - right_strip) / 2),
            region.y + std::floor((region.height - whole) / 2), whole, whole};
}

float keypad_height(int rows) {
    return rows == 0 ? 0 : static_cast<float>(rows) * (kKey + kKeypadGap) - kKeypadGap;
}

Rect feasibility_under(const Layout& layout) {
    return {layout.cells_x(), layout.board.bottom() + 8, 9 * layout.cell, kFeasibilityHeight};
}

void lay_out_wide(Layout& layout, float width, float height, Mode mode) {
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
    const float tools = width >= kNamedToolsFrom ? kNamedTool : layout.control;
    layout.tools = {left, kAroundBoard, layout.panel.x - kAroundBoard - left, tools};
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

void lay_out_narrow(Layout& layout, float width, float height, const LayoutNeeds& needs) {
    const Mode mode = needs.mode;
    const BarContent& bar = needs.bar;
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
    if (mode == Mode::list || (may_cover && needs.sheet_open)) {
        layout.panel = {0, 0, width, above};
        layout.cell = 40;
        return;
    }
    // The board's size must not depend on whether a job runs, so room for a job's row is always counted.
    const float keypad = needs.keypad_rows > 0 ? keypad_height(needs.keypad_rows) + 2 * kPad : 0;
    const float least_below = keypad + kLeastPanel + kStatus + kJob + kTabs;
    const float side =
        std::min(width - kPad - 4, std::max(height - least_below, 9 * kSmallestCell + layout.coordinates));
    layout.board = board_in({4, 4, width - kPad, side}, layout);
    layout.board.y = 4;
    const float below = layout.board.bottom() + 4;
    if (keypad > 0 && !needs.sheet_open) {
        layout.keypad = {kPad, below + kPad, width - 2 * kPad, keypad - 2 * kPad};
        layout.panel = {0, below + keypad, width, above - below - keypad};
    } else {
        layout.panel = {0, below, width, above - below};
    }
}

// ---------------------------------------------------------------------------------------------------------- in a game

constexpr float kHead = 44;
constexpr float kSide = 8;  // around the keys of a phone

float key_for(float height, int rows, const LayoutNeeds& needs, float most) {
    const float each = std::floor((height + kKeypadGap) / static_cast<float>(rows)) - kKeypadGap;
    return std::clamp(each, 36.0F, needs.large_keys ? most * 1.3F : most);
}

int rows_for(int keys, int columns) {
    return (keys + columns - 1) / columns;
}

// Five digits in a row below the board. More if a small page would have to shrink the board, but not so many that
// fingers miss them.
int upright_columns(int digits, float room) {
    constexpr int kMin = 5;
    constexpr int kMax = 7;
    int columns = kMin;
    const auto needs = [&] { return static_cast<float>(rows_for(digits, columns) + 1) * (44 + kKeypadGap); };
    while (columns < kMax && needs() > room) ++columns;
    // Rows of about the same length, with room for the eraser.
    return digits % columns == 0 ? columns : rows_for(digits + 1, rows_for(digits, columns));
}

// In up to three rows, if the column is wide enough.
int column_columns(int digits, float width) {
    constexpr int kRows = 3;
    const int most = static_cast<int>((width + kKeypadGap) / (44 + kKeypadGap));
    return std::clamp(rows_for(digits, kRows), 2, std::max(2, most));
}

// The board takes the whole width. Below it are a row of tools and the digits.
void lay_out_upright_game(Layout& layout, float width, float height, const LayoutNeeds& needs) {
    layout.digit_columns = upright_columns(needs.rows, height - kHead - kStatus - width);
    const int rows = 1 + rows_for(needs.rows, layout.digit_columns);
    const float least_keys = static_cast<float>(rows) * (44 + kKeypadGap) - kKeypadGap + kSide;
    const float region = std::max(height - kHead - kStatus - least_keys, 9 * kSmallestCell);
    layout.head = {0, 0, width, kHead};
    layout.board = board_in({0, kHead, width, std::min(region, width)}, layout);
    layout.bar = {0, layout.board.bottom(), width, kStatus};
    const Rect below{0, layout.bar.bottom(), width, height - layout.bar.bottom()};
    if (needs.keypad_rows == 0 || needs.sheet_open) {
        layout.panel = below;
        return;
    }
    layout.key = key_for(below.height - kSide, rows, needs, std::max(64.0F, width / 9));
    const float keys = static_cast<float>(rows) * (layout.key + kKeypadGap) - kKeypadGap;
    layout.keypad = {kSide, below.y, width - 2 * kSide, keys};
}

// The board takes the whole height; the rest is next to it.
void lay_out_landscape_game(Layout& layout, float width, float height, const LayoutNeeds& needs) {
    constexpr float kLeastColumn = 220;
    constexpr float kSixTools = 300;  // a column of this width has room for six tools in a row
    constexpr float kEdge = 4;
    layout.board = board_in({0, kEdge, width - kLeastColumn, height - 2 * kEdge}, layout);
    layout.board.x = needs.left_handed ? width - kEdge - layout.board.width : kEdge;
    const float left = needs.left_handed ? kSide : layout.board.right() + kSide;
    const float right = needs.left_handed ? layout.board.x - kSide : width - kSide;
    layout.head = {left, 0, right - left, kHead};
    layout.bar = {left, height - kStatus, right - left, kStatus};
    const Rect between{left, kHead, right - left, layout.bar.y - kHead};
    if (needs.keypad_rows == 0 || needs.sheet_open) {
        layout.panel = between;
        return;
    }
    layout.tool_rows = between.width < kSixTools ? 2 : 1;
    layout.digit_columns = column_columns(needs.rows, between.width);
    const int rows = layout.tool_rows + rows_for(needs.rows, layout.digit_columns);
    layout.key = key_for(between.height, rows, needs, 72);
    layout.keypad = {left, between.y, between.width, static_cast<float>(rows) * (layout.key + kKeypadGap) - kKeypadGap};
}

// A column of keys next to the board that grows with it; the panel is below the keys.
void lay_out_wide_game(Layout& layout, float width, float height, const LayoutNeeds& needs) {
    constexpr float kBar = 52;
    constexpr float kLeastColumn = 340;
    constexpr float kBetween = 32;
    layout.coordinates = 20;
    layout.tabs = {0, 0, kRail, height - kBar};
    layout.bar = {0, height - kBar, width, kBar};
    const float above = layout.bar.y;
    const float room = width - kRail - 2 * kAroundBoard;
    layout.board = board_in(
        {kRail, kAroundBoard, room - kLeastColumn - kBetween + kAroundBoard, above - 2 * kAroundBoard}, layout);
    const float column = std::clamp(std::floor(layout.board.width * 0.56F), kLeastColumn, 640.0F);
    // Board and column are centred together.
    const float both = layout.board.width + kBetween + std::min(column, room - layout.board.width - kBetween);
    const float left = kRail + std::floor((width - kRail - both) / 2);
    const float column_width = both - layout.board.width - kBetween;
    layout.board.x = needs.left_handed ? left + column_width + kBetween : left;
    const float x = needs.left_handed ? left : left + layout.board.width + kBetween;
    layout.head = {x, layout.cells_y() - 4, column_width, kHead};
    layout.digit_columns = column_columns(needs.rows, column_width);
    const int rows = layout.tool_rows + rows_for(needs.rows, layout.digit_columns);
    layout.key = key_for(above * 0.45F, rows, needs,
                         std::max(52.0F, std::floor((layout.board.width - layout.coordinates) * 0.08F)));
    const float keys = static_cast<float>(rows) * (layout.key + kKeypadGap) - kKeypadGap;
    layout.keypad = {x, layout.head.bottom() + 8, column_width, keys};
    const float under = needs.keypad_rows == 0 ? layout.head.bottom() : layout.keypad.bottom();
    if (needs.keypad_rows == 0) layout.keypad = {};
    layout.panel = {x - layout.panel_padding, under, column_width + 2 * layout.panel_padding, above - under};
}

// A page without a board: all of it, next to or above the tabs.
void lay_out_page(Layout& layout, float width, float height, const LayoutNeeds& needs) {
    constexpr float kBar = 52;
    constexpr float kJob = 48;
    layout.cell = 56;  // for the digits of a date
    layout.panel_padding = layout.page == PageWidth::narrow ? 12 : 16;
    if (layout.page == PageWidth::wide) {
        layout.tabs = {0, 0, kRail, height - kBar};
        layout.bar = {0, height - kBar, width, kBar};
        layout.panel = {kRail, 0, width - kRail, layout.bar.y};
        return;
    }
    const float tabs = needs.game ? 0 : kTabs;
    const float bar = kStatus + (needs.bar.job ? kJob : 0);
    layout.tabs = {0, height - tabs, width, tabs};
    layout.bar = {0, layout.tabs.y - bar, width, bar};
    layout.panel = {0, 0, width, layout.bar.y};
}

void lay_out_game(Layout& layout, float width, float height, const LayoutNeeds& needs) {
    layout.game = true;
    layout.rows = needs.rows;
    layout.coordinates = 0;
    layout.panel_padding = layout.page == PageWidth::narrow ? 12 : 16;
    if (needs.full_page && layout.page != PageWidth::wide) return lay_out_page(layout, width, height, needs);
    const float upright = std::min(width, height - kHead - kStatus - 3 * 44);
    const float in_landscape = std::min(height, width - 220);
    if (upright >= in_landscape) return lay_out_upright_game(layout, width, height, needs);
    if (layout.page != PageWidth::wide) return lay_out_landscape_game(layout, width, height, needs);
    lay_out_wide_game(layout, width, height, needs);
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

bool erases_after_digits(const Layout& layout, int digits) {
    return layout.keypad.y >= layout.board.bottom() && digits % layout.digit_columns != 0;
}

Layout layout_for(float width, float height, const LayoutNeeds& needs) {
    constexpr float kWideFrom = 1000;
    constexpr float kMediumFrom = 600;
    constexpr float kRailFits = 520;
    Layout layout;
    const bool wide = width >= kWideFrom && height >= kRailFits;
    layout.page = wide ? PageWidth::wide : width >= kMediumFrom ? PageWidth::medium : PageWidth::narrow;
    layout.touch = layout.page != PageWidth::wide;
    layout.control = layout.touch ? 44.0F : 36.0F;
    if (needs.game) {
        lay_out_game(layout, width, height, needs);
    } else if (needs.mode == Mode::home) {
        lay_out_page(layout, width, height, needs);
    } else if (layout.page == PageWidth::wide) {
        lay_out_wide(layout, width, height, needs.mode);
    } else if (layout.page == PageWidth::medium) {
        lay_out_medium(layout, width, height, needs.mode, needs.keypad_rows);
    } else {
        lay_out_narrow(layout, width, height, needs);
    }
    if (needs.bar.tray > 0 && !layout.panel.is_empty()) make_room_for_tray(layout, needs.bar.tray);
    return layout;
}

}  // namespace rookery::shell
