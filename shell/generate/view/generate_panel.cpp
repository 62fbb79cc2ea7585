// The mode "Generate": its views (requirements, results, and Exact), one at a time, and below them the run.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "shell/generate/view/generate_parts.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr int kViews = 3;

RunFoot generate_run(const GenerateUi& ui) {
    const GenerateResults& results = ui.page.results;
    RunFoot foot{"pause-generating", "resume-generating", "cancel-generating", nullptr, 0, {}};
    foot.job = results.running() ? ui.ws.jobs.find(results.job()) : nullptr;
    if (foot.job == nullptr) return foot;
    const auto wanted = static_cast<float>(std::max<std::int64_t>(results.wanted(), 1));
    foot.share = static_cast<float>(results.found()) / wanted;
    foot.progress = ui.page.progress_text(*foot.job);
    return foot;
}

RunFoot run_of(const GenerateUi& ui) {
    return ui.page.shows_exact() ? exact_run(ui) : generate_run(ui);
}

// The names of the views; the number of puzzles found only if it fits.
void draw_views(GenerateUi& ui, float width) {
    const GenerateResults& results = ui.page.results;
    command_button(ui, "view-wishes", {.width = width});
    ImGui::SameLine(0, kGap);
    const std::string found = fill(words::kViewResultsCount, {thousands(results.listed())});
    const bool counts = (results.job() != 0 || !results.is_empty()) && width_of(text_face(ui), found) + 8 <= width;
    icon_button(ui, "view-results", Icon::none, {.width = width},
                counts ? std::string_view(found) : words::kViewResults);
    ImGui::SameLine(0, kGap);
    command_button(ui, "view-exact", {.width = width});
}

// On a narrow page everything is in one row, as the bar at the foot of the page shows the progress. The main button
// shows only its icon if its name would squeeze the views.
void draw_narrow_head(GenerateUi& ui) {
    const bool exact = ui.page.shows_exact();
    const Icon icon = exact ? Icon::solve : Icon::sparkle;
    std::string_view name = exact ? words::kDecide : words::kModeGenerate;
    const float room = ImGui::GetContentRegionAvail().x - kViews * kGap;
    const float least_view = width_of(text_face(ui), words::kViewResults) + 12;
    if (room - button_width(ui, name, icon) < kViews * least_view) name = {};
    const float two_icons = 2 * ui.layout.control + kGap;
    const RunFoot foot = run_of(ui);
    const float main = name.empty() ? ui.layout.control : button_width(ui, name, icon);
    const float buttons = foot.job != nullptr ? two_icons : main;
    draw_views(ui, std::floor((room - buttons) / kViews));
    ImGui::SameLine(0, kGap);
    if (foot.job != nullptr) return draw_run_buttons(ui, foot, false, ui.layout.control);
    icon_button(ui, exact ? "decide" : "generate", icon, {.look = ButtonLook::primary, .width = main}, name);
}

// Text next to the main button.
void draw_same_line(GenerateUi& ui, ImU32 colour, std::string_view text) {
    const ImVec2 end = ImGui::GetItemRectMax();
    const float middle = (ImGui::GetItemRectMin().y + end.y) / 2;
    const float right = ImGui::GetWindowPos().x + ImGui::GetContentRegionMax().x;
    spoken_text_middle(ui, small_face(ui), end.x + 12, middle, colour, text, right);
}

// The main button and the last run's outcome, or the run.
void draw_foot(GenerateUi& ui) {
    const GenerateResults& results = ui.page.results;
    const RunFoot foot = run_of(ui);
    draw_progress_line(ui, foot);
    if (foot.job != nullptr) return draw_running(ui, foot);
    if (ui.page.shows_exact()) {
        return command_button(ui, "decide", {.look = ButtonLook::primary, .icon = Icon::solve});
    }
    command_button(ui, "generate", {.look = ButtonLook::primary, .icon = Icon::sparkle});
    // The bar says so until its row is dismissed.
    const bool said = results.result().empty() || !results.failure().empty();
    if (said || ui.ws.jobs.find(results.job()) != nullptr) return;
    draw_same_line(ui, ui.theme.secondary, results.result());
}

void draw_settings(GenerateUi& ui) {
    draw_pattern_choice(ui);
    space(4);
    draw_wanted(ui);
    space(4);
    draw_settings_sections(ui);
}

// Space is short on a narrow page: the most used settings come first.
void draw_narrow_settings(GenerateUi& ui) {
    draw_feasibility(ui);
    draw_wanted(ui);
    space(4);
    draw_pattern_choice(ui);
    space(4);
    draw_settings_sections(ui);
}

void draw_view(GenerateUi& ui) {
    draw_paste_offer(ui);
    switch (ui.page.view) {
        case GenerateView::settings:
            return ui.layout.page == PageWidth::narrow ? draw_narrow_settings(ui) : draw_settings(ui);
        case GenerateView::puzzles:
            return draw_results(ui);
        case GenerateView::exact:
            return draw_exact(ui);
    }
}

