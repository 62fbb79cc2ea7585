// The pattern: the built-in and the saved ones, the tools for the whole pattern, and the symmetry for drawing.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "shell/generate/view/generate_parts.hpp"
#include "shell/paint/board_painter.hpp"
#include "shell/widgets/board_area.hpp"
#include "shell/widgets/imgui_canvas.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/cell_place.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

// A tile that can be chosen, with a small drawing in it.
template <class Draw>  // void draw(ImDrawList&, ImVec2 corner, float side)
bool tile(GenerateUi& ui, const std::string& id, float side, bool on, std::string_view name, Draw draw_inside) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool pressed = press_area(ui, id, {side, side}, {.name = name, .role = Role::choice, .on = on});
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImVec2 end{at.x + side, at.y + side};
    const bool hovered = ImGui::IsItemHovered();
    draw.AddRectFilled(at, end,
                       on        ? ui.theme.accent_soft
                       : hovered ? mixed(ui.theme.raised, ui.theme.ink, 0.08F)
                                 : ui.theme.raised,
                       6);
    if (on) draw.AddRect(at, end, ui.theme.accent, 6, 0, 1.5F);
    draw_inside(draw, at, side);
    tooltip(ui, name);
    return pressed;
}

// Tiles of equal size in rows that fill the panel's width.
struct TileRow {
    float side;
    int columns;
    TileRow(float width, float least, int count) {
        const int most = std::clamp(static_cast<int>((width + kGap) / (least + kGap)), 1, count);
        const int rows = (count + most - 1) / most;
        columns = (count + rows - 1) / rows;  // rows of equal length
        side = std::min(std::floor((width + kGap) / static_cast<float>(columns)) - kGap, least * 1.2F);
    }
    void next(int index) const {
        if (index % columns != 0) ImGui::SameLine(0, kGap);
    }
};

void draw_small_pattern(const GenerateUi& ui, ImDrawList& draw, ImVec2 at, float side, CellSet cells, bool on) {
    const float pixel = ui.pixel;
    const float cell = std::floor((side - 10) / 9 / pixel) * pixel;
    const float inset = std::floor((side - 9 * cell) / 2 / pixel) * pixel;
    const ImU32 colour = on ? ui.theme.accent : ui.theme.secondary;
    cells.for_each([&](int i) {
        const float x = at.x + inset + static_cast<float>(Geometry9::column_of(i)) * cell;
        const float y = at.y + inset + static_cast<float>(Geometry9::row_of(i)) * cell;
        draw.AddRectFilled({x, y}, {x + cell - pixel, y + cell - pixel}, colour);
    });
}

void pattern_tile(GenerateUi& ui, const std::string& id, float side, CellSet cells, std::string_view name) {
    const bool on = cells == ui.page.pattern();
    const bool pressed = tile(ui, id, side, on, name, [&](ImDrawList& draw, ImVec2 at, float across) {
        draw_small_pattern(ui, draw, at, across, cells, on);
    });
    if (pressed) run(ui, id);
}

// The orbit of one cell off all axes explains a symmetry better than its name.
void draw_small_symmetry(const GenerateUi& ui, ImDrawList& draw, ImVec2 at, float side, PatternSymmetry symmetry,
                         bool on) {
    constexpr int kCell = 1 * 9 + 2;
    const ImU32 colour = on ? ui.theme.accent : ui.theme.secondary;
    const float inset = std::round(side * 0.22F);
    const float step = (side - 2 * inset) / 8;
    draw.AddRect({at.x + inset - 5, at.y + inset - 5}, {at.x + side - inset + 5, at.y + side - inset + 5},
                 mixed(ui.theme.raised, ui.theme.secondary, 0.45F), 3, 0, 1);
    orbit_of(kCell, symmetry).for_each([&](int cell) {
        const ImVec2 centre{at.x + inset + static_cast<float>(Geometry9::column_of(cell)) * step,
                            at.y + inset + static_cast<float>(Geometry9::row_of(cell)) * step};
        draw.AddCircleFilled(centre, std::max(2.4F, side * 0.06F), colour);
    });
}

float tile_side(const GenerateUi& ui) {
    return ui.layout.touch ? 44.0F : 37.0F;
}

