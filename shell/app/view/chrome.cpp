// The frame around the board and the panel: the modes, and the tools above the board.
#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>

#include "shell/app/view/mode_cards.hpp"
#include "shell/app/view/panels.hpp"
#include "shell/commands/commands.hpp"
#include "shell/commands/key_commands.hpp"
#include "shell/widgets/handoff_row.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

// An icon with its name below it.
bool tab(AppUi& ui, const char* id, Icon icon, const Said& said, ImVec2 at, ImVec2 size) {
    ImGui::SetCursorScreenPos(at);
    const bool pressed = press_area(ui, id, size, said);
    const bool on = said.on.value_or(false);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImU32 colour = on                       ? (ui.theme.dark ? ui.theme.accent : ui.theme.entered)
                         : ImGui::IsItemHovered() ? ui.theme.ink
                                                  : ui.theme.secondary;
    const ImVec2 centre{std::floor(at.x + size.x / 2), at.y + size.y / 2};
    const float reach = std::min(28.0F, size.x / 2 - 2);
    if (on) {
        draw.AddRectFilled({centre.x - reach, centre.y - 24}, {centre.x + reach, centre.y + 4}, ui.theme.accent_soft,
                           14);
    }
    draw_icon(draw, icon, {centre.x, centre.y - 10}, 22, colour);
    draw_text_centred(draw, small_face(ui), {centre.x, centre.y + 14}, colour, said.name);
    return pressed;
}

// Next to the modes: the theme, the shortcuts, and the palette of all commands. A phone has room for the palette only,
// which also offers the themes.
struct Extra {
    const char* command;
    Icon icon;
    words::Text name;
};
constexpr std::array<Extra, 3> kExtras = {{{"theme", Icon::half, words::kTheme},
                                           {"shortcuts", Icon::keyboard, words::kKeys},
                                           {"palette", Icon::find, words::kPaletteShort}}};
std::size_t extra_count(const AppUi& ui) {
    return ui.layout.page == PageWidth::narrow ? 1 : kExtras.size();
}
const Extra& extra(const AppUi& ui, std::size_t index) {
    return ui.layout.page == PageWidth::narrow ? kExtras.back() : kExtras[index];
}

// Where each tab of a row begins, and the last one ends. If the names fit into tabs of equal width, the tabs are equal.
// Otherwise each gets the width of its name, with a minimum for touch, and an equal share of the rest. If not even the
// names fit, longer ones lose more.
std::array<float, kModeCount + 4> tab_edges(const AppUi& ui) {
    const std::size_t count = kModeCount + extra_count(ui);
    constexpr float kFinger = 44;
    constexpr float kAround = 8;
    const Rect& place = ui.layout.tabs;
    const float all = place.width;
    const float least = std::min(kFinger, all / static_cast<float>(count + 1));
    std::array<float, kModeCount + 3> more{};  // width that a name needs beyond the minimum
    float most = 0;
    float sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string_view name = i < kModeCount ? mode_cards()[i].name : extra(ui, i - kModeCount).name;
        more[i] = std::max(0.0F, width_of(small_face(ui), name) + kAround - least);
        most = std::max(most, more[i]);
        sum += more[i];
    }
    const float left = all - least * static_cast<float>(count);
    const auto tabs = static_cast<float>(count);
    const bool equal = most * tabs <= left;
    const float spare = std::max(0.0F, left - sum) / tabs;
    const float share = sum > 0 ? std::min(1.0F, left / sum) : 0;
    std::array<float, kModeCount + 4> edges{};
    float x = place.x;
    for (std::size_t i = 0; i < count; ++i) {
        edges[i] = std::floor(x);
        x += equal ? all / tabs : least + more[i] * share + spare;
    }
    edges[count] = std::floor(x);
    return edges;
}

Icon theme_icon(ThemeChoice choice) {
    switch (choice) {
        case ThemeChoice::light:
            return Icon::sun;
        case ThemeChoice::dark:
            return Icon::moon;
        case ThemeChoice::system:
            break;
    }
    return Icon::half;
}

// The tools of a mode: those above the board's left edge, and those above its right edge, with their names if they fit.
struct Tool {
    std::string_view command;
    Icon icon;
    words::Text name = {};  // shorter than the command's label
    bool named = true;      // its name is worth the space
};
std::string_view name_of(const Tool& tool) {
    return tool.name.empty() ? find_command(tool.command)->label : tool.name;
}

