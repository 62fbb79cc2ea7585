// The solve path: a chart of its ratings that is also a slider, the shown step in words, and the list of all steps.
#include <algorithm>
#include <cmath>
#include <string>

#include "rate/rate.hpp"
#include "shell/play/view/play_parts.hpp"
#include "shell/widgets/form.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "shell/words/technique_names.hpp"

namespace rookery::shell {
namespace {

constexpr float kProfileHeight = 44;
constexpr std::string_view kShownStep = "shown-step";  // announced as soon as it appears

// One bar per step, as high as its rating; press or drag to show a step.
void draw_profile(PlayUi& ui) {
    const Play& play = ui.page;
    const auto& steps = play.analysis().steps;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    ImGui::InvisibleButton("path-profile", {width, kProfileHeight});  // the list below announces its steps
    const auto count = static_cast<float>(steps.size());
    const float stride = std::min(12.0F, width / count);
    if (ImGui::IsItemActive()) {
        const float offset = ImGui::GetIO().MousePos.x - at.x;
        const int step = std::clamp(static_cast<int>(offset / stride), 0, static_cast<int>(steps.size()) - 1);
        if (step != play.path().shown_step() || play.path().is_hint()) act(ui, ShowStep{step});
    }
    int highest = 1;
    for (const StepRecord& step : steps) highest = std::max(highest, step.rating);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float foot = at.y + kProfileHeight - 4;
    draw.AddRectFilled({at.x, foot}, {at.x + width, foot + 1}, ui.theme.thin_line);
    const float gap = stride >= 4 ? 1.0F : 0.0F;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const float x = at.x + static_cast<float>(i) * stride;
        const float height =
            std::max(3.0F, (kProfileHeight - 8) * static_cast<float>(steps[i].rating) / static_cast<float>(highest));
        const bool shown = static_cast<int>(i) == play.path().shown_step();
        const ImU32 colour = shown ? ui.theme.accent : mixed(ui.theme.surface, ui.theme.secondary, 0.45F);
        draw.AddRectFilled({x, foot - height}, {x + stride - gap, foot}, colour);
        if (shown)
            draw.AddTriangleFilled({x + stride / 2 - 4, foot + 5}, {x + stride / 2 + 4, foot + 5},
                                   {x + stride / 2, foot + 1}, ui.theme.accent);
    }
}

// Opens the lesson for the shown step's technique.
void draw_learn_button(PlayUi& ui) {
    ImGui::SameLine();
    icon_button(ui, "learn-this", Icon::book);
}

void draw_controls(PlayUi& ui) {
    const bool hint = ui.page.path().is_hint();
    const float gap = 4;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {gap, gap});
    if (hint) {
        if (ui.page.path().hint_strength() != HintStrength::step) {
            if (button(ui, "hint-more", words::kHintAgain, {.look = ButtonLook::primary})) run(ui, "hint");
            ImGui::SameLine();
        }
    } else if (!ui.page.path().shows_own_step() && ui.page.analysis_shown) {
        // If space is short, only the chart leads to both ends.
        const bool narrow = ImGui::GetContentRegionAvail().x < 7 * ui.layout.control + 100;
        if (!narrow) {
            icon_button(ui, "first-step", Icon::first);
            ImGui::SameLine();
        }
        icon_button(ui, "previous-step", Icon::previous);
        ImGui::SameLine();
        icon_button(ui, "play-path", ui.page.path().is_playing() ? Icon::pause : Icon::play);
        ImGui::SameLine();
        icon_button(ui, "next-step", Icon::next);
        ImGui::SameLine();
        if (!narrow) {
            icon_button(ui, "last-step", Icon::last);
            ImGui::SameLine();
        }
        ImGui::SameLine(0, 12);
    }
    if (ui.page.path().shows_own_step()) {
        command_button(ui, "apply-step", {.look = ButtonLook::primary, .icon = Icon::check});
        ImGui::SameLine();
        if (button(ui, "close-step", words::kBack)) run(ui, "close-step");
        draw_learn_button(ui);
    } else if (ui.page.path().shows_step()) {
        command_button(ui, "apply-step", {.look = hint ? ButtonLook::plain : ButtonLook::primary});
        ImGui::SameLine();
        icon_button(ui, "close-step", Icon::close);
        if (ui.page.pictured_step() != nullptr) draw_learn_button(ui);
    } else {
        command_button(ui, "apply-all");
    }
    ImGui::PopStyleVar();
}

