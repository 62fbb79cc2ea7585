// What puzzles are wanted: pattern, symmetry, number, rating window; and the puzzles that were found.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "model/commands.hpp"
#include "model/format.hpp"
#include "model/strings.hpp"
#include "panels/panels.hpp"
#include "panels/table_view.hpp"
#include "panels/widgets.hpp"

namespace rookery::shell {
namespace {

// A tile that can be chosen, with something small drawn in it.
template <class Draw>  // void draw(ImDrawList&, ImVec2 corner, float side)
bool tile(Ui& ui, const std::string& id, float side, bool on, std::string_view help, Draw draw_inside) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool pressed = ImGui::InvisibleButton(id.c_str(), {side, side});
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
    tooltip(ui, help);
    return pressed;
}

// Tiles in rows that fill the panel's width.
struct TileRow {
    float side;
    int columns;
    float gap = 6;
    TileRow(float width, float least, int count) {
        const int most = std::clamp(static_cast<int>((width + gap) / (least + gap)), 1, count);
        const int rows = (count + most - 1) / most;
        columns = (count + rows - 1) / rows;  // rows of equal length
        side = std::min(std::floor((width + gap) / static_cast<float>(columns)) - gap, least * 1.35F);
    }
    void next(int index) const {
        if (index % columns != 0) ImGui::SameLine(0, gap);
    }
};

void draw_small_pattern(const Ui& ui, ImDrawList& draw, ImVec2 at, float side, CellSet cells, bool on) {
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

// The orbit of one cell off all axes says what a symmetry does better than its name.
void draw_small_symmetry(const Ui& ui, ImDrawList& draw, ImVec2 at, float side, PatternSymmetry symmetry, bool on) {
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

void draw_patterns(Ui& ui) {
    const CellSet pattern = ui.model.generate.pattern();
    const std::string clues = pattern.empty() ? std::string(words::kFreePattern)
                                              : counted(pattern.size(), words::kClueCellOne, words::kClueCellMany);
    heading(ui, words::kPattern, clues);
    const auto patterns = named_patterns();
    const TileRow row(ImGui::GetContentRegionAvail().x, 40, static_cast<int>(patterns.size()));
    for (int i = 0; i < static_cast<int>(patterns.size()); ++i) {
        const NamedPattern& named = patterns[static_cast<std::size_t>(i)];
        const CellSet cells = cells_of_mask(named.mask);
        const bool on = cells == pattern;
        row.next(i);
        const std::string id = "pattern-" + std::string(named.id);
        if (tile(ui, id, row.side, on, named.name,
                 [&](ImDrawList& draw, ImVec2 at, float side) { draw_small_pattern(ui, draw, at, side, cells, on); })) {
            run(ui, id);
        }
    }
    constexpr std::array<std::string_view, 3> kActions = {"clear-pattern", "invert-pattern", "fill-pattern"};
    for (const std::string_view action : kActions) {
        if (action != kActions.front()) beside_if_room(button_width(ui, find_command(action)->label, Icon::none));
        command_button(ui, action);
    }
    beside_if_room(ui.layout.control);
    icon_button(ui, "copy-pattern", Icon::copy);
}

void draw_symmetries(Ui& ui) {
    const PatternSymmetry chosen = ui.model.generate.symmetry();
    heading(ui, words::kSymmetry, title_of(chosen));
    const TileRow row(ImGui::GetContentRegionAvail().x, ui.layout.touch ? 44 : 33, kPatternSymmetryCount);
    for (int i = 0; i < kPatternSymmetryCount; ++i) {
        const auto symmetry = static_cast<PatternSymmetry>(i);
        const bool on = symmetry == chosen;
        row.next(i);
        const std::string id = "symmetry-" + std::string(name_of(symmetry));
        if (tile(ui, id, row.side, on, title_of(symmetry), [&](ImDrawList& draw, ImVec2 at, float side) {
                draw_small_symmetry(ui, draw, at, side, symmetry, on);
            })) {
            run(ui, id);
        }
    }
}

void draw_wishes(Ui& ui) {
    GeneratePage& page = ui.model.generate;
    heading(ui, words::kWanted, words::kScale);
    const float number = 58;
    named_field(ui, "##count", words::kCount, page.count, "10", number + 8);
    beside_if_room(width_of(text_face(ui), words::kErWindow) + width_of(text_face(ui), words::kTo) + 2 * number + 24,
                   16);
    named_field(ui, "##er-from", words::kErWindow, page.er_from, words::kAny, number);
    ImGui::SameLine(0, 8);
    named_field(ui, "##er-to", words::kTo, page.er_to, words::kAny, number);
    problem_of(ui, page.count);
    problem_of(ui, page.er_from);
    problem_of(ui, page.er_to);
    if (page.pattern().empty()) {
        named_field(ui, "##clues-from", words::kClues, page.clues_from, words::kAny, number);
        ImGui::SameLine(0, 8);
        named_field(ui, "##clues-to", words::kTo, page.clues_to, words::kAny, number);
        problem_of(ui, page.clues_from);
        problem_of(ui, page.clues_to);
    }
    space(4);
    if (page.running) {
        const std::string id = "cancel-work-" + std::to_string(page.work);
        if (button(ui, id.c_str(), words::kCancel, {.icon = Icon::close})) run(ui, id);
    } else {
        command_button(ui, "generate", {.look = ButtonLook::primary, .icon = Icon::sparkle});
    }
    beside_if_room(button_width(ui, words::kMinimal, Icon::check));
    command_button(ui, "minimal", {.icon = page.minimal ? Icon::check : Icon::none, .tooltip = words::kMinimalHelp});
    beside_if_room(button_width(ui, words::kTechniques, Icon::more));
    command_button(ui, "techniques", {.icon = Icon::more});
    if (!ui.model.techniques.is_full()) {
        paragraph(ui, small_face(ui), ui.theme.secondary,
                  fill(words::kSolvableWith, {share_text(ui.model.techniques.set())}));
    }
    if (!page.failure.empty())
        paragraph(ui, text_face(ui), ui.theme.conflict, fill(words::kGenerateFailed, {page.failure}));
}

}  // namespace

void draw_results(Ui& ui) {
    GeneratePage& page = ui.model.generate;
    const auto found = static_cast<std::int64_t>(page.table.size());
    const std::string progress = thousands(found) + " / " + thousands(page.wanted());
    heading(ui, words::kResults, page.work == 0 ? std::string_view{} : std::string_view{progress});
    if (found == 0) {
        const auto text = page.running             ? words::kResultsRunning
                          : page.pattern().empty() ? words::kResultsEmptyFree
                                                   : words::kResultsEmpty;
        return paragraph(ui, small_face(ui), ui.theme.secondary, text);
    }
    const bool narrow = ui.layout.page == PageWidth::narrow;
    const float room = ImGui::GetContentRegionAvail().y - ui.layout.control - ImGui::GetStyle().ItemSpacing.y;
    const TableActions actions = draw_table(ui, page.table,
                                            {.id = "sort-generated-",
                                             .line_title = words::kColumnNumber,
                                             .selected = page.selected,
                                             .height = narrow ? 260.0F : std::max(room, 180.0F)});
    if (actions.sorted) cycle_sort(page.table, actions.sort_column);
    if (actions.opened >= 0) ui.model.open_generated_row(static_cast<std::size_t>(actions.opened));
    command_button(ui, "copy-generated");
    ImGui::SameLine();
    icon_button(ui, "save-generated", Icon::save);
    beside_if_room(button_width(ui, words::kRateGenerated, Icon::arrow_right));
    command_button(ui, "rate-generated", {.icon = Icon::arrow_right});
}

void draw_generate_panel(Ui& ui) {
    // A narrow page shows little at once: the button and what came of it first.
    if (ui.layout.page == PageWidth::narrow) {
        draw_wishes(ui);
        if (ui.model.generate.running || ui.model.generate.table.size() > 0) draw_results(ui);
        draw_patterns(ui);
        draw_symmetries(ui);
        return space(8);
    }
    draw_patterns(ui);
    space(4);
    draw_symmetries(ui);
    space(4);
    draw_wishes(ui);
    space(4);
    divider(ui);
    space(4);
    draw_results(ui);
}

}  // namespace rookery::shell