std::span<const Tool> left_tools(Mode mode) {
    static constexpr std::array<Tool, 5> kPlay = {{{"undo", Icon::undo, {}, false},
                                                   {"redo", Icon::redo, {}, false},
                                                   {"new-puzzle", Icon::dice, words::kNewShort},
                                                   {"restart", Icon::restart, {}, false},
                                                   {"clear-board", Icon::empty, {}, false}}};
    return mode == Mode::play ? std::span<const Tool>(kPlay) : std::span<const Tool>(kPlay).first(2);
}

std::span<const Tool> right_tools(const AppUi& ui) {
    const Mode mode = ui.model.mode;
    static constexpr std::array<Tool, 6> kPlay = {{{"more-like-this", Icon::sparkle, {}, false},
                                                   {"copy-puzzle", Icon::copy, {}, false},
                                                   {"formats", Icon::share, words::kFormats},
                                                   {"edit-text", Icon::text, {}, false},
                                                   {"read-picture", Icon::camera, {}, false},
                                                   {"open-file", Icon::file}}};
    static constexpr std::array<Tool, 5> kEnumerate = {{{"copy-grid", Icon::copy, {}, false},
                                                        {"close-grid", Icon::empty, {}, false},
                                                        {"grid-from-board", Icon::board, words::kGridFromBoardShort},
                                                        {"grid-random", Icon::dice, words::kGridRandom},
                                                        {"open-file", Icon::file}}};
    static constexpr std::array<Tool, 4> kLab = {{{"lab-copy-puzzle", Icon::copy, {}, false},
                                                  {"lab-dimacs-save", Icon::save, words::kLabDimacsShort},
                                                  {"lab-diagonal", Icon::diagonal, words::kLabDiagonal},
                                                  {"open-file", Icon::file}}};
    static constexpr std::array<Tool, 2> kHand = {
        {{"lab-copy-puzzle", Icon::copy, {}, false}, {"open-file", Icon::file}}};
    static constexpr std::array<Tool, 7> kGenerate = {{{"shift-left", Icon::arrow_left, {}, false},
                                                       {"shift-up", Icon::arrow_up, {}, false},
                                                       {"shift-down", Icon::arrow_down, {}, false},
                                                       {"shift-right", Icon::arrow_right, {}, false},
                                                       {"mirror-sides", Icon::mirror_sides, {}, false},
                                                       {"mirror-top", Icon::mirror_top, {}, false},
                                                       {"turn-pattern", Icon::turn, {}, false}}};
    if (mode == Mode::enumerate) return kEnumerate;
    if (mode == Mode::lab && ui.model.lab.view == LabView::hand) return kHand;
    if (mode == Mode::lab) return kLab;
    if (mode == Mode::generate)
        return std::span<const Tool>(kGenerate).first(moves_over_board(ui.layout) ? kGenerate.size() : 0);
    return mode == Mode::play ? std::span<const Tool>(kPlay) : std::span<const Tool>(kPlay).last(1);
}

}  // namespace

void draw_tabs(AppUi& ui) {
    const Rect& place = ui.layout.tabs;
    const bool rail = ui.layout.page == PageWidth::wide;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (!rail) draw.AddRectFilled({place.x, place.y}, {place.right(), place.y + 1}, ui.theme.thin_line);
    const float height = rail ? 64.0F : place.height;
    const std::array<float, kModeCount + 4> edges = tab_edges(ui);
    const auto at = [&](std::size_t index) {
        const auto n = static_cast<float>(index);
        const auto from_foot = static_cast<float>(kModeCount + extra_count(ui) - index);
        if (!rail) return ImVec2{edges[index], place.y};
        return index < kModeCount ? ImVec2{place.x, place.y + 12 + n * height}
                                  : ImVec2{place.x, place.bottom() - 8 - from_foot * height};
    };
    const auto size = [&](std::size_t index) {
        return ImVec2{rail ? place.width : edges[index + 1] - edges[index], height};
    };
    std::size_t index = 0;
    const SpokenPart part(ui, Role::part, "part-modes", words::kModes);
    for (const ModeCard& mode : mode_cards()) {
        const bool on = ui.model.mode == mode.mode && !ui.model.shows(PanelPage::shortcuts);
        const std::string command = mode.command();
        const std::string keys = acting_keys(ui.model, find_command(command)->keys);
        const Said said{.name = mode.name, .role = Role::tab, .keys = keys, .on = on};
        if (tab(ui, command.c_str(), mode.icon, said, at(index), size(index))) run(ui, command);
        ++index;
    }
    for (std::size_t i = 0; i < extra_count(ui); ++i, ++index) {
        const Extra& one = extra(ui, i);
        const Command& command = *find_command(one.command);
        const Icon icon = one.icon == Icon::half ? theme_icon(ui.model.theme) : one.icon;
        const std::string keys = acting_keys(ui.model, command.keys);
        Said said{.name = one.name, .help = command.label, .keys = keys};
        said.on = command.on(ui.model);
        if (tab(ui, one.command, icon, said, at(index), size(index))) run(ui, one.command);
    }
}

