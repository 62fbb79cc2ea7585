// The generated puzzles: a filter, the table with a mark before each row, and the actions.
#include <algorithm>
#include <string>

#include "shell/generate/generate_page.hpp"
#include "shell/generate/view/generate_parts.hpp"
#include "shell/widgets/table_view.hpp"
#include "shell/widgets/text_fields.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

// "12 marked", or how many of all pass the filter.
std::string shown_text(const GenerateResults& results) {
    if (results.marked_count() > 0) return fill(words::kMarked, {thousands(results.marked_count())});
    const auto shown = static_cast<std::int64_t>(results.table.order().size());
    if (shown == results.listed()) return counted(shown, words::kRowOne, words::kRowMany);
    return fill(words::kRowsShown, {thousands(shown), thousands(results.listed())});
}

void draw_marking(GenerateUi& ui) {
    const GenerateResults& results = ui.page.results;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float right = at.x + ImGui::GetContentRegionAvail().x;
    const std::string_view id = results.marked_count() > 0 ? "mark-none" : "mark-all";
    const std::string_view name = ui.commands.label_of(id);
    const float width = width_of(text_face(ui), name) + 12;
    const bool clears = ui.commands.look("clear-results").possible;
    const float clear_width = clears ? width_of(text_face(ui), words::kClearResultsShort) + 12 : 0;
    spoken_text_middle(ui, small_face(ui), at.x, at.y + ui.layout.control / 2, ui.theme.secondary, shown_text(results),
                       right - width - clear_width - 4);
    ImGui::SetCursorScreenPos({right - width - clear_width, at.y});
    if (link(ui, std::string(id).c_str(), name)) run(ui, id);
    if (!clears) return;
    ImGui::SetCursorScreenPos({right - clear_width, at.y});
    if (link(ui, "clear-results", words::kClearResultsShort)) run(ui, "clear-results");
}

// The sheet's button, and the number of puzzles per page. If space is short, the explanation is omitted.
void draw_printing(GenerateUi& ui) {
    const float side = ui.layout.control;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float right = at.x + ImGui::GetContentRegionAvail().x;
    const float numbers = 12 + 4 * side + 3 * 4;
    std::string_view name = words::kPrint;
    for (const std::string_view shorter : {words::kPrintShort, words::Text{}}) {
        if (button_width(ui, name, Icon::print) + numbers > right - at.x) name = shorter;
    }
    icon_button(ui, "print-generated", Icon::print, {}, name);
    for (const int number : kPerPage) {
        ImGui::SameLine(0, number == kPerPage[0] ? 12 : 4);
        const std::string text = std::to_string(number);
        choice(ui, "per-page-" + text, text, ui.page.per_page == number, side, fill(words::kUsePerPage, {text}));
    }
    const Face small = small_face(ui);
    const float x = ImGui::GetItemRectMax().x + 8;
    if (x + width_of(small, words::kPerPageLabel) > right) return;
    spoken_text_middle(ui, small, x, at.y + side / 2, ui.theme.secondary, words::kPerPageLabel);
}

// The run's progress, for a panel without a foot.
void draw_narrow_results_progress(GenerateUi& ui) {
    const GenerateResults& results = ui.page.results;
    const JobItem* job = results.running() ? ui.ws.jobs.find(results.job()) : nullptr;
    if (ui.layout.page != PageWidth::narrow || job == nullptr) return;
    paragraph(ui, small_face(ui), ui.theme.ink, ui.page.progress_text(*job));
    paragraph(ui, small_face(ui), ui.theme.secondary, job->activity);
}

}  // namespace

void draw_results(GenerateUi& ui) {
    const GenerateResults& results = ui.page.results;
    draw_narrow_results_progress(ui);
    if (results.is_empty()) {
        const auto text = results.running() ? words::kResultsRunning : words::kResultsEmpty;
        paragraph(ui, text_face(ui), ui.theme.secondary, text);
    }
    // The foot has no room for all of it.
    const bool shown_above = ui.layout.page == PageWidth::narrow;
    const JobItem* run = results.running() ? ui.ws.jobs.find(results.job()) : nullptr;
    if (run != nullptr && !shown_above && !run->odds.empty()) paragraph(ui, small_face(ui), ui.theme.ink, run->odds);
    if (results.is_empty()) return;
    draw_filter_field(ui, "##results-filter", words::kResultsFilterHint, results.filter);
    draw_marking(ui);
    const float room = ImGui::GetContentRegionAvail().y - ui.eye.uses_height;
    if (results.table.order().empty()) {
        paragraph(ui, text_face(ui), ui.theme.secondary, words::kFilterNothing);
    } else {
        const auto is_marked = [&](std::uint32_t row) { return results.is_marked(row); };
        draw_table(ui, results.table,
                   {.id = "sort-generated-",
                    .name = words::kViewResults,
                    .line_title = words::kColumnNumber,
                    .selected = results.selected,
                    .height = std::max(room, 180.0F),
                    .first = Column::depth,  // if the settings ask for it
                    .mark_id = "mark-row-",
                    .is_marked = is_marked});
    }
    const float top = ImGui::GetCursorPosY();
    draw_table_uses(ui, {.take = "more-like-result",
                         .take_icon = Icon::sparkle,
                         .take_name = words::kMoreLikeResult,
                         .send = "rate-generated",
                         .copy = "copy-generated",
                         .save_puzzles = "save-generated-lines",
                         .save_table = "save-generated"});
    draw_printing(ui);
    ui.eye.uses_height = ImGui::GetCursorPosY() - top;  // including the spacing at the table's end
}

}  // namespace rookery::shell
