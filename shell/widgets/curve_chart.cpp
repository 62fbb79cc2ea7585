#include "shell/widgets/curve_chart.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr float kMaxReach = 28;   // of the pointer to a point
constexpr float kLeastApart = 5;  // of points that get a dot each
constexpr std::size_t kMaxTicks = 40;

std::string number_text(double number) {
    char text[32];
    std::snprintf(text, sizeof text, "%.4g", std::abs(number) < 1e-12 ? 0. : number);
    return text;
}

// One axis: the range of numbers, and its position on the screen.
struct Scale {
    bool logarithmic = false;
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();
    float from = 0, to = 0;  // pixels of `low` and `high`

    bool holds(double number) const { return std::isfinite(number) && (!logarithmic || number > 0); }
    double measure(double number) const { return logarithmic ? std::log10(number) : number; }
    void take(double number) {
        low = std::min(low, measure(number));
        high = std::max(high, measure(number));
    }
    // Widens an empty range.
    void widen() {
        if (low > high) low = high = 0;
        if (high - low > 1e-12) return;
        const double more = low == 0 ? 1 : std::abs(low) / 10;
        low -= more;
        high += more;
    }
    float place(double number) const {
        return from + (to - from) * static_cast<float>((measure(number) - low) / (high - low));
    }
    // Round numbers, about as many as fit; powers of ten if the range contains some.
    std::vector<double> ticks(float apart) const {
        const double room = std::max(1., static_cast<double>(std::abs(to - from) / apart));
        const double least = (high - low) / room;
        double step = std::pow(10., std::floor(std::log10(least)));
        for (const double factor : {1., 2., 5., 10.}) {
            if (step * factor < least) continue;
            step *= factor;
            break;
        }
        if (logarithmic && high - low >= 1) step = std::max(1., std::ceil(step));
        std::vector<double> all;
        for (double at = std::ceil(low / step - 1e-9) * step; at <= high + 1e-9 * step && all.size() < kMaxTicks;
             at += step) {
            all.push_back(logarithmic ? std::pow(10., at) : at);
        }
        return all;
    }
};

struct Axes {
    Scale x, y;
    bool holds(const ChartPoint& point) const { return x.holds(point.x) && y.holds(point.y); }
    ImVec2 place(const ChartPoint& point) const { return {x.place(point.x), y.place(point.y)}; }
};

Axes axes_of(const CurveChart& chart) {
    Axes axes;
    axes.x.logarithmic = chart.log_x;
    axes.y.logarithmic = chart.log_y;
    for (const ChartCurve& curve : chart.curves) {
        for (const ChartPoint& point : curve.points) {
            if (!axes.holds(point)) continue;
            axes.x.take(point.x);
            axes.y.take(point.y);
        }
    }
    // If the numbers are positive and come near 0, the axis begins at 0.
    if (!chart.log_y && axes.y.low > 0 && axes.y.low < axes.y.high / 2) axes.y.low = 0;
    axes.x.widen();
    axes.y.widen();
    return axes;
}

void draw_ticks(Ui& ui, const Axes& axes, const CurveChart& chart) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const Face face = small_face(ui);
    const auto [left, right] = std::pair{axes.x.from, axes.x.to};
    const auto [bottom, top] = std::pair{axes.y.from, axes.y.to};
    for (const double number : axes.y.ticks(face.size + 14)) {
        const float y = std::floor(axes.y.place(number));
        draw.AddRectFilled({left, y}, {right, y + 1}, mixed(ui.theme.surface, ui.theme.thin_line, 0.5F));
        const std::string text = number_text(number);
        draw_text_middle(draw, face, left - 6 - width_of(face, text), y, ui.theme.secondary, text);
    }
    draw.AddRectFilled({left, bottom}, {right, bottom + 1}, ui.theme.thin_line);
    const float name_x = right - width_of(face, chart.x_name);
    for (const double number : axes.x.ticks(width_of(face, "0000000") + 12)) {
        const std::string text = number_text(number);
        const float x = axes.x.place(number);
        draw.AddRectFilled({std::floor(x), bottom}, {std::floor(x) + 1, bottom + 4}, ui.theme.thin_line);
        const float text_x = x - width_of(face, text) / 2;
        if (text_x + width_of(face, text) + 8 > name_x) continue;
        draw_text(draw, face, {text_x, bottom + 6}, ui.theme.secondary, text);
    }
    draw_text(draw, face, {name_x, bottom + 6}, ui.theme.secondary, chart.x_name);
    draw_text(draw, face, {left, top - face.size - 6}, ui.theme.secondary, chart.y_name);
}

// Points that go back and forth are not a curve, so they are not connected.
bool goes_right(const ChartCurve& curve) {
    return std::is_sorted(curve.points.begin(), curve.points.end(),
                          [](const ChartPoint& a, const ChartPoint& b) { return a.x < b.x; });
}