void draw_tools(AppUi& ui) {
    const Rect& place = ui.layout.tools;
    if (place.is_empty()) return;
    const SpokenPart part(ui, Role::part, "part-tools", words::kTools);
    constexpr float kGap = 4;
    const float side = ui.layout.control;
    // The icons' margins reach beyond the board's edges, so that the icons themselves align with them.
    float x = ui.layout.cells_x() - (side - 20) / 2;
    const auto width_with_name = [&](const Tool& tool) {
        return tool.named ? button_width(ui, name_of(tool), tool.icon) : side;
    };
    const auto draw = [&](const Tool& tool, float left, float width, bool with_name) {
        ImGui::SetCursorScreenPos({left, place.y});
        icon_button(ui, tool.command, tool.icon, {.look = ButtonLook::quiet, .width = width},
                    with_name ? name_of(tool) : std::string_view{});
    };
    for (const Tool& tool : left_tools(ui.model.mode)) {
        const float width = width_with_name(tool);
        draw(tool, x, width, tool.named);
        x += width + kGap;
    }
    const std::span<const Tool> tools = right_tools(ui);
    if (tools.empty()) return;
    float named = 0;
    for (const Tool& tool : tools) named += width_with_name(tool) + kGap;
    float right = ui.layout.board.right() + 14;
    const bool roomy = right - x > named + 2 * kGap;
    if (!roomy) right = ui.layout.board.right() + (side - 20) / 2;
    for (auto tool = tools.rbegin(); tool != tools.rend(); ++tool) {
        const float width = roomy ? width_with_name(*tool) : side;
        if (right - width < x) break;  // the leftmost ones matter least, and the palette has them
        right -= width;
        draw(*tool, right, width, roomy && tool->named);
        right -= kGap;
    }
}

void draw_feasibility_beneath(AppUi& ui) {
    const SpokenPart part(ui, Role::part, "part-beneath", words::kPattern);
    const Rect& place = ui.layout.beneath;
    ImGui::SetCursorScreenPos({place.x, place.y});
    ImGui::PushStyleColor(ImGuiCol_ChildBg, ui.theme.page);
    if (ImGui::BeginChild("feasibility", {place.width, place.height}, ImGuiChildFlags_None,
                          ImGuiWindowFlags_NoScrollbar)) {
        sharpen(ui);
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 4});
        GenerateUi generate = ui.of_generate();
        draw_feasibility(generate);
        ImGui::PopStyleVar();
    }
    ImGui::EndChild();
    ImGui::PopStyleColor();
}

// A summary of the puzzle on the board, and the commands for it.
void draw_beneath(AppUi& ui) {
    const Rect& place = ui.layout.beneath;
    if (ui.model.mode == Mode::generate && !place.is_empty()) return draw_feasibility_beneath(ui);
    if (place.width <= 0 || place.height < 100) return;
    const Analysis& analysis = ui.model.play.analysis();
    if (analysis.puzzle.empty()) return;
    const SpokenPart part(ui, Role::part, "part-beneath", words::kPuzzleInShort);
    ImGui::SetCursorScreenPos({place.x, place.y});
    ImGui::BeginGroup();
    PlayUi play = ui.of_play();
    draw_summary(play);
    ImGui::SetCursorScreenPos({place.x, ImGui::GetCursorScreenPos().y + 8});
    if (button(ui, "open-in-play", words::kOpenInPlay, {.icon = Icon::board})) run(ui, "mode-play");
    if (has_handoffs(ui) && ImGui::GetCursorScreenPos().y + ui.layout.control < place.bottom()) {
        ImGui::SetCursorScreenPos({place.x, ImGui::GetCursorScreenPos().y});
        draw_handoffs(ui, place.width);
    }
    ImGui::EndGroup();
}

}  // namespace rookery::shell