void draw_library(GenerateUi& ui) {
    const auto patterns = named_patterns();
    const TileRow row(ImGui::GetContentRegionAvail().x, tile_side(ui), static_cast<int>(patterns.size()));
    for (int i = 0; i < static_cast<int>(patterns.size()); ++i) {
        const NamedPattern& named = patterns[static_cast<std::size_t>(i)];
        row.next(i);
        pattern_tile(ui, "pattern-" + std::string(named.id), row.side, cells_of_mask(named.mask), named.name);
    }
}

void draw_saved(GenerateUi& ui) {
    const GeneratePage& page = ui.page;
    const auto& saved = page.library.patterns();
    if (saved.empty()) return;
    caption(ui, words::kSavedPatterns);
    const auto builtin = static_cast<int>(named_patterns().size());
    const TileRow row(ImGui::GetContentRegionAvail().x, tile_side(ui), builtin);  // the same size as for built-in ones
    for (int i = 0; i < static_cast<int>(saved.size()); ++i) {
        row.next(i);
        const CellSet cells = saved[static_cast<std::size_t>(i)];
        pattern_tile(ui, "saved-pattern-" + std::to_string(i), row.side, cells, title_of(cells));
    }
}

struct PatternTool {
    std::string_view command;
    Icon icon;
};

// Icons in a row as wide as the panel.
template <std::size_t n>
void draw_tools_row(GenerateUi& ui, const std::array<PatternTool, n>& tools) {
    const float side = share_of_row(static_cast<int>(n));
    for (const PatternTool& tool : tools) {
        if (&tool != tools.data()) ImGui::SameLine(0, kGap);
        icon_button(ui, tool.command, tool.icon, {.width = side});
    }
}

// Saves the pattern, or deletes a saved one.
void draw_save_tool(GenerateUi& ui, float width) {
    const GeneratePage& page = ui.page;
    const auto& saved = page.library.patterns();
    const auto place = std::find(saved.begin(), saved.end(), page.pattern());
    if (place == saved.end()) return icon_button(ui, "save-pattern", Icon::bookmark, {.width = width});
    const std::string forget = "forget-pattern-" + std::to_string(place - saved.begin());
    const ButtonStyle style{.icon = Icon::bookmarked, .width = width, .on = true, .tooltip = words::kRemoveSaved};
    if (button(ui, forget.c_str(), {}, style)) run(ui, forget);
}

void draw_pattern_tools(GenerateUi& ui) {
    constexpr std::array<PatternTool, 7> kMoves = {{{"shift-left", Icon::arrow_left},
                                                    {"shift-up", Icon::arrow_up},
                                                    {"shift-down", Icon::arrow_down},
                                                    {"shift-right", Icon::arrow_right},
                                                    {"mirror-sides", Icon::mirror_sides},
                                                    {"mirror-top", Icon::mirror_top},
                                                    {"turn-pattern", Icon::turn}}};
    constexpr std::array<PatternTool, 6> kChanges = {{{"clear-pattern", Icon::empty},
                                                      {"fill-pattern", Icon::full},
                                                      {"invert-pattern", Icon::invert},
                                                      {"complete-pattern", Icon::complete},
                                                      {"copy-pattern", Icon::copy},
                                                      {"share-pattern", Icon::link}}};
    // A narrow page has no tools above its board, and touch needs space.
    constexpr std::array<PatternTool, 6> kNarrowChanges = {{{"undo", Icon::undo},
                                                            {"redo", Icon::redo},
                                                            {"clear-pattern", Icon::empty},
                                                            {"invert-pattern", Icon::invert},
                                                            {"complete-pattern", Icon::complete},
                                                            {"share-pattern", Icon::link}}};
    if (!moves_over_board(ui.layout)) draw_tools_row(ui, kMoves);
    const auto& changes = ui.layout.page == PageWidth::narrow ? kNarrowChanges : kChanges;
    const float side = share_of_row(static_cast<int>(changes.size()) + 1);
    for (const PatternTool& tool : changes) {
        icon_button(ui, tool.command, tool.icon, {.width = side});
        ImGui::SameLine(0, kGap);
    }
    draw_save_tool(ui, side);
}

}  // namespace

