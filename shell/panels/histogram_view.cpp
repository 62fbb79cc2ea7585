// A bar for each rating where there is room, else one for each half point.
#include "panels/histogram_view.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "model/format.hpp"
#include "model/strings.hpp"
#include "panels/widgets.hpp"
#include "rate/rate.hpp"

namespace rookery::shell {
namespace {

// CSS pixels, the gap included; a finger needs more.
constexpr float kLeastFineBar = 7;
constexpr float kLeastFineBarTouch = 24;
constexpr float kMostBar = 56;
constexpr float kButtonInset = 12;
constexpr int kFewestBars = 10;  // a few puzzles make no wall of bars

struct Chart {
    float left = 0, right = 0, top = 0, bottom = 0;  // of the bars
    float stride = 0;
    float title_right = 0, title_middle = 0;  // of the line above
};

int step_for(const ErCounts& counts, float width, bool touch) {
    const int fine = counts.highest() - counts.lowest() + 1;
    const float least = touch ? kLeastFineBarTouch : kLeastFineBar;
    return static_cast<float>(fine) * least <= width ? kFineBars : kWideBars;
}

std::string sentence_of(const HistogramBar& bar) {
    const std::string range = fill(words::kHistogramRange, {range_text(bar)});
    if (bar.count == 1) return fill(words::kHistogramOne, {range});
    return fill(words::kHistogramMany, {range, thousands(bar.count)});
}

void draw_axis(Ui& ui, const Chart& chart, const std::vector<HistogramBar>& bars) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const Face face = small_face(ui);
    draw.AddRectFilled({chart.left, chart.bottom}, {chart.right, chart.bottom + 1}, ui.theme.thin_line);
    // Ticks at whole ratings or, of a short range, at every bar, as far apart as their labels need.
    float free_from = chart.left - 8;
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const int from = bars[i].from;
        if (bars.size() > 16 && from % 10 != 0) continue;
        const std::string text = format_rating(from);
        const float width = width_of(face, text);
        // The label of a bar of one rating stands under its middle, that of a wider one under its edge.
        const bool fine = bars[i].to == from + 1;
        const float x = chart.left + (static_cast<float>(i) + (fine ? 0.5F : 0.0F)) * chart.stride;
        const float text_x = std::clamp(x - width / 2, chart.left - 4, chart.right - width + 4);
        if (text_x < free_from) continue;
        free_from = text_x + width + 6;
        draw.AddRectFilled({std::floor(x), chart.bottom}, {std::floor(x) + 1, chart.bottom + 4}, ui.theme.thin_line);
        draw_text(draw, face, {text_x, chart.bottom + 5}, ui.theme.secondary, text);
    }
}

// The bar with a count that is nearest to x.
const HistogramBar* bar_at(const Chart& chart, const std::vector<HistogramBar>& bars, float x) {
    const HistogramBar* nearest = nullptr;
    float least = 0;
    for (std::size_t i = 0; i < bars.size(); ++i) {
        if (bars[i].count == 0) continue;
        const float distance = std::abs(chart.left + (static_cast<float>(i) + 0.5F) * chart.stride - x);
        if (nearest != nullptr && distance >= least) continue;
        nearest = &bars[i];
        least = distance;
    }
    return nearest;
}

// The number of each bar above it, the highest first, as far as they do not meet each other or a higher bar.
template <class Edge, class Top>
void draw_numbers(Ui& ui, const Chart& chart, const std::vector<HistogramBar>& bars, Edge edge, Top top) {
    const Face face = small_face(ui);
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < bars.size(); ++i) {
        if (bars[i].count > 0) order.push_back(i);
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return bars[a].count > bars[b].count; });
    struct Span {
        float left, right;
        bool meets(float from, float to) const { return left < to && from < right; }
    };
    std::vector<Span> taken;  // by numbers, and by the bars that are higher than the present one
    for (const std::size_t i : order) {
        const std::string number = thousands(bars[i].count);
        const float half = width_of(face, number) / 2;
        const float centre = (edge(i) + edge(i + 1) - 1) / 2;
        const float middle = std::max(chart.left + half, std::min(centre, chart.right - half));
        const Span span{middle - half - 2, middle + half + 2};
        const bool free = std::none_of(taken.begin(), taken.end(),
                                       [&](const Span& other) { return other.meets(span.left, span.right); });
        taken.push_back(Span{edge(i), edge(i + 1) - 1});
        if (!free) continue;
        taken.push_back(span);
        draw_text(*ImGui::GetWindowDrawList(), face, {middle - half, top(bars[i]) - face.size - 1}, ui.theme.secondary,
                  number);
    }
}