// The shown step in words, or how to begin.
void draw_step_text(PlayUi& ui) {
    const Play& play = ui.page;
    const StepRecord* step = play.path().shown();
    if (step == nullptr)
        return paragraph(ui, small_face(ui), ui.theme.secondary,
                         ui.layout.touch ? words::kPathPickTouch : words::kPathPick);
    if (play.path().is_hint()) return paragraph(ui, text_face(ui), ui.theme.ink, play.path().hint_text(), kShownStep);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    title(ui, bold_face(ui), technique_in_words(step->technique));
    const std::string place =
        play.path().shows_own_step()
            ? step_rating_text(step->rating, step->length.has_value())
            : fill(words::kStepOf, {thousands(step->number), thousands(play.path().step_count())});
    const Face small = small_face(ui);
    const float right = at.x + ImGui::GetContentRegionAvail().x;
    spoken_text(ui, small, {right - width_of(small, place), at.y + 2}, ui.theme.secondary, place);
    space(-4);
    const std::string text = sentence_of(*step);
    const std::string sentence = step->chains.empty() ? text : first_line_of(text);
    paragraph(ui, text_face(ui), ui.theme.ink, sentence, kShownStep);
    // The notation of a single chain. (The lines of nets are drawn by the chain panel only.)
    const std::string notation = sentence.size() < text.size() ? text.substr(sentence.size() + 1) : std::string();
    if (!notation.empty() && first_line_of(notation) == notation) {
        paragraph(ui, small_face(ui), ui.theme.secondary, notation);
    }
}

void draw_step_row(PlayUi& ui, const StepRecord& step, int index, float height) {
    const Play& play = ui.page;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const std::string id = "step " + std::to_string(index + 1);
    const bool pressed = ImGui::InvisibleButton(id.c_str(), {width, height});
    const bool shown = index == play.path().shown_step() && !play.path().is_hint();
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImVec2 end{at.x + width, at.y + height};
    row_ground(ui, at, end, shown);
    const float middle = at.y + height / 2;
    const Face face = text_face(ui);
    const Face small = small_face(ui);
    const std::string number = std::to_string(step.number);
    const std::string rating = step_rating_text(step.rating, step.length.has_value());
    draw_text_middle(draw, small, at.x + 26 - width_of(small, number), middle + 1, ui.theme.secondary, number);
    const float rating_x = end.x - 8 - width_of(face, rating);
    const std::string_view technique = technique_in_words(step.technique);
    draw_text_middle(draw, face, at.x + 36, middle, ui.theme.ink, technique, rating_x - 8);
    const float after = at.x + 36 + width_of(face, technique) + 10;
    if (after + 40 < rating_x)
        draw_text_middle(draw, small, after, middle + 1, ui.theme.secondary, conclusion_in_words(step), rating_x - 8);
    draw_text_middle(draw, face, rating_x, middle, ui.theme.ink, rating);
    if (pressed) act(ui, ShowStep{index});
}

// In the document, focusing a step shows it, and Enter applies it. Its chains are a separate list.
void say_steps(PlayUi& ui, float height) {
    const Play& play = ui.page;
    SpokenRows spoken(ui, {.role = Role::list, .id = "path", .name = std::string(words::kPathList)},
                      static_cast<std::size_t>(play.path().step_count()), height, play.path().shown_step());
    for (std::size_t i = spoken.first(); i < spoken.end(); ++i) {
        const StepRecord& step = play.analysis().steps[i];
        const int index = static_cast<int>(i);
        const bool shown = index == play.path().shown_step();
        const bool pressed =
            spoken.row(i, {.role = Role::option,
                           .id = "step " + std::to_string(i + 1),
                           .name = fill(words::kNumberedStep, {std::to_string(step.number), first_line_of(step.text)}),
                           .on = shown,
                           .enter = "apply-step"});
        if (pressed || (spoken.is_focused() && !shown)) act(ui, ShowStep{index});
    }
}

