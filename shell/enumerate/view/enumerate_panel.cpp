// The mode "Enumerate": the origin of a grid, the two views of it, and the kept searches.
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <string_view>

#include "shell/enumerate/view/enumerate_parts.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

void draw_problem(EnumerateUi& ui) {
    problem(ui, text_face(ui), ui.page.problem);
}

// "17 clues in this grid: 34 of 64 parts done, 5 puzzles found", with its actions.
void draw_kept(EnumerateUi& ui, const KeptJob& kept, int index) {
    const EnumeratePage& page = ui.page;
    const std::string number = std::to_string(index);
    const bool here = page.has_grid() && kept.input == page.input();
    const bool whole = kept.finished;
    const bool asked = kept.key == page.discarding;
    paragraph(ui, text_face(ui), ui.theme.ink, kept_text(kept, here));
    if (!here) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const Face mono = mono_face(ui);
        spoken_text(ui, mono, at, ui.theme.secondary, first_line_of(kept.input),
                    at.x + ImGui::GetContentRegionAvail().x);
        ImGui::Dummy({1, mono.size});
    }
    const std::string resume = "resume-kept-" + number;
    const std::string discard = "discard-kept-" + number;
    const std::string_view name = whole ? words::kShowKept : words::kResumeKept;
    const std::string which = kept_text(kept, here);  // with several, their buttons look alike
    const ButtonStyle go{.look = ButtonLook::primary, .icon = whole ? Icon::arrow_right : Icon::play, .tooltip = which};
    if (button(ui, resume.c_str(), name, go)) run(ui, resume);
    ImGui::SameLine();
    if (button(ui, discard.c_str(), asked ? words::kDiscardReally : words::kDiscardKept,
               {.icon = Icon::empty, .on = asked, .tooltip = which}))
        run(ui, discard);
}

void draw_sources(EnumerateUi& ui) {
    struct Source {
        std::string_view command;
        Icon icon;
    };
    constexpr std::array<Source, 6> kSources = {{{"grid-from-board", Icon::board},
                                                 {"grid-random", Icon::dice},
                                                 {"open-file", Icon::file},
                                                 {"grid-fourteen", Icon::none},
                                                 {"grid-strange", Icon::none},
                                                 {"random-class", Icon::dice}}};
    // The most likely source of a grid is the primary button.
    const std::string_view first = ui.has_board_solution ? "grid-from-board" : "grid-random";
    for (const Source& source : kSources) {
        if (&source != kSources.data()) {
            same_line_if_room(button_width(ui, ui.commands.label_of(source.command), source.icon));
        }
        const ButtonLook look = source.command == first ? ButtonLook::primary : ButtonLook::plain;
        command_button(ui, source.command, {.look = look, .icon = source.icon});
    }
}

void draw_empty(EnumerateUi& ui) {
    title(ui, title_face(ui), words::kEnumerateTitle);
    space(4);
    draw_problem(ui);
    paragraph(ui, text_face(ui), ui.theme.secondary, words::kEnumerateEmpty);
    space(8);
    draw_sources(ui);
    space(8);
    draw_grid_of_number(ui);
    if (!ui.page.kept_searches.empty()) space(12);
    draw_kept_searches(ui);
}

using Views = std::span<const std::string_view>;

// The rest of the line when each view has the width of its name.
float room_left(EnumerateUi& ui, Views views) {
    float room = ImGui::GetContentRegionAvail().x + kGap;
    for (const std::string_view view : views) room -= button_width(ui, ui.commands.label_of(view), Icon::none) + kGap;
    return room;
}

void draw_line_of_views(EnumerateUi& ui, Views views) {
    const float more = room_left(ui, views) / static_cast<float>(views.size());
    for (const std::string_view& view : views) {
        if (&view != views.data()) ImGui::SameLine(0, kGap);
        const float width = button_width(ui, ui.commands.label_of(view), Icon::none) + more;
        command_button(ui, view, {.width = std::floor(width)});
    }
}

void draw_views(EnumerateUi& ui) {
    constexpr std::array<std::string_view, 3> kViews = {"view-sets", "view-puzzles", "view-catalogue"};
    const Views views(kViews);
    if (room_left(ui, views) >= 0) return draw_line_of_views(ui, views);
    draw_line_of_views(ui, views.first(1));
    draw_line_of_views(ui, views.subspan(1));
}

// For narrow pages, which have no tools above the board.
void draw_small_tools(EnumerateUi& ui) {
    struct Tool {
        std::string_view command;
        Icon icon;
    };
    constexpr std::array<Tool, 7> kTools = {{{"undo", Icon::undo},
                                             {"redo", Icon::redo},
                                             {"open-file", Icon::file},
                                             {"grid-random", Icon::dice},
                                             {"grid-from-board", Icon::board},
                                             {"copy-grid", Icon::copy},
                                             {"close-grid", Icon::empty}}};
    for (const Tool& tool : kTools) {
        if (&tool != kTools.data()) ImGui::SameLine(0, 6);
        icon_button(ui, tool.command, tool.icon);
    }
}

}  // namespace

void draw_kept_searches(EnumerateUi& ui) {
    const auto& kept = ui.page.kept_searches;
    if (kept.empty()) return;
    heading(ui, words::kKeptTitle, {});
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (i > 0) space(4);
        draw_kept(ui, kept[i], static_cast<int>(i));
    }
    space(8);
}

void draw_enumerate_panel(EnumerateUi& ui) {
    const EnumeratePage& page = ui.page;
    if (!page.has_grid()) return draw_empty(ui);
    draw_views(ui);
    draw_problem(ui);
    space(2);
    switch (page.view) {
        case EnumerateView::sets:
            draw_sets(ui);
            break;
        case EnumerateView::puzzles:
            draw_search(ui);
            break;
        case EnumerateView::catalogue:
            draw_catalogue(ui);
            break;
    }
    if (ui.layout.page == PageWidth::narrow) {
        space(4);
        draw_small_tools(ui);
        space(8);
    }
}

}  // namespace rookery::shell
