// The frame around the board and the panel: the modes, and the tools above the board.
#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <vector>

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

// A tab opens a mode, or is a command of the page as a whole.
struct Tab {
    std::string_view command;
    Icon icon;
    words::Text name;
    bool at_foot = false;  // of a rail
};

// A player has few; a workbench has all modes. A phone has room for only one of the commands, the palette, which also
// offers the others.
std::vector<Tab> tabs_of(const AppUi& ui) {
    const bool narrow = ui.layout.page == PageWidth::narrow;
    std::vector<Tab> tabs;
    const auto add_mode = [&](Mode mode) {
        const ModeCard& card = card_of(mode);
        tabs.push_back({card.command, card.icon, card.name});
    };
    add_mode(Mode::home);
    add_mode(Mode::play);
    if (ui.model.is_workbench()) {
        for (const Mode mode : {Mode::list, Mode::generate, Mode::enumerate, Mode::lab}) add_mode(mode);
        if (!narrow || ui.model.mode == Mode::learn) add_mode(Mode::learn);
    } else {
        add_mode(Mode::learn);
        tabs.push_back({"workbench", Icon::bench, words::kWorkbench});
    }
    if (!narrow) {
        tabs.push_back({"theme", theme_icon(ui.model.theme), words::kTheme, true});
        tabs.push_back({"shortcuts", Icon::keyboard, words::kKeys, true});
    }
    tabs.push_back({"palette", Icon::find, words::kPaletteShort, true});
    return tabs;
}

// Where each tab of a row begins, and the last one ends. If the names fit into tabs of equal width, the tabs are equal.
// Otherwise each gets the width of its name, with a minimum for touch, and an equal share of the rest. If not even the
// names fit, longer ones lose more.
std::vector<float> tab_edges(const AppUi& ui, std::span<const Tab> row) {
    constexpr float kFinger = 44;
    constexpr float kAround = 8;
    const Rect& place = ui.layout.tabs;
    const auto tabs = static_cast<float>(row.size());
    const float least = std::min(kFinger, place.width / (tabs + 1));
    std::vector<float> more;  // width that a name needs beyond the minimum
    float most = 0;
    float sum = 0;
    for (const Tab& one : row) {
        more.push_back(std::max(0.0F, width_of(small_face(ui), one.name) + kAround - least));
        most = std::max(most, more.back());
        sum += more.back();
    }
    const float left = place.width - least * tabs;
    const bool equal = most * tabs <= left;
    const float spare = std::max(0.0F, left - sum) / tabs;
    const float share = sum > 0 ? std::min(1.0F, left / sum) : 0;
    std::vector<float> edges;
    float x = place.x;
    for (const float need : more) {
        edges.push_back(std::floor(x));
        x += equal ? place.width / tabs : least + need * share + spare;
    }
    edges.push_back(std::floor(x));
    return edges;
}

// The tools of a mode: those above the board's left edge, and those above its right edge, with their names if they fit.
struct Tool {
    std::string_view command;
    Icon icon;
    words::Text name;    // shorter than the command's label
    bool named = false;  // even where only some tools can have their names, next to their icons
};

std::span<const Tool> left_tools(Mode mode) {
    static constexpr std::array<Tool, 5> kPlay = {{{"undo", Icon::undo, words::kUndoShort},
                                                   {"redo", Icon::redo, words::kRedoShort},
                                                   {"new-puzzle", Icon::dice, words::kNewShort, true},
                                                   {"restart", Icon::restart, words::kRestartShort},
                                                   {"clear-board", Icon::empty, words::kClearShort}}};
    return mode == Mode::play ? std::span<const Tool>(kPlay) : std::span<const Tool>(kPlay).first(2);
}

