// Every available step: the number, foldable groups by technique, and the step on the board.
#include <algorithm>
#include <cmath>
#include <string>

#include "rate/rate.hpp"
#include "shell/play/view/play_parts.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "shell/words/technique_names.hpp"

namespace rookery::shell {
namespace {

void draw_steps_head(PlayUi& ui) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float control = ui.layout.control;
    const float right = at.x + ImGui::GetContentRegionAvail().x;
    draw_text_middle(*ImGui::GetWindowDrawList(), bold_face(ui), at.x, at.y + control / 2, ui.theme.ink,
                     words::kAvailableTitle, right - control - 8);
    say_heading(ui, words::kAvailableTitle);
    ImGui::SetCursorScreenPos({right - control, at.y});
    const ButtonStyle close{.look = ButtonLook::quiet, .icon = Icon::close, .tooltip = words::kClose};
    if (button(ui, "close-available", {}, close)) run(ui, "available-steps");
}

// The state of the search, and the related actions.
void draw_state(PlayUi& ui) {
    const AvailableSteps& available = ui.page.available;
    const bool bad = available.state() == AvailableSteps::State::failed || available.outcome().end == "contradicts";
    paragraph(ui, small_face(ui), bad ? ui.theme.conflict : ui.theme.secondary, available.summary());
    if (available.job() != 0) {
        command_button(ui, "cancel-available", {.icon = Icon::close});
    } else if (available.state() == AvailableSteps::State::cancelled ||
               available.state() == AvailableSteps::State::failed) {
        command_button(ui, "available-again", {.icon = Icon::restart});
    }
}

std::string rating_range(const StepGroup& group) {
    std::string lowest = step_rating_text(group.lowest, group.by_length);
    if (group.lowest == group.highest) return lowest;
    return lowest + "\u2013" + step_rating_text(group.highest, group.by_length);
}

void draw_group(PlayUi& ui, int index, float width, float height) {
    const StepGroup& group = ui.page.available.groups()[static_cast<std::size_t>(index)];
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const std::string id = "group-" + std::to_string(index);
    const bool pressed = ImGui::InvisibleButton(id.c_str(), {width, height});
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImVec2 end{at.x + width, at.y + height};
    row_ground(ui, at, end, false);
    const float middle = at.y + height / 2;
    const Face face = bold_face(ui);
    const Face small = small_face(ui);
    draw_icon(draw, group.unfolded ? Icon::down : Icon::next, {at.x + 12, middle}, 16, ui.theme.secondary);
    const std::string rating = rating_range(group);
    const float rating_x = end.x - 8 - width_of(text_face(ui), rating);
    draw_text_middle(draw, text_face(ui), rating_x, middle, ui.theme.ink, rating);
    const std::string count = thousands(static_cast<std::int64_t>(group.steps.size()));
    const float count_width = width_of(small, count) + 12;
    const std::string_view technique = technique_in_words(group.technique);
    draw_text_middle(draw, face, at.x + 28, middle, ui.theme.ink, technique, rating_x - count_width - 12);
    const float name = std::min(width_of(face, technique), rating_x - count_width - 12 - (at.x + 28));
    const float tag = at.x + 28 + name + 8;
    draw.AddRectFilled({tag, middle - 10}, {tag + count_width, middle + 10},
                       mixed(ui.theme.raised, ui.theme.ink, 0.05F), 10);
    draw_text_middle(draw, small, tag + 6, middle + 1, ui.theme.secondary, count);
    if (pressed) run(ui, id);
}

void draw_step(PlayUi& ui, int index, float width, float height) {
    const StepRecord& step = ui.page.available.steps()[static_cast<std::size_t>(index)];
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const std::string id = "available " + std::to_string(index + 1);
    const bool pressed = ImGui::InvisibleButton(id.c_str(), {width, height});
    const bool shown = ui.page.available.shown() == index;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImVec2 end{at.x + width, at.y + height};
    row_ground(ui, at, end, shown);
    const float middle = at.y + height / 2;
    const std::string rating = step_rating_text(step.rating, step.length.has_value());
    const float rating_x = end.x - 8 - width_of(text_face(ui), rating);
    draw_text_middle(draw, text_face(ui), at.x + 28, middle, ui.theme.ink, conclusion_in_words(step), rating_x - 8);
    draw_text_middle(draw, text_face(ui), rating_x, middle, ui.theme.secondary, rating);
    if (pressed) act(ui, ShowAvailable{shown ? -1 : index});
}

// Foldable groups, and the steps of unfolded ones.
void say_available(PlayUi& ui, float height) {
    const AvailableSteps& available = ui.page.available;
    SpokenRows spoken(ui, {.role = Role::items, .id = "available", .name = std::string(words::kAvailableTitle)},
                      available.lines().size(), height, available.line_of(available.shown()));
    for (std::size_t i = spoken.first(); i < spoken.end(); ++i) {
        const AvailableSteps::Line line = available.lines()[i];
        spoken.open_item();
        if (line.step < 0) {
            const StepGroup& group = available.groups()[static_cast<std::size_t>(line.group)];
            const std::string id = "group-" + std::to_string(line.group);
            const std::string count = thousands(static_cast<std::int64_t>(group.steps.size()));
            if (spoken.row(i, {.role = Role::fold,
                               .id = id,
                               .name = std::string(technique_in_words(group.technique)) + ", " + count + ", " +
                                       rating_range(group),
                               .on = group.unfolded}))
                run(ui, id);
        } else {
            const StepRecord& step = available.steps()[static_cast<std::size_t>(line.step)];
            const bool shown = available.shown() == line.step;
            if (spoken.row(i, {.role = Role::button,
                               .id = "available " + std::to_string(line.step + 1),
                               .name = first_line_of(step.text),
                               .on = shown}))
                act(ui, ShowAvailable{shown ? -1 : line.step});
        }
        spoken.close_item();
    }
}

void draw_steps(PlayUi& ui) {
    const AvailableSteps& available = ui.page.available;
    const float height = step_row_height(ui);
    const float room = std::max(ImGui::GetContentRegionAvail().y, least_steps_height(ui, height));
    if (ImGui::BeginChild("available-list", {0, room})) {
        sharpen(ui);
        say_available(ui, height);
        const float width = ImGui::GetContentRegionAvail().x;
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
        ImGuiListClipper clipper;
        clipper.Begin(static_cast<int>(available.lines().size()), height);
        while (clipper.Step()) {
            for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
                const AvailableSteps::Line line = available.lines()[static_cast<std::size_t>(i)];
                if (line.step < 0) {
                    draw_group(ui, line.group, width, height);
                } else {
                    draw_step(ui, line.step, width, height);
                }
            }
        }
        ImGui::PopStyleVar();
        const int shown = ui.page.available.shown();
        if (shown != ui.eye.scrolled_to_available || room != ui.eye.steps_room) {
            ui.eye.scrolled_to_available = shown;
            ui.eye.steps_room = room;
            scroll_to_row(available.line_of(shown), height, 1.0F / 3);
        }
    }
    ImGui::EndChild();
}

}  // namespace

void draw_available_steps(PlayUi& ui) {
    const bool narrow = ui.layout.page == PageWidth::narrow;
    const bool brief = narrow && !ui.ws.sheet_open;
    const bool shown = ui.page.path().shows_step();
    // A narrow page has no room for the head, which repeats the back button.
    if (!brief && !(narrow && shown)) draw_steps_head(ui);
    if (shown) {
        draw_shown_step(ui);
        space(4);
        if (!brief) draw_chains(ui);
    } else {
        draw_state(ui);
        if (!narrow && !ui.page.available.steps().empty() && ui.page.available.job() == 0)
            paragraph(ui, small_face(ui), ui.theme.secondary, words::kAvailablePick);
    }
    if (!brief) draw_steps(ui);
}

}  // namespace rookery::shell
