// The mode "Generate": what is wanted and what was found, one or the other, and below them the run.
#include <algorithm>
#include <cmath>
#include <string>

#include "model/commands.hpp"
#include "model/format.hpp"
#include "model/strings_generate.hpp"
#include "panels/generate_parts.hpp"
#include "panels/panels.hpp"
#include "panels/widgets.hpp"

namespace rookery::shell {
namespace {

constexpr float kGap = 6;

const WorkItem* run_of(const Model& model) {
    const GenerateResults& results = model.generate.results;
    return results.running() ? model.works.find(results.work()) : nullptr;
}

void draw_views(Ui& ui, float width) {
    const GenerateResults& results = ui.model.generate.results;
    command_button(ui, "view-wishes", {.width = width});
    ImGui::SameLine(0, kGap);
    const std::string found = fill(words::kViewResultsCount, {thousands(results.found())});
    icon_button(ui, "view-results", Icon::none, {.width = width}, results.work() == 0 ? words::kViewResults : found);
}

// Buttons that pause and end the run, as wide as given or as their names need.
void draw_run_buttons(Ui& ui, const WorkItem& work, bool named, float width) {
    const ButtonStyle style{.width = width};
    if (work.paused) {
        icon_button(ui, "resume-generating", Icon::play, style, named ? words::kResume : words::Text{});
    } else {
        icon_button(ui, "pause-generating", Icon::pause, style, named ? words::kPause : words::Text{});
    }
    ImGui::SameLine(0, kGap);
    icon_button(ui, "cancel-generating", Icon::close, style, named ? words::kCancel : words::Text{});
}

// On a narrow page all in one row: the bar at the foot of the page says how far the run is.
void draw_narrow_head(Ui& ui) {
    const float buttons = button_width(ui, words::kModeGenerate, Icon::sparkle);
    const float width = std::floor((ImGui::GetContentRegionAvail().x - buttons - 2 * kGap) / 2);
    draw_views(ui, width);
    ImGui::SameLine(0, kGap);
    const WorkItem* work = run_of(ui.model);
    if (work == nullptr) {
        icon_button(ui, "generate", Icon::sparkle, {.look = ButtonLook::primary}, words::kModeGenerate);
        return;
    }
    draw_run_buttons(ui, *work, false, std::floor((buttons - kGap) / 2));
}

// The line above the foot: how much of what is wanted has been found.
void draw_progress_line(Ui& ui, const WorkItem* work) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (work == nullptr) {
        draw.AddRectFilled({at.x, at.y + 2}, {at.x + width, at.y + 3}, ui.theme.thin_line);
    } else {
        const GenerateResults& results = ui.model.generate.results;
        const auto wanted = static_cast<float>(std::max<std::int64_t>(results.wanted(), 1));
        const float share = std::clamp(static_cast<float>(results.found()) / wanted, 0.0F, 1.0F);
        draw.AddRectFilled(at, {at.x + width, at.y + 5}, ui.theme.raised, 2.5F);
        if (share * width > 3) {
            draw.AddRectFilled(at, {at.x + std::floor(share * width), at.y + 5},
                               work->paused ? ui.theme.faint : ui.theme.accent, 2.5F);
        }
    }
    ImGui::Dummy({1, 5});
}

void draw_running(Ui& ui, const WorkItem& work) {
    draw_run_buttons(ui, work, true, 0);
    const ImVec2 end = ImGui::GetItemRectMax();
    const float middle = (ImGui::GetItemRectMin().y + end.y) / 2;
    const float right = ImGui::GetWindowPos().x + ImGui::GetContentRegionMax().x;
    const Face small = small_face(ui);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const std::string progress = generate_progress_text(ui.model, work);
    const bool two = !work.activity.empty();
    draw_text_middle(draw, small, end.x + 12, two ? middle - 9 : middle, ui.theme.ink, progress, right);
    if (two) draw_text_middle(draw, small, end.x + 12, middle + 9, ui.theme.secondary, work.activity, right);
}

// The one main button and how the last run ended, or the run.
void draw_foot(Ui& ui) {
    const GenerateResults& results = ui.model.generate.results;
    const WorkItem* work = run_of(ui.model);
    draw_progress_line(ui, work);
    if (work != nullptr) return draw_running(ui, *work);
    command_button(ui, "generate", {.look = ButtonLook::primary, .icon = Icon::sparkle});
    // Until its row is dismissed, the bar says so.
    const bool said = results.result().empty() || !results.failure().empty();
    if (said || ui.model.works.find(results.work()) != nullptr) return;
    const ImVec2 end = ImGui::GetItemRectMax();
    const float middle = (ImGui::GetItemRectMin().y + end.y) / 2;
    const float right = ImGui::GetWindowPos().x + ImGui::GetContentRegionMax().x;
    draw_text_middle(*ImGui::GetWindowDrawList(), small_face(ui), end.x + 12, middle, ui.theme.secondary,
                     results.result(), right);
}

void draw_wishes(Ui& ui) {
    draw_pattern_choice(ui);
    space(4);
    draw_wanted(ui);
    space(4);
    draw_wish_sections(ui);
}

// A narrow page shows little at once: what is asked for most comes first.
void draw_narrow_wishes(Ui& ui) {
    draw_verdict(ui);
    draw_wanted(ui);
    space(4);
    draw_pattern_choice(ui);
    space(4);
    draw_wish_sections(ui);
}

// What the verdict under the board does not say already.
void draw_failure(Ui& ui) {
    const GeneratePage& page = ui.model.generate;
    const GenerateResults& results = page.results;
    const bool said = page.uses_pattern() && page.impossible() == results.failure();
    if (!results.failure().empty() && !(said && page.view == GenerateView::wishes))
        paragraph(ui, text_face(ui), ui.theme.conflict, results.result());
}

}  // namespace