std::span<const Tool> right_tools(const AppUi& ui) {
    const Mode mode = ui.model.mode;
    static constexpr std::array<Tool, 6> kPlay = {{{"more-like-this", Icon::sparkle, words::kSimilarShort},
                                                   {"copy-puzzle", Icon::copy, words::kCopyShort},
                                                   {"formats", Icon::share, words::kFormatsShort, true},
                                                   {"edit-text", Icon::text, words::kTypeShort},
                                                   {"read-picture", Icon::camera, words::kReadPictureShort},
                                                   {"open-file", Icon::file, words::kOpenShort, true}}};
    static constexpr std::array<Tool, 5> kEnumerate = {
        {{"copy-grid", Icon::copy, words::kCopyShort},
         {"close-grid", Icon::empty, words::kClearShort},
         {"grid-from-board", Icon::board, words::kGridFromBoardShort, true},
         {"grid-random", Icon::dice, words::kGridRandomShort, true},
         {"open-file", Icon::file, words::kOpenShort, true}}};
    static constexpr std::array<Tool, 4> kLab = {{{"lab-copy-puzzle", Icon::copy, words::kCopyShort},
                                                  {"lab-dimacs-save", Icon::save, words::kLabDimacsShort, true},
                                                  {"lab-diagonal", Icon::diagonal, words::kLabDiagonal, true},
                                                  {"open-file", Icon::file, words::kOpenShort, true}}};
    static constexpr std::array<Tool, 7> kGenerate = {{{"shift-left", Icon::arrow_left, words::kLeftShort},
                                                       {"shift-up", Icon::arrow_up, words::kUpShort},
                                                       {"shift-down", Icon::arrow_down, words::kDownShort},
                                                       {"shift-right", Icon::arrow_right, words::kRightShort},
                                                       {"mirror-sides", Icon::mirror_sides, words::kMirrorShort},
                                                       {"mirror-top", Icon::mirror_top, words::kFlipShort},
                                                       {"turn-pattern", Icon::turn, words::kTurnShort}}};
    if (mode == Mode::enumerate) return kEnumerate;
    if (mode == Mode::lab) return kLab;
    if (mode == Mode::generate)
        return std::span<const Tool>(kGenerate).first(moves_over_board(ui.layout) ? kGenerate.size() : 0);
    return mode == Mode::play ? std::span<const Tool>(kPlay) : std::span<const Tool>(kPlay).last(1);
}

}  // namespace

void draw_tabs(AppUi& ui) {
    const Rect& place = ui.layout.tabs;
    if (place.is_empty()) return;
    constexpr float kHighest = 64;
    constexpr float kEdge = 10;
    const bool rail = ui.layout.page == PageWidth::wide;
    if (!rail)
        ImGui::GetWindowDrawList()->AddRectFilled({place.x, place.y}, {place.right(), place.y + 1}, ui.theme.thin_line);
    const std::vector<Tab> tabs = tabs_of(ui);
    const std::vector<float> edges = tab_edges(ui, tabs);
    const auto count = static_cast<float>(tabs.size());
    const float height = rail ? std::min(kHighest, std::floor((place.height - 2 * kEdge) / count)) : place.height;
    const SpokenPart part(ui, Role::part, "part-modes", words::kModes);
    for (std::size_t i = 0; i < tabs.size(); ++i) {
        const Tab& one = tabs[i];
        const Command& command = *find_command(one.command);
        const std::string keys = acting_keys(ui.model, command.keys);
        const auto n = static_cast<float>(i);
        const ImVec2 at = !rail         ? ImVec2{edges[i], place.y}
                          : one.at_foot ? ImVec2{place.x, place.bottom() - kEdge - (count - n) * height}
                                        : ImVec2{place.x, place.y + kEdge + n * height};
        Said said{.name = one.name, .keys = keys};
        if (one.at_foot) {
            said.help = command.label;
            said.on = command.on(ui.model);
        } else {
            said.role = Role::tab;
            said.on = command.on(ui.model).value_or(false) && !ui.model.shows(PanelPage::shortcuts);
        }
        const ImVec2 size{rail ? place.width : edges[i + 1] - edges[i], height};
        if (tab(ui, one.command.data(), one.icon, said, at, size)) run(ui, one.command);
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
    const bool tiles = place.height > side;  // names below all icons
    const auto width_with_name = [&](const Tool& tool) {
        if (tiles) return std::max(side, width_of(small_face(ui), tool.name) + 10);
        return tool.named ? button_width(ui, tool.name, tool.icon) : side;
    };
    const auto draw = [&](const Tool& tool, float left, float width, bool with_name) {
        ImGui::SetCursorScreenPos({left, place.y});
        const ButtonStyle style{.look = ButtonLook::quiet, .width = width, .height = place.height, .tile = tiles};
        icon_button(ui, tool.command, tool.icon, style, with_name ? tool.name : std::string_view{});
    };
    for (const Tool& tool : left_tools(ui.model.mode)) {
        const float width = width_with_name(tool);
        draw(tool, x, width, tiles || tool.named);
        x += width + kGap;
    }
    const std::span<const Tool> tools = right_tools(ui);
    if (tools.empty()) return;
    float named = 0;
    for (const Tool& tool : tools) named += width_with_name(tool) + kGap;
    float right = ui.layout.board.right() + (tiles ? 4.0F : 14.0F);
    const bool roomy = tiles || right - x > named + 2 * kGap;
    if (!roomy) right = ui.layout.board.right() + (side - 20) / 2;
    for (auto tool = tools.rbegin(); tool != tools.rend(); ++tool) {
        const float width = roomy ? width_with_name(*tool) : side;
        if (right - width < x) break;  // the leftmost ones matter least, and the palette has them
        right -= width;
        draw(*tool, right, width, roomy && (tiles || tool->named));
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
