// The mode "Lab": the puzzle, the methods to run on it, and the start buttons.
#include <array>
#include <cmath>
#include <string>

#include "shell/lab/view/lab_parts.hpp"
#include "shell/widgets/form.hpp"
#include "shell/widgets/handoff_row.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

struct Offer {
    std::string_view command;
    words::Text help;
};

using ViewNames = std::array<NamedCommand, kLabViewCount>;
constexpr ViewNames kViews = {{{"lab-view-puzzle", words::kLabViewPuzzle},
                               {"lab-view-race", words::kLabViewRace},
                               {"lab-view-tools", words::kLabViewTools}}};
constexpr ViewNames kShortViews = {{{"lab-view-puzzle", words::kLabSectionPuzzle},
                                    {"lab-view-race", words::kLabViewRace},
                                    {"lab-view-tools", words::kLabViewToolsShort}}};

// The rest of a row after the width of each name.
float spare_of_row(const LabUi& ui, const ViewNames& views, float room) {
    for (const NamedCommand& view : views) room -= width_of(text_face(ui), view.name);
    return room;
}

// Each button gets the width of its name and an equal share of the rest.
void draw_lab_views(LabUi& ui) {
    constexpr float kAround = 8;
    constexpr auto kCount = static_cast<float>(kLabViewCount);
    const bool narrow = ui.layout.page == PageWidth::narrow;
    const bool has_sheet = narrow && ui.page.has_board();
    const float gap = narrow ? 4 : kGap;
    const float sheet = has_sheet ? ui.layout.control + gap : 0;
    const float room = ImGui::GetContentRegionAvail().x - sheet - (kCount - 1) * gap;
    const ViewNames& views = spare_of_row(ui, kViews, room) < kCount * kAround ? kShortViews : kViews;
    const float spare = spare_of_row(ui, views, room);
    for (const NamedCommand& view : views) {
        if (&view != views.data()) ImGui::SameLine(0, gap);
        const float width = std::floor(width_of(text_face(ui), view.name) + spare / kCount);
        icon_button(ui, view.command, Icon::none, {.width = width}, view.name);
    }
    if (!has_sheet) return;
    ImGui::SameLine(0, gap);  // shows the panel over the board, or hides it
    icon_button(ui, "sheet", ui.ws.sheet_open ? Icon::down : Icon::up);
}

void draw_offers(LabUi& ui, std::span<const Offer> offers) {
    for (const Offer& offer : offers) {
        if (&offer != offers.data())
            same_line_if_room(button_width(ui, ui.commands.label_of(offer.command), Icon::none), kGap);
        command_button(ui, offer.command, {.tooltip = offer.help});
    }
}

// For a narrow page, which has no tools above its board.
void draw_lab_small_tools(LabUi& ui) {
    struct Tool {
        std::string_view command;
        Icon icon;
    };
    constexpr std::array<Tool, 6> kTools = {{{"undo", Icon::undo},
                                             {"redo", Icon::redo},
                                             {"lab-diagonal", Icon::diagonal},
                                             {"lab-copy-puzzle", Icon::copy},
                                             {"lab-dimacs-save", Icon::save},
                                             {"open-file", Icon::file}}};
    for (const Tool& tool : kTools) {
        if (&tool != kTools.data()) same_line_if_room(ui.layout.control, kGap);
        icon_button(ui, tool.command, tool.icon);
    }
}

void draw_puzzle(LabUi& ui) {
    const LabPage& page = ui.page;
    bool& was_open = ui.eye.unfolded[static_cast<std::size_t>(LabSection::puzzle)];
    const bool open = page.is_open(LabSection::puzzle);
    if (!fold_head(ui, "lab-section-puzzle", open, was_open, text_of(page.puzzle()))) return;
    static constexpr std::array<Offer, 7> kOffers = {{
        {"lab-from-board", words::kLabFromBoardHelp},
        {"lab-sample-monster", words::kLabSampleMonsterHelp},
        {"lab-sample-example", words::kLabSampleExampleHelp},
        {"lab-sample-four", words::kLabSampleFourHelp},
        {"lab-sample-diagonal", words::kLabSampleFourDiagonalHelp},
        {"lab-sample-sixteen", words::kLabSampleSixteenHelp},
        {"lab-dimacs-copy", words::kLabDimacsHelp},
    }};
    draw_offers(ui, kOffers);
    if (ui.layout.page == PageWidth::narrow) draw_lab_small_tools(ui);
    draw_handoffs(ui);
    space(4);
}

void draw_lab_start(LabUi& ui) {
    if (ui.page.runs.running() > 0) {
        command_button(ui, "lab-cancel-all", {.icon = Icon::close});
    } else {
        icon_button(ui, "lab-run", Icon::play, {.look = ButtonLook::primary}, words::kLabRun);
    }
    draw_switches(ui, ui.page, LabPlace::start, true, 8);
}

}  // namespace

ImU32 series_colour(const Theme& theme, std::size_t index) {
    return theme.sets[index % theme.sets.size()];
}

namespace {
float side_of_corner(const LabUi& ui) {
    return ui.layout.touch ? 36.0F : 28.0F;
}
}  // namespace

float corner_width(const LabUi& ui, int buttons) {
    return static_cast<float>(buttons) * (side_of_corner(ui) + 2);
}

void corner_button(LabUi& ui, std::string_view command, Icon icon, ImVec2 heading, int place) {
    const float side = side_of_corner(ui);
    const float right = ImGui::GetWindowPos().x + ImGui::GetContentRegionMax().x;
    const ImVec2 back = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos({right - corner_width(ui, place + 1), heading.y + (16 - side) / 2});
    icon_button(ui, command, icon, {.look = ButtonLook::quiet, .width = side, .height = side});
    ImGui::SetCursorScreenPos(back);
}

void draw_lab_panel(LabUi& ui) {
    const LabPage& page = ui.page;
    draw_lab_views(ui);
    problem(ui, text_face(ui), page.problem);
    space(2);
    if (page.view == LabView::race) return draw_lab_race(ui);
    if (page.view == LabView::tools) return draw_lab_tools(ui);
    if (page.runs.is_empty()) {
        paragraph(ui, small_face(ui), ui.theme.secondary, words::kLabEmpty);
        space(2);
    }
    draw_puzzle(ui);
    draw_lab_methods(ui);
    space(2);
    draw_lab_start(ui);
    space(4);
    draw_lab_results(ui);
    space(8);
}

}  // namespace rookery::shell
