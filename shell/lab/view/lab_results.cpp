// The methods side by side, running or ended, and details of the selected one: its counters, the search trees of all,
// its trace.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "shell/lab/view/lab_parts.hpp"
#include "shell/widgets/form.hpp"
#include "shell/widgets/line_chart.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

std::string time_of(const LabUi& ui, const LabRun& run) {
    const double seconds = ui.page.runs.seconds_of(run, ui.ws.host.now_seconds());
    if (run.state == LabRun::State::waiting || (run.is_running() && seconds < 1)) return {};
    return run.is_running() ? duration(std::floor(seconds)) : fine_duration(seconds);
}

// The line below a method's name: its state, and as many counters as fit.
std::string line_of(const LabRun& run) {
    if (run.state == LabRun::State::working) return run.activity;
    std::string text = run.state == LabRun::State::done ? solutions_text(*run.result) : outcome_of(run);
    if (run.result && run.result->end == "gave_up") text = run.result->phrase;
    const std::string counters = counters_of(run);
    if (!counters.empty()) text += "  \u00B7  " + counters;
    return text;
}

// "0.3 s, 2 solutions, 1 204 nodes"
std::string said_of(const LabUi& ui, const LabRun& run) {
    const std::string time = time_of(ui, run);
    const std::string line = line_of(run);
    return time.empty() || line.empty() ? time + line : time + ", " + line;
}

void draw_run(LabUi& ui, const LabRun& run, std::size_t index) {
    const LabRuns& runs = ui.page.runs;
    const std::string number = std::to_string(index);
    const float height = ui.layout.touch ? 52.0F : 46.0F;
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float cancel = run.is_running() ? ui.layout.control + 4 : 0;
    const std::string id = "lab-select-" + number;
    const bool chosen = runs.selected == static_cast<int>(index);
    const SpokenPart item(ui, {.role = Role::item});
    const std::string spoken = fill(words::kLabResult, {run.name, said_of(ui, run)});
    const bool pressed = press_area(ui, id, {width - cancel, height}, {.name = spoken, .on = chosen});
    row_ground(ui, at, {at.x + width - cancel, at.y + height}, chosen);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float right = at.x + width - cancel - 8;
    const Face small = small_face(ui);
    draw.AddCircleFilled({at.x + 12, at.y + 15}, 4.5F, series_colour(ui.theme, index));
    const std::string time = time_of(ui, run);
    const float time_x = right - width_of(text_face(ui), time);
    draw_text_middle(draw, text_face(ui), time_x, at.y + 15, ui.theme.ink, time);
    draw_text_middle(draw, bold_face(ui), at.x + 24, at.y + 15, ui.theme.ink, run.name, time_x - 8);
    const ImU32 ink = run.state == LabRun::State::failed ? ui.theme.conflict : ui.theme.secondary;
    draw_text_middle(draw, small, at.x + 24, at.y + height - 13, ink, line_of(run), right);
    if (run.is_running()) {
        const std::string cancel_id = "lab-cancel-" + number;
        ImGui::SetCursorScreenPos({at.x + width - cancel + 4, at.y + (height - ui.layout.control) / 2});
        if (button(ui, cancel_id.c_str(), {},
                   {.look = ButtonLook::quiet, .icon = Icon::close, .tooltip = words::kCancel}))
            shell::run(ui, cancel_id);
        ImGui::SetCursorScreenPos({at.x, at.y + height + ImGui::GetStyle().ItemSpacing.y});
    }
    if (pressed) shell::run(ui, id);
}

// "1,204 nodes, 317 dead ends" as numbers and names; also while it runs.
std::vector<std::pair<std::string, std::string>> counters_in(const LabRun& run) {
    std::vector<std::pair<std::string, std::string>> counters;
    if (run.result) {
        for (const auto& [name, value] : run.result->counters)
            counters.emplace_back(thousands(static_cast<std::int64_t>(value)), name);
        return counters;
    }
    const std::string_view text = run.activity;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(", ", at), text.size());
        const std::string_view part = text.substr(at, end - at);
        const std::size_t blank = std::min(part.find(' '), part.size());
        counters.emplace_back(part.substr(0, blank), trimmed(part.substr(blank)));
        at = end + 2;
    }
    return counters;
}

void draw_counters(LabUi& ui, const LabRun& run) {
    const bool bad = run.state == LabRun::State::failed;
    if (bad) {
        problem(ui, text_face(ui), outcome_of(run));
    } else {
        paragraph(ui, text_face(ui), ui.theme.ink, outcome_of(run));
    }
    const auto counters = counters_in(run);
    if (counters.empty() && run.is_running()) {
        paragraph(ui, small_face(ui), ui.theme.secondary, words::kLabCountersNone);
    }
    float widest = 0;
    for (const auto& counter : counters) widest = std::max(widest, width_of(text_face(ui), counter.first));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 4});
    for (const auto& [value, name] : counters) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const Face face = text_face(ui);
        ImDrawList& draw = *ImGui::GetWindowDrawList();
        draw_text(draw, face, {at.x + widest - width_of(face, value), at.y}, ui.theme.ink, value);
        draw_text(draw, face, {at.x + widest + 10, at.y}, ui.theme.secondary, name);
        ImGui::Dummy({1, face.size});
        say(ui, fill(words::kLabCounter, {value, name}));
    }
    ImGui::PopStyleVar();
    if (!run.result) return;
    for (const std::string& note : run.result->notes) paragraph(ui, small_face(ui), ui.theme.secondary, note);
}