void draw_pattern_choice(GenerateUi& ui) {
    const GeneratePage& page = ui.page;
    heading(ui, words::kPattern, {});
    draw_library(ui);
    draw_saved(ui);
    draw_pattern_tools(ui);
    space(4);
    heading(ui, words::kSymmetry, title_of(page.symmetry()));
    const TileRow row(ImGui::GetContentRegionAvail().x, ui.layout.touch ? 44 : 32, kPatternSymmetryCount);
    for (int i = 0; i < kPatternSymmetryCount; ++i) {
        const auto symmetry = static_cast<PatternSymmetry>(i);
        const bool on = symmetry == page.symmetry();
        row.next(i);
        const std::string id = "symmetry-" + std::string(name_of(symmetry));
        if (tile(ui, id, row.side, on, title_of(symmetry), [&](ImDrawList& draw, ImVec2 at, float side) {
                draw_small_symmetry(ui, draw, at, side, symmetry, on);
            })) {
            run(ui, id);
        }
    }
}

// The pattern editor in the board's place: clue cells drawn with the pointer.

namespace {

ImU32 colour_of_clues(const GenerateUi& ui) {
    const GeneratePage& page = ui.page;
    // The cells contain the digits of the answer.
    if (page.shows_exact() && page.exact_clues() != nullptr) return ui.theme.accent_soft;
    // Unused ones are dimmed.
    const bool used = page.shows_exact() || !page.settings.frees_cells();
    return used ? ui.theme.accent : mixed(ui.theme.surface, ui.theme.secondary, 0.35F);
}

// After strategies have been tried, a clue cell may have a digit or be one of the cells responsible.
SpokenCell pattern_cell(const GenerateUi& ui, int cell) {
    const GeneratePage& page = ui.page;
    const ExactAnswer* answer = page.shows_exact() ? page.exact_answer() : nullptr;
    const bool clue = page.pattern().contains(cell);
    const Digit digit = answer != nullptr ? answer->puzzle[cell] : Digit{0};
    std::string name = fill(clue ? words::kCellClue : words::kCellEmpty, {cell_place(cell)});
    if (digit != 0) name = fill(words::kCellClueDigit, {cell_place(cell), std::to_string(digit)});
    if (page.shows_exact() && page.exact_marks().contains(cell)) name = fill(words::kCellInTheWay, {name});
    const std::string value = digit != 0 ? std::to_string(digit) : clue ? "x" : "";
    return {std::move(name), value, cell == ui.cursor};
}

}  // namespace

void draw_pattern(GenerateUi& ui) {
    const GeneratePage& page = ui.page;
    const BoardFrame board = frame_of(ui);
    const PressedCell pressed = pressed_cell(ui, board, ui.cursor, [&ui](int cell) { return pattern_cell(ui, cell); });
    if (const int cell = pressed.any(); cell >= 0) {
        act(ui, SelectCell{cell});
        ui.eye.paint_clues = !page.pattern().contains(cell);
    }
    if (pressed.in_document >= 0) act(ui, BrushCell{pressed.in_document, true, ui.eye.paint_clues});
    const int brushed = brushed_cell(ui, board, pressed.by_pointer);
    if (brushed >= 0) act(ui, BrushCell{brushed, pressed.by_pointer >= 0, ui.eye.paint_clues});
    ImguiCanvas canvas(ui, *ImGui::GetWindowDrawList());
    paint_ground(canvas, ui.theme, board);
    const CellSet pattern = page.pattern();
    const ImU32 colour = colour_of_clues(ui);
    const float inset = std::max(3.0F, std::round(board.cell * 0.09F));
    pattern.for_each([&](int cell) { canvas.box(board.box(cell, inset, board.cell * 0.12F), {colour}); });
    if (page.shows_exact()) {
        draw_exact_marks(ui, canvas, board);
        draw_exact_digits(ui, canvas, board);
    }
    paint_lines(canvas, ui.theme, board);
    // The cells that the symmetry adds to the one under the pointer.
    const int cursor = ui.cursor;
    orbit_of(cursor, page.symmetry()).for_each([&](int cell) {
        if (cell == cursor) return canvas.box(board.box(cell, 2, 4), {ui.theme.entered, 3});
        canvas.box(board.box(cell, 3, 4), {mixed(ui.theme.surface, ui.theme.accent, 0.5F), 1.5F});
    });
}

}  // namespace rookery::shell
