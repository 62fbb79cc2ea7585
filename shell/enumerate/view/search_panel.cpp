// The puzzles of the grid: the number of clues, requirements for cells, an estimate of the time, the search and its
// results.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "shell/enumerate/view/enumerate_parts.hpp"
#include "shell/widgets/form.hpp"
#include "shell/widgets/table_view.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

void draw_search_settings(EnumerateUi& ui) {
    const EnumeratePage& page = ui.page;
    draw_fields(ui, page, EnumeratePlace::clues);
    draw_switches(ui, page, EnumeratePlace::clues, true, 8);
    draw_problems(ui, page, EnumeratePlace::clues);
}

void draw_limit_and_method(EnumerateUi& ui) {
    const EnumeratePage& page = ui.page;
    if (!page.first_only) {
        draw_fields(ui, page, EnumeratePlace::limit);
        same_line_if_room(button_width(ui, words::kMethodBands, Icon::none) +
                              button_width(ui, words::kMethodGridchecker, Icon::none) + kGap,
                          12);
    }
    command_button(ui, "method-bands", {.tooltip = words::kMethodBandsHelp});
    ImGui::SameLine(0, kGap);
    command_button(ui, "method-gridchecker", {.tooltip = words::kMethodGridcheckerHelp});
    draw_problems(ui, page, EnumeratePlace::limit);
}

void draw_marks(EnumerateUi& ui) {
    const Document& now = ui.ws.history.now();
    const std::string said =
        ui.page.marks.empty() ? std::string(words::kMarksNone)
                              : fill(words::kMarksSome, {thousands(now.required.size()), thousands(now.barred.size())});
    heading(ui, words::kMarks, said);
    constexpr std::array<std::string_view, 3> kBrushes = {"brush-required", "brush-barred", "brush-either"};
    for (const std::string_view brush : kBrushes) {
        if (brush != kBrushes.front())
            same_line_if_room(button_width(ui, ui.commands.label_of(brush), Icon::none), kGap);
        command_button(ui, brush, {.tooltip = words::kBrushHelp});
    }
    same_line_if_room(ui.layout.control, kGap);
    icon_button(ui, "clear-marks", Icon::empty, {.look = ButtonLook::quiet});
}

void draw_estimate(EnumerateUi& ui) {
    const Estimate& estimate = ui.page.estimate;
    command_button(ui, "estimate");
    const ImVec2 end = ImGui::GetItemRectMax();
    const float middle = (ImGui::GetItemRectMin().y + end.y) / 2;
    const ImVec2 window = ImGui::GetWindowPos();
    const float right = window.x + ImGui::GetContentRegionMax().x;
    const bool about = ui.page.has_estimate();
    std::string said(words::kEstimateHelp);
    if (estimate.job() != 0) said = words::kEstimating;
    if (about && estimate.is_known()) said = estimate.text(ui.ws.host.workers());
    const bool known = about && estimate.is_known() && estimate.job() == 0;
    spoken_text_middle(ui, known ? text_face(ui) : small_face(ui), end.x + 12, middle,
                       known ? ui.theme.ink : ui.theme.secondary, said, right);
    if (about && !estimate.failure().empty()) {
        problem(ui, small_face(ui), fill(words::kEstimateFailed, {estimate.failure()}));
    }
}

// The part that each worker runs. A large machine has more workers than there is room for.
void draw_workers(EnumerateUi& ui, const JobItem& job) {
    constexpr std::size_t kMax = 8;
    const Face small = small_face(ui);
    const std::size_t shown = std::min(job.workers.size(), kMax);
    for (std::size_t i = 0; i < shown; ++i) label(ui, small, ui.theme.secondary, worker_text(job.workers[i], i));
    if (job.workers.size() > shown) {
        label(ui, small, ui.theme.secondary, fill(words::kMoreJobs, {std::to_string(job.workers.size() - shown)}));
    }
}

void draw_progress(EnumerateUi& ui, const Enumeration& search, const JobItem& job) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    // Parts differ in size, which the job's items reflect.
    const double share =
        job.total > 0 ? std::clamp(static_cast<double>(job.done) / static_cast<double>(job.total), 0.0, 1.0) : 0;
    draw.AddRectFilled({at.x, at.y + 3}, {at.x + width, at.y + 9}, ui.theme.raised, 3);
    const float filled = width * static_cast<float>(share);
    if (filled > 3) {
        draw.AddRectFilled({at.x, at.y + 3}, {at.x + filled, at.y + 9}, job.paused ? ui.theme.faint : ui.theme.accent,
                           3);
    }
    ImGui::Dummy({1, 10});
    paragraph(ui, small_face(ui), ui.theme.ink, ui.page.progress_text(search, job));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {8, 2});
    draw_workers(ui, job);
    ImGui::PopStyleVar();
}