void draw_step_list(PlayUi& ui) {
    const Play& play = ui.page;
    const float height = step_row_height(ui);
    const float room = std::max(ImGui::GetContentRegionAvail().y, least_steps_height(ui, height));
    if (ImGui::BeginChild("path-list", {0, room})) {
        sharpen(ui);
        say_steps(ui, height);
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
        ImGuiListClipper clipper;
        clipper.Begin(play.path().step_count(), height);
        while (clipper.Step()) {
            for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
                draw_step_row(ui, play.analysis().steps[static_cast<std::size_t>(i)], i, height);
            }
        }
        ImGui::PopStyleVar();
        if (play.analysis().is_stuck()) {
            const bool whole = play.analysis().is_whole();
            paragraph(ui, small_face(ui), ui.theme.secondary, whole ? words::kPathBeyondEnd : words::kPathStuckEnd);
        }
        if (play.path().shown_step() != ui.eye.scrolled_to_step || room != ui.eye.steps_room) {
            ui.eye.scrolled_to_step = play.path().shown_step();
            ui.eye.steps_room = room;
            scroll_to_row(play.path().shown_step(), height, 1.0F / 3);
        }
        if (play.puzzle_serial() != ui.eye.listed_puzzle) {
            ui.eye.listed_puzzle = play.puzzle_serial();
            if (play.path().shown_step() < 0) ImGui::SetScrollY(0);
        }
    }
    ImGui::EndChild();
}

}  // namespace

float step_row_height(const PlayUi& ui) {
    return ui.layout.touch ? 44.0F : 32.0F;
}

bool shows_chain_step(const PlayUi& ui) {
    const StepRecord* step = ui.page.pictured_step();
    return step != nullptr && !step->chains.empty();
}

float least_steps_height(const PlayUi& ui, float row) {
    return (shows_chain_step(ui) ? 3.0F : 5.0F) * row;
}

void draw_shown_step(PlayUi& ui) {
    draw_controls(ui);
    space(4);
    draw_step_text(ui);
}

void draw_path(PlayUi& ui) {
    const Play& play = ui.page;
    const Analysis& analysis = play.analysis();
    draw_finished(ui);
    const bool folded = !ui.page.analysis_shown && !play.path().shows_step() && !ui.page.available.open;
    if (folded && !ui.page.hints.is_running()) return draw_folded_analysis(ui);
    if (analysis.puzzle.empty()) return;
    say_heading(ui, words::kPathHeading);  // a line separates it from the content above
    if (ui.page.hints.is_running())
        draw_cancellable(ui, text_face(ui), words::kHintLooking, "cancel-hint", "close-step");
    if (ui.page.available.open) return draw_available_steps(ui);
    if (play.path().step_count() == 0 && !play.path().shows_step()) {
        const auto text = analysis.state == Analysis::State::working ? words::kAnalysing
                          : analysis.is_stuck()                      ? words::kPathStuck
                                                                     : words::kPathNeedsOne;
        return paragraph(ui, small_face(ui), ui.theme.secondary, text);
    }
    const bool brief = ui.layout.page == PageWidth::narrow && !ui.ws.sheet_open;
    // Above the keypad of a narrow page, the chart and a chain do not both fit.
    const bool tight = ui.layout.page == PageWidth::narrow && shows_chain_step(ui);
    const bool listed = ui.page.analysis_shown && !brief;
    if (listed && !play.path().shows_step() && link(ui, "hide-analysis", words::kHideAnalysis)) run(ui, "analysis");
    if (listed && !tight && play.path().step_count() > 0) draw_profile(ui);
    draw_shown_step(ui);
    space(4);
    if (!brief) draw_chains(ui);
    if (listed) draw_step_list(ui);
}

}  // namespace rookery::shell