// What there is to say of the pattern: under the board, or at the top of the panel.
void draw_verdict(Ui& ui) {
    const GeneratePage& page = ui.model.generate;
    const std::string reason = page.impossible();
    const std::string_view open = page.verdict.open(page.pattern());
    if (!page.uses_pattern() || (reason.empty() && open.empty())) {
        return paragraph(ui, small_face(ui), ui.theme.secondary, page.pattern_text());
    }
    label(ui, small_face(ui), ui.theme.secondary, page.pattern_text());
    if (reason.empty()) return paragraph(ui, small_face(ui), ui.theme.secondary, fill(words::kOpen, {open}));
    paragraph(ui, small_face(ui), ui.theme.conflict, fill(words::kImpossible, {reason}));
}

void draw_generate_panel(Ui& ui) {
    const GeneratePage& page = ui.model.generate;
    const bool narrow = ui.layout.page == PageWidth::narrow;
    narrow ? draw_narrow_head(ui) : draw_views(ui, share_of_row(2));
    const float foot = narrow ? 0.0F : ui.layout.control + 5 + 2 * ImGui::GetStyle().ItemSpacing.y;
    const float room = ImGui::GetContentRegionAvail().y - foot;
    const bool wishes = page.view == GenerateView::wishes;
    // A scroll bar stands in the panel's margin, so that nothing moves when it comes.
    const float width =
        ImGui::GetContentRegionAvail().x + (ui.view.wishes_scroll && wishes ? ImGui::GetStyle().ScrollbarSize : 0);
    if (ImGui::BeginChild(wishes ? "wishes" : "results", {width, std::max(room, 60.0F)})) {
        sharpen(ui);
        if (wishes) ui.view.wishes_scroll = ImGui::GetScrollMaxY() > 0;
        draw_failure(ui);
        if (!wishes) {
            draw_results(ui);
        } else if (narrow) {
            draw_narrow_wishes(ui);
        } else {
            draw_wishes(ui);
        }
    }
    ImGui::EndChild();
    if (!narrow) draw_foot(ui);
}

}  // namespace rookery::shell
