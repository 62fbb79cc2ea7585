#include "shell/widgets/bar_chart.hpp"

#include <algorithm>
#include <cmath>

#include "board/insertion_sort.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"

namespace rookery::shell {
namespace {

constexpr float kMaxBar = 56;    // CSS pixels, including the gap
constexpr int kFewestBars = 10;  // so that a few bars do not become very wide

struct Place {
    float left = 0, right = 0, top = 0, bottom = 0;  // of the bars
    float stride = 0;
    float edge(std::size_t bar) const { return std::round(left + static_cast<float>(bar) * stride); }
};

void draw_axis(Ui& ui, const Place& place, const BarChart& chart) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const Face face = small_face(ui);
    draw.AddRectFilled({place.left, place.bottom}, {place.right, place.bottom + 1}, ui.theme.thin_line);
    float free_from = place.left - 8;
    for (std::size_t i = 0; i < chart.bars.size(); ++i) {
        const std::string& text = chart.bars[i].tick;
        if (text.empty()) continue;
        const float width = width_of(face, text);
        const float x = place.left + (static_cast<float>(i) + (chart.ticks_at_edges ? 0.0F : 0.5F)) * place.stride;
        const float text_x = std::clamp(x - width / 2, place.left - 4, place.right - width + 4);
        if (text_x < free_from) continue;
        free_from = text_x + width + 6;
        draw.AddRectFilled({std::floor(x), place.bottom}, {std::floor(x) + 1, place.bottom + 4}, ui.theme.thin_line);
        draw_text(draw, face, {text_x, place.bottom + 5}, ui.theme.secondary, text);
    }
}

// The non-empty bar nearest to x, or -1.
int bar_at(const Place& place, const std::vector<ChartBar>& bars, float x) {
    int nearest = -1;
    float least = 0;
    for (std::size_t i = 0; i < bars.size(); ++i) {
        if (bars[i].count == 0) continue;
        const float distance = std::abs(place.left + (static_cast<float>(i) + 0.5F) * place.stride - x);
        if (nearest >= 0 && distance >= least) continue;
        nearest = static_cast<int>(i);
        least = distance;
    }
    return nearest;
}

// Numbers above the bars, the highest bar first, skipping those that would overlap a number or a higher bar.
template <class Top>  // float top(const ChartBar&)
void draw_numbers(Ui& ui, const Place& place, const std::vector<ChartBar>& bars, Top top) {
    const Face face = small_face(ui);
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < bars.size(); ++i) {
        if (bars[i].count > 0) order.push_back(i);
    }
    insertion_sort(order, [&](std::size_t a, std::size_t b) { return bars[a].count > bars[b].count; });
    struct Span {
        float left, right;
        bool meets(float from, float to) const { return left < to && from < right; }
    };
    std::vector<Span> taken;  // by numbers, and by bars higher than the current one
    for (const std::size_t i : order) {
        const std::string number = thousands(bars[i].count);
        const float half = width_of(face, number) / 2;
        const float centre = (place.edge(i) + place.edge(i + 1) - 1) / 2;
        const float middle = std::max(place.left + half, std::min(centre, place.right - half));
        const Span span{middle - half - 2, middle + half + 2};
        const bool free = std::none_of(taken.begin(), taken.end(),
                                       [&](const Span& other) { return other.meets(span.left, span.right); });
        taken.push_back(Span{place.edge(i), place.edge(i + 1) - 1});
        if (!free) continue;
        taken.push_back(span);
        draw_text(*ImGui::GetWindowDrawList(), face, {middle - half, top(bars[i]) - face.size - 1}, ui.theme.secondary,
                  number);
    }
}

// The meaning of the bar under the pointer, immediately, and in the line above so that it covers nothing.
void draw_sentence(Ui& ui, const Place& place, const BarChart& chart, const std::string& sentence) {
    const Face face = small_face(ui);
    const float x = place.right - width_of(face, sentence);
    if (x < chart.title_right + 8) return;
    draw_text_middle(*ImGui::GetWindowDrawList(), face, x, chart.title_middle, ui.theme.ink, sentence);
}

