// A bar for each number if there is room, else one per five numbers: for ER, half a point.
#include "shell/list/list_page.hpp"
#include "shell/list/view/list_parts.hpp"
#include "shell/table/histogram.hpp"

#include <string>
#include <vector>

#include "shell/widgets/bar_chart.hpp"
#include "shell/widgets/form.hpp"
#include "shell/widgets/table_view.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

// CSS pixels, including the gap; touch needs more.
constexpr float kLeastFineBar = 7;
constexpr float kLeastFineBarTouch = 24;
constexpr float kButtonInset = 12;

int step_for(const NumberCounts& counts, float width, bool touch) {
    const int fine = counts.highest() - counts.lowest() + 1;
    const float least = touch ? kLeastFineBarTouch : kLeastFineBar;
    return static_cast<float>(fine) * least <= width ? kFineBars : kWideBars;
}

std::string sentence_of(Column column, const HistogramBar& bar) {
    const std::string range = fill(words::kHistogramRange, {card_of(column).title, range_text(column, bar)});
    if (bar.count == 1) return fill(words::kHistogramOne, {range});
    return fill(words::kHistogramMany, {range, thousands(bar.count)});
}

// Pressing the only bar left removes the restriction.
std::string filter_command_of(Column column, const std::vector<HistogramBar>& bars, std::size_t pressed,
                              bool narrowed) {
    if (bars.size() == 1 && narrowed) return std::string(kAllBars);
    return "filter-" + std::string(short_name_of(column)) + "-" + std::to_string(bars[pressed].from) + "-" +
           std::to_string(bars[pressed].to);
}

// The choice of a column, for lists that have more than ER: next to the title if all buttons fit there, otherwise
// below.
void draw_columns(ListUi& ui, Column shown) {
    constexpr float kBetween = 4;
    std::vector<Column> columns;
    float width = 0;
    for (const Column column : kCountedColumns) {
        if (!ui.page.offers_histogram_of(column)) continue;
        columns.push_back(column);
        width += button_width(ui, card_of(column).title, Icon::none) + kBetween;
    }
    if (columns.size() < 2) return;
    same_line_if_room(width);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (i > 0) ImGui::SameLine(0, kBetween);
        const Column column = columns[i];
        choice(ui, histogram_command(column), card_of(column).title, column == shown, 0, card_of(column).help);
    }
}

}  // namespace

void draw_histogram(ListUi& ui) {
    const Column column = ui.page.histogram_column();
    const NumberCounts& counts = ui.page.list().table.shown_counts(column);
    const std::string_view title = column == Column::er ? words::kHistogramTitle : card_of(column).title;
    const ButtonStyle toggle{.look = ButtonLook::quiet,
                             .icon = ui.page.histogram_open ? Icon::up : Icon::down,
                             .open = ui.page.histogram_open,
                             .tooltip = words::kHistogram};
    const bool narrowed = is_narrowed_by(column, ui.page.applied_filter());
    // Align the arrow, rather than the button's edge, with the content above and below.
    const float edge = ImGui::GetCursorPosX();
    ImGui::SetCursorPosX(edge - kButtonInset);
    if (button(ui, "list-histogram", title, toggle)) run(ui, "list-histogram");
    if (ui.page.histogram_open) draw_columns(ui, column);
    if (narrowed) {
        same_line_if_room(width_of(text_face(ui), words::kHistogramAll) + 2 * kButtonInset);
        if (link(ui, kAllBars, words::kHistogramAll)) run(ui, kAllBars);
    }
    BarChart chart{.id = "histogram",
                   .name = title,
                   .range_name = card_of(column).title,
                   .count_name = words::kHistogramPuzzles,
                   .bars = {}};
    chart.title_right = ImGui::GetItemRectMax().x;
    chart.title_middle = (ImGui::GetItemRectMin().y + ImGui::GetItemRectMax().y) / 2;
    if (ui.layout.page == PageWidth::narrow) chart.height = 52;
    if (!ui.page.histogram_open) return;
    if (counts.total() == 0) {
        const Face face = small_face(ui);
        spoken_text(ui, face, ImGui::GetCursorScreenPos(), ui.theme.secondary, words::kHistogramEmpty);
        ImGui::Dummy({1, chart.height + 2 * face.size + 12});
        return;
    }
    const int step = step_for(counts, ImGui::GetContentRegionAvail().x, ui.layout.touch);
    const std::vector<HistogramBar> bars = bars_of(counts, step);
    // A bar of one rating has its label centred below it, a wider one at its edge.
    chart.ticks_at_edges = step != kFineBars;
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const HistogramBar& bar = bars[i];
        // Ticks at whole ratings or, for a short range, at every bar.
        const bool tick = bars.size() <= 16 || bar.from % 10 == 0;
        chart.bars.push_back({bar.count, tick ? number_text(column, bar.from) : std::string{}, sentence_of(column, bar),
                              range_text(column, bar), filter_command_of(column, bars, i, narrowed)});
    }
    const int pressed = draw_bar_chart(ui, chart);
    if (pressed >= 0) run(ui, chart.bars[static_cast<std::size_t>(pressed)].id);
}

}  // namespace rookery::shell