// Skipped if the line below the board says it already.
void draw_failure(GenerateUi& ui) {
    const GeneratePage& page = ui.page;
    const GenerateResults& results = page.results;
    if (page.shows_exact()) return problem(ui, text_face(ui), page.exact.failure());
    const bool said = page.uses_pattern() && page.impossible() == results.failure();
    if (!results.failure().empty() && !(said && page.view == GenerateView::settings))
        problem(ui, text_face(ui), results.result());
}

}  // namespace

// The line about the pattern: below the board, or at the top of the panel.
void draw_feasibility(GenerateUi& ui) {
    const GeneratePage& page = ui.page;
    if (page.shows_exact()) return draw_exact_feasibility(ui);
    const std::string reason = page.impossible();
    const std::string_view open = page.feasibility.open(page.pattern());
    if (!page.uses_pattern() || (reason.empty() && open.empty())) {
        return paragraph(ui, small_face(ui), ui.theme.secondary, page.pattern_text());
    }
    label(ui, small_face(ui), ui.theme.secondary, page.pattern_text());
    if (reason.empty()) return paragraph(ui, small_face(ui), ui.theme.secondary, fill(words::kOpen, {open}));
    problem(ui, small_face(ui), fill(words::kImpossible, {reason}));
}

void draw_generate_panel(GenerateUi& ui) {
    const GeneratePage& page = ui.page;
    const bool narrow = ui.layout.page == PageWidth::narrow;
    narrow ? draw_narrow_head(ui) : draw_views(ui, share_of_row(kViews));
    const float foot = narrow ? 0.0F : ui.layout.control + 5 + 2 * ImGui::GetStyle().ItemSpacing.y;
    const float room = ImGui::GetContentRegionAvail().y - foot;
    const bool scrolls = page.view != GenerateView::puzzles;
    // The scroll bar is in the panel's margin, so that nothing moves when it appears. Its visibility is decided here,
    // because ImGui decides one frame late, and the bar would flicker forever.
    const bool bar = ui.eye.settings_scroll && scrolls;
    const float width = ImGui::GetContentRegionAvail().x + (bar ? ImGui::GetStyle().ScrollbarSize : 0);
    const ImGuiWindowFlags flags = bar       ? ImGuiWindowFlags_AlwaysVerticalScrollbar
                                   : scrolls ? ImGuiWindowFlags_NoScrollbar
                                             : ImGuiWindowFlags_None;
    constexpr std::array<const char*, kViews> kChildren = {"settings", "results", "exact"};
    if (ImGui::BeginChild(kChildren[static_cast<std::size_t>(page.view)], {width, std::max(room, 60.0F)}, false,
                          flags)) {
        sharpen(ui);
        if (const bool needed = ImGui::GetScrollMaxY() > 0; scrolls && needed != ui.eye.settings_scroll) {
            ui.eye.settings_scroll = needed;
            ui.view.draw_again = true;
        }
        draw_failure(ui);
        draw_view(ui);
    }
    ImGui::EndChild();
    if (!narrow) draw_foot(ui);
}

// After pasting a puzzle in the pattern editor: how it was understood, and the alternatives.
void draw_paste_offer(GenerateUi& ui) {
    if (!ui.page.paste_offer) return;
    constexpr float kPadding = 10;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const Face bold = bold_face(ui);
    const Face small = small_face(ui);
    const float text = kPadding + bold.size + 4 + small.size + 8;
    const float height = text + ui.layout.control + kPadding;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled(at, {at.x + width, at.y + height}, ui.theme.accent_soft, 6);
    const float right = at.x + width - kPadding;
    spoken_text(ui, bold, {at.x + kPadding, at.y + kPadding}, ui.theme.ink, words::kPasteOffer, right);
    spoken_text(ui, small, {at.x + kPadding, at.y + kPadding + bold.size + 4}, ui.theme.ink, words::kPasteOfferHelp,
                right);
    ImGui::SetCursorScreenPos({at.x + kPadding, at.y + text});
    command_button(ui, "paste-as-pattern");
    ImGui::SameLine(0, 8);
    command_button(ui, "paste-as-puzzle");
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy({width, height});
    space(4);
}

bool moves_over_board(const Layout& layout) {
    constexpr int kTools = kPatternMoveCount + 2;  // plus undo and redo
    return layout.tools.width >= kTools * (layout.control + 4) + kGap;
}

bool fold(GenerateUi& ui, SettingsSection section, std::string_view id, const std::string& set) {
    return fold_head(ui, id, ui.page.is_open(section), ui.eye.unfolded[static_cast<std::size_t>(section)], set);
}

}  // namespace rookery::shell