// The bars as a table in the document; returns the one that was pressed there, or -1.
int say_bars(Ui& ui, const Place& place, const BarChart& chart) {
    int pressed = -1;
    const auto rows =
        std::count_if(chart.bars.begin(), chart.bars.end(), [](const ChartBar& b) { return b.count > 0; });
    const SpokenPart table(ui, {.role = Role::table, .id = chart.id, .name = std::string(chart.name), .total = rows});
    for (const std::string_view name : {chart.range_name, chart.count_name}) say_column(ui, name);
    for (std::size_t i = 0; i < chart.bars.size() && ui.outline.records(); ++i) {
        const ChartBar& bar = chart.bars[i];
        if (bar.count == 0) continue;
        OutlineNode row{.role = Role::row,
                        .id = bar.id,
                        .name = bar.sentence,
                        .cells = {bar.range, std::to_string(bar.count)},
                        .box = seen_box({place.edge(i), place.top}, {place.edge(i + 1) - 1, place.bottom})};
        if (chart.chosen >= 0) row.on = chart.chosen == static_cast<int>(i);
        if (!bar.id.empty() && ui.outline.takes(Asked::Kind::press, bar.id)) pressed = static_cast<int>(i);
        ui.outline.add(std::move(row));
    }
    return pressed;
}

// All bars are one button, so that a narrow one need not be hit exactly.
int draw_bars(Ui& ui, const Place& place, const BarChart& chart) {
    const std::vector<ChartBar>& bars = chart.bars;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float above = place.top - small_face(ui).size - 2;
    ImGui::SetCursorScreenPos({place.left, above});
    const float right = place.left + static_cast<float>(bars.size()) * place.stride;
    const bool pressed = ImGui::InvisibleButton(chart.id, {right - place.left, place.bottom - above});
    const int in_document = say_bars(ui, place, chart);
    const int meant = ImGui::IsItemHovered() ? bar_at(place, bars, ImGui::GetIO().MousePos.x) : -1;
    if (meant >= 0) draw_sentence(ui, place, chart, bars[static_cast<std::size_t>(meant)].sentence);

    std::int64_t most = 1;
    for (const ChartBar& bar : bars) most = std::max(most, bar.count);
    const auto top = [&](const ChartBar& bar) {
        if (bar.count == 0) return place.bottom;
        const float share = static_cast<float>(bar.count) / static_cast<float>(most);
        return std::floor(place.bottom - std::max(2.0F, share * (place.bottom - place.top)));
    };
    for (std::size_t i = 0; i < bars.size(); ++i) {
        if (bars[i].count == 0) continue;
        const bool out = chart.chosen >= 0 && chart.chosen != static_cast<int>(i);
        const ImU32 colour = meant == static_cast<int>(i) ? ui.theme.entered
                             : out                        ? mixed(ui.theme.surface, ui.theme.accent, 0.35F)
                                                          : ui.theme.accent;
        draw.AddRectFilled({place.edge(i), top(bars[i])}, {place.edge(i + 1) - 1, place.bottom}, colour);
    }
    draw_numbers(ui, place, bars, top);
    return in_document >= 0 ? in_document : pressed ? meant : -1;
}

}  // namespace

int draw_bar_chart(Ui& ui, const BarChart& chart) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Face face = small_face(ui);
    Place place;
    place.left = at.x;
    place.right = at.x + ImGui::GetContentRegionAvail().x;
    place.top = at.y + face.size + 2;
    place.bottom = place.top + chart.height;
    const auto slots = static_cast<float>(std::max<std::size_t>(chart.bars.size(), kFewestBars));
    place.stride = std::min((place.right - place.left) / slots, kMaxBar);
    const int pressed = draw_bars(ui, place, chart);
    draw_axis(ui, place, chart);
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy({1, place.bottom + face.size + 10 - at.y});
    return pressed;
}

}  // namespace rookery::shell