// The readout at the pointer: "depth 12   Dancing links 31   Brute force 9 441".
void draw_values(LabUi& ui, const LineChart& chart, int depth) {
    std::string text;
    if (depth >= 0) {
        const auto place = static_cast<std::size_t>(depth);
        text = fill(words::kLabDepth, {std::to_string(depth)});
        for (const ChartLine& line : chart.lines) {
            if (place >= line.values.size()) continue;
            const std::string nodes = thousands(static_cast<std::int64_t>(line.values[place]));
            text += "  \u00B7  " + fill(words::kLabNodesAt, {line.name, nodes});
        }
    }
    const Face small = small_face(ui);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_text(*ImGui::GetWindowDrawList(), small, at, ui.theme.ink, text, at.x + ImGui::GetContentRegionAvail().x);
    ImGui::Dummy({1, small.size});
}

void draw_tree(LabUi& ui) {
    const LabRuns& runs = ui.page.runs;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    heading(ui, words::kLabTreeTitle, {}, corner_width(ui, 1));
    if (runs.deepest() == 0) return paragraph(ui, small_face(ui), ui.theme.secondary, words::kLabTreeNone);
    corner_button(ui, "lab-copy-tree", Icon::copy, at, 0);
    LineChart chart{
        .id = "lab-chart", .lines = {}, .axis = std::string(words::kLabColumnDepth), .name = words::kLabTreeTitle};
    for (std::size_t i = 0; i < runs.runs.size(); ++i) {
        const LabRun& run = runs.runs[i];
        if (!run.result || run.result->depths.empty()) continue;
        chart.lines.push_back(
            {run.name, run.result->depths, series_colour(ui.theme, i), runs.selected == static_cast<int>(i)});
    }
    draw_values(ui, chart, draw_line_chart(ui, chart));
}

void draw_trace(LabUi& ui, const LabRun& run) {
    const LabTable* table = ui.page.shown_table();
    if (table == nullptr) return paragraph(ui, small_face(ui), ui.theme.secondary, words::kLabTraceNone);
    const auto& tables = run.result->tables;
    const ImVec2 top = ImGui::GetItemRectMin();  // of the method's name
    corner_button(ui, "lab-copy-trace", Icon::copy, top, 0);
    for (std::size_t i = 0; tables.size() > 1 && i < tables.size(); ++i) {
        if (i > 0) same_line_if_room(button_width(ui, tables[i].title, Icon::none), kGap);
        choice(ui, "lab-table-" + std::to_string(i), tables[i].title, &tables[i] == table);
    }
    const auto rows = static_cast<std::int64_t>(table->rows.size());
    if (tables.size() == 1) label(ui, small_face(ui), ui.theme.secondary, table->title);
    draw_text_table(ui, "lab-trace-rows", *table, ui.layout.page == PageWidth::narrow ? 320.0F : 360.0F);
    std::string count = counted(rows, words::kLabRowOne, words::kLabRowMany);
    if (table->left_out > 0) {
        count += ", " + fill(words::kLabLeftOut, {thousands(static_cast<std::int64_t>(table->left_out))});
    }
    label(ui, small_face(ui), ui.theme.secondary, count);
}

void draw_detail(LabUi& ui, const LabRun& run) {
    const float width = share_of_row(3);
    for (const std::string_view tab : {"lab-counters", "lab-tree", "lab-trace"}) {
        if (tab != "lab-counters") ImGui::SameLine(0, kGap);
        command_button(ui, tab, {.width = width});
    }
    space(2);
    switch (ui.page.detail) {
        case LabDetail::counters:
            title(ui, bold_face(ui), run.name);
            return draw_counters(ui, run);
        case LabDetail::tree:
            return draw_tree(ui);
        case LabDetail::trace:
            title(ui, bold_face(ui), run.name);
            return draw_trace(ui, run);
    }
}

}  // namespace

void draw_lab_results(LabUi& ui) {
    const LabPage& page = ui.page;
    if (page.runs.is_empty()) return;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    heading(ui, words::kLabComparison, {}, corner_width(ui, 1));
    corner_button(ui, "lab-copy-comparison", Icon::copy, at, 0);
    if (!page.is_about_puzzle()) {
        paragraph(ui, small_face(ui), ui.theme.ink, fill(words::kLabOtherPuzzle, {text_of(page.runs.puzzle)}));
        command_button(ui, "lab-show-asked");
    }
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 2});
    {
        const SpokenPart list(ui, {.role = Role::items,
                                   .id = "lab-runs",
                                   .name = std::string(words::kLabComparison),
                                   .total = static_cast<std::int64_t>(page.runs.runs.size())});
        for (std::size_t i = 0; i < page.runs.runs.size(); ++i) draw_run(ui, page.runs.runs[i], i);
    }
    ImGui::PopStyleVar();
    space(4);
    if (const LabRun* run = page.runs.chosen()) draw_detail(ui, *run);
}

}  // namespace rookery::shell