// What the pointer is on, at once and in the strip's first line, so that it hides nothing.
void draw_sentence(Ui& ui, const Chart& chart, const HistogramBar& bar) {
    const Face face = small_face(ui);
    const std::string sentence = sentence_of(bar);
    const float x = chart.right - width_of(face, sentence);
    if (x < chart.title_right + 8) return;
    draw_text_middle(*ImGui::GetWindowDrawList(), face, x, chart.title_middle, ui.theme.ink, sentence);
}

// All bars are one thing to be pressed, so that a finger need not hit a narrow one.
void draw_bars(Ui& ui, const Chart& chart, const std::vector<HistogramBar>& bars, bool narrowed) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const Face face = small_face(ui);
    const float above = chart.top - face.size - 2;
    ImGui::SetCursorScreenPos({chart.left, above});
    const float right = chart.left + static_cast<float>(bars.size()) * chart.stride;
    const bool pressed = ImGui::InvisibleButton("histogram", {right - chart.left, chart.bottom - above});
    const HistogramBar* meant = ImGui::IsItemHovered() ? bar_at(chart, bars, ImGui::GetIO().MousePos.x) : nullptr;
    if (meant != nullptr) draw_sentence(ui, chart, *meant);

    std::int64_t most = 1;
    for (const HistogramBar& bar : bars) most = std::max(most, bar.count);
    const auto edge = [&](std::size_t i) { return std::round(chart.left + static_cast<float>(i) * chart.stride); };
    const auto top = [&](const HistogramBar& bar) {
        if (bar.count == 0) return chart.bottom;
        const float share = static_cast<float>(bar.count) / static_cast<float>(most);
        return std::floor(chart.bottom - std::max(2.0F, share * (chart.bottom - chart.top)));
    };
    for (std::size_t i = 0; i < bars.size(); ++i) {
        if (bars[i].count == 0) continue;
        draw.AddRectFilled({edge(i), top(bars[i])}, {edge(i + 1) - 1, chart.bottom},
                           meant == &bars[i] ? ui.theme.entered : ui.theme.accent);
    }
    draw_numbers(ui, chart, bars, edge, top);
    if (!pressed || meant == nullptr) return;
    // The one bar that is left leads back to all.
    run(ui, bars.size() == 1 && narrowed
                ? std::string("all-er")
                : "filter-er-" + std::to_string(meant->from) + "-" + std::to_string(meant->to));
}

}  // namespace

void draw_histogram(Ui& ui) {
    Model& model = ui.model;
    const ErCounts counts(model.list.list().table);
    const ButtonStyle toggle{
        .look = ButtonLook::quiet, .icon = model.histogram_open ? Icon::up : Icon::down, .tooltip = words::kHistogram};
    const bool narrowed = without_er(model.list.filter_text()) != model.list.filter_text();
    // The arrow, not the button's edge, stands in line with what is above and below.
    const float edge = ImGui::GetCursorPosX();
    ImGui::SetCursorPosX(edge - kButtonInset);
    if (button(ui, "list-histogram", words::kHistogramTitle, toggle)) run(ui, "list-histogram");
    if (narrowed) {
        ImGui::SameLine();
        if (link(ui, "all-er", words::kHistogramAll)) run(ui, "all-er");
    }
    Chart chart;
    chart.title_right = ImGui::GetItemRectMax().x;
    chart.title_middle = (ImGui::GetItemRectMin().y + ImGui::GetItemRectMax().y) / 2;
    if (!model.histogram_open) return;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Face face = small_face(ui);
    const bool narrow = ui.layout.page == PageWidth::narrow;
    chart.left = at.x;
    chart.right = at.x + ImGui::GetContentRegionAvail().x;
    chart.top = at.y + face.size + 2;
    chart.bottom = chart.top + (narrow ? 52.0F : 76.0F);
    const float height = chart.bottom + face.size + 10 - at.y;
    if (counts.total() == 0) {
        draw_text(*ImGui::GetWindowDrawList(), face, at, ui.theme.secondary, words::kHistogramEmpty);
    } else {
        const float width = chart.right - chart.left;
        model.histogram_step = step_for(counts, width, ui.layout.touch);
        const std::vector<HistogramBar> bars = counts.bars(model.histogram_step);
        const auto slots = static_cast<float>(std::max<std::size_t>(bars.size(), kFewestBars));
        chart.stride = std::min(width / slots, kMostBar);
        draw_bars(ui, chart, bars, narrowed);
        draw_axis(ui, chart, bars);
    }
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy({1, height});
}

}  // namespace rookery::shell