void draw_start(EnumerateUi& ui) {
    const EnumeratePage& page = ui.page;
    const Enumeration* search = page.shown();
    const JobItem* job = search != nullptr && search->running ? ui.ws.jobs.find(search->job) : nullptr;
    if (job != nullptr) {
        if (job->paused) {
            icon_button(ui, "resume-search", Icon::play, {}, words::kResume);
        } else {
            icon_button(ui, "pause-search", Icon::pause, {}, words::kPause);
        }
        ImGui::SameLine();
        icon_button(ui, "cancel-search", Icon::close, {}, words::kCancel);
        draw_progress(ui, *search, *job);
    } else {
        const auto options = page.options_now(true);
        const KeptJob* kept = options ? page.kept_of(*options) : nullptr;
        const bool goes_on = kept != nullptr && !kept->finished;
        icon_button(ui, "enumerate", Icon::play, {.look = ButtonLook::primary}, goes_on ? words::kGoOn : words::kStart);
        same_line_if_room(button_width(ui, words::kLeastClues, Icon::none), kGap);
        command_button(ui, "fewest", {.tooltip = words::kLeastCluesHelp});
        if (search != nullptr) {
            paragraph(ui, text_face(ui), search->end == JobEnd::failed ? ui.theme.conflict : ui.theme.ink,
                      search->result());
        }
    }
    if (search != nullptr && !search->failure.empty() && search->end != JobEnd::failed) {
        problem(ui, small_face(ui), search->failure);
    }
    if (search != nullptr && !search->not_kept.empty()) {
        paragraph(ui, small_face(ui), ui.theme.secondary, fill(words::kNotKept, {search->not_kept}));
    }
}

void draw_found(EnumerateUi& ui) {
    const Enumeration* search = ui.page.shown();
    const std::string count =
        search == nullptr ? std::string{} : thousands(search->found()) + change_text(search->table);
    heading(ui, words::kFoundTitle, count);
    if (search == nullptr || search->found() == 0) {
        return paragraph(ui, small_face(ui), ui.theme.secondary,
                         search != nullptr && search->running ? words::kFoundSearching : words::kFoundEmpty);
    }
    const bool narrow = ui.layout.page == PageWidth::narrow;
    const float room = ImGui::GetContentRegionAvail().y - 2 * (ui.layout.control + ImGui::GetStyle().ItemSpacing.y);
    draw_table(ui, search->table,
               {.id = "sort-found-",
                .name = words::kFoundTitle,
                .line_title = words::kColumnNumber,
                .selected = search->selected,
                .height = narrow ? 260.0F : std::max(room, 150.0F),
                .seen = ui.page.place_of_found(),
                .whole_puzzles = true});
    draw_table_uses(ui, {.take = "play-found",
                         .take_icon = Icon::board,
                         .take_name = words::kPlayFoundShort,
                         .send = "list-found",
                         .copy = "copy-found",
                         .save_puzzles = "save-found",
                         .save_table = "save-found-table",
                         .print = "print-found"});
}

}  // namespace

void draw_search(EnumerateUi& ui) {
    const Enumeration* search = ui.page.shown();
    const bool narrow = ui.layout.page == PageWidth::narrow;
    if (narrow && search != nullptr) {  // space is short: the results come first
        draw_start(ui);
        draw_found(ui);
        draw_search_settings(ui);
        draw_estimate(ui);
        draw_limit_and_method(ui);
        draw_marks(ui);
    } else if (narrow) {
        draw_search_settings(ui);
        draw_start(ui);
        draw_estimate(ui);
        draw_limit_and_method(ui);
        draw_marks(ui);
        draw_kept_searches(ui);
    } else {
        draw_search_settings(ui);
        draw_limit_and_method(ui);
        space(2);
        draw_marks(ui);
        space(2);
        space(4);
        draw_estimate(ui);
        space(4);
        draw_start(ui);
        space(2);
        divider(ui);
        if (search == nullptr && !ui.page.kept_searches.empty()) draw_kept_searches(ui);
        draw_found(ui);
    }
}

}  // namespace rookery::shell