void draw_curve(const Axes& axes, const ChartCurve& curve) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const bool joined = goes_right(curve);
    const auto count = static_cast<float>(std::max<std::size_t>(curve.points.size(), 1));
    const bool dots = !joined || (axes.x.to - axes.x.from) / count >= kLeastApart;
    std::vector<ImVec2> run;
    for (std::size_t i = 0; i <= curve.points.size(); ++i) {
        const bool holds = i < curve.points.size() && axes.holds(curve.points[i]);
        if (holds) {
            run.push_back(axes.place(curve.points[i]));
            if (dots) draw.AddCircleFilled(run.back(), 2.2F, curve.colour);
            continue;
        }
        if (run.size() == 1 && !dots) draw.AddCircleFilled(run.back(), 2.2F, curve.colour);
        if (run.size() > 1 && joined) {
            draw.AddPolyline(run.data(), static_cast<int>(run.size()), curve.colour, 0, 1.5F);
        }
        run.clear();
    }
}

// The point nearest to the pointer, as a dot and as text in the upper right corner.
void draw_nearest(Ui& ui, const Axes& axes, const CurveChart& chart) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    float best = kMaxReach * kMaxReach;
    const ChartCurve* nearest = nullptr;
    ChartPoint meant;
    for (const ChartCurve& curve : chart.curves) {
        for (const ChartPoint& point : curve.points) {
            if (!axes.holds(point)) continue;
            const ImVec2 at = axes.place(point);
            const float distance = (at.x - mouse.x) * (at.x - mouse.x) + (at.y - mouse.y) * (at.y - mouse.y);
            if (distance >= best) continue;
            best = distance;
            nearest = &curve;
            meant = point;
        }
    }
    if (nearest == nullptr) return;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const Face face = small_face(ui);
    draw.AddCircleFilled(axes.place(meant), 4, nearest->colour);
    const std::string text = fill(words::kTitled, {nearest->name, number_text(meant.x) + ", " + number_text(meant.y)});
    draw_text(draw, face, {axes.x.to - width_of(face, text), axes.y.to - face.size - 6}, ui.theme.ink, text);
}

// The curves' names in their colours, in as many lines as needed.
void draw_legend(Ui& ui, const CurveChart& chart) {
    const Face face = small_face(ui);
    const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
    bool first = true;
    for (const ChartCurve& curve : chart.curves) {
        const float width = 16 + width_of(face, curve.name);
        if (!first) same_line_if_room(width, 14);
        first = false;
        const ImVec2 at = ImGui::GetCursorScreenPos();
        ImDrawList& draw = *ImGui::GetWindowDrawList();
        draw.AddRectFilled({at.x, at.y + face.size / 2 - 1}, {at.x + 10, at.y + face.size / 2 + 2}, curve.colour);
        draw_text(draw, face, {at.x + 16, at.y}, ui.theme.ink, curve.name, right);
        ImGui::Dummy({std::min(width, right - at.x), face.size + 2});
    }
}

// As a table in the document: a row per point.
void say_points(Ui& ui, const CurveChart& chart) {
    std::size_t count = 0;
    for (const ChartCurve& curve : chart.curves) count += curve.points.size();
    SpokenRows rows(ui, {.role = Role::table, .id = chart.id, .name = std::string(chart.name)}, count, 0);
    say_column(ui, chart.name);
    say_column(ui, chart.x_name);
    say_column(ui, chart.y_name);
    std::size_t before = 0;
    for (const ChartCurve& curve : chart.curves) {
        for (std::size_t i = std::max(rows.first(), before); i < std::min(rows.end(), before + curve.points.size());
             ++i) {
            const ChartPoint& point = curve.points[i - before];
            OutlineNode row{.role = Role::row,
                            .cells = {std::string(curve.name), number_text(point.x), number_text(point.y)}};
            rows.row(i, std::move(row));
        }
        before += curve.points.size();
    }
}

}  // namespace

void draw_curve_chart(Ui& ui, const CurveChart& chart) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Face face = small_face(ui);
    const float width = ImGui::GetContentRegionAvail().x;
    Axes axes = axes_of(chart);
    axes.y.to = at.y + face.size + 8;
    axes.y.from = axes.y.to + chart.height;
    float numbers = 0;
    for (const double number : axes.y.ticks(face.size + 14)) {
        numbers = std::max(numbers, width_of(face, number_text(number)));
    }
    axes.x.from = at.x + numbers + 8;
    axes.x.to = at.x + width - 6;
    ImGui::InvisibleButton(chart.id, {width, chart.height + 2 * face.size + 20});
    say_points(ui, chart);
    draw_ticks(ui, axes, chart);
    for (const ChartCurve& curve : chart.curves) draw_curve(axes, curve);
    if (ImGui::IsItemHovered()) draw_nearest(ui, axes, chart);
    draw_legend(ui, chart);
}

}  // namespace rookery::shell
