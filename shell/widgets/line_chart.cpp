#include "shell/widgets/line_chart.hpp"

#include <algorithm>
#include <cmath>

#include "board/insertion_sort.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"

namespace rookery::shell {
namespace {

struct Plot {
    float left = 0, right = 0, top = 0, bottom = 0;
    std::size_t count = 1;  // numbers on the axis
    double decades = 1;     // number of powers of ten shown
    float x(std::size_t index) const {
        const auto last = static_cast<float>(std::max<std::size_t>(count - 1, 1));
        return left + (right - left) * static_cast<float>(index) / last;
    }
    float y(std::uint64_t value) const {
        const double share = std::log10(static_cast<double>(std::max<std::uint64_t>(value, 1))) / decades;
        return bottom - (bottom - top) * static_cast<float>(share);
    }
};

std::string power_text(int power) {
    std::int64_t number = 1;
    for (int i = 0; i < power; ++i) number *= 10;
    return thousands(number);
}

// A tick at every power of ten, or every second, third ... if they would be too close.
void draw_axes(Ui& ui, const Plot& plot, const LineChart& chart) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const Face face = small_face(ui);
    draw.AddRectFilled({plot.left, plot.bottom}, {plot.right, plot.bottom + 1}, ui.theme.thin_line);
    const int powers = static_cast<int>(plot.decades);
    const auto room = static_cast<int>((plot.bottom - plot.top) / (face.size + 8));
    const int step = std::max(1, (powers + std::max(room, 1)) / std::max(room, 1));
    for (int power = 0; power <= powers; power += step) {
        const float y = plot.bottom - (plot.bottom - plot.top) * static_cast<float>(power / plot.decades);
        if (power > 0) {
            draw.AddRectFilled({plot.left, std::floor(y)}, {plot.right, std::floor(y) + 1},
                               mixed(ui.theme.surface, ui.theme.thin_line, 0.5F));
        }
        const std::string text = power_text(power);
        draw_text_middle(draw, face, plot.left - 6 - width_of(face, text), y, ui.theme.secondary, text);
    }
    const float each = width_of(face, "000") + 10;
    const auto most = std::max<std::size_t>(1, static_cast<std::size_t>((plot.right - plot.left) / each));
    std::size_t every = 1;
    for (const std::size_t candidate : {1U, 2U, 5U, 10U, 20U, 50U, 100U, 200U}) {
        every = candidate;
        if (plot.count / candidate <= most) break;
    }
    const float name_x = plot.right - width_of(face, chart.axis);
    for (std::size_t i = 0; i < plot.count; i += every) {
        const std::string text = std::to_string(i);
        const float x = plot.x(i) - width_of(face, text) / 2;
        if (x + width_of(face, text) + 6 > name_x) continue;
        draw_text(draw, face, {x, plot.bottom + 5}, ui.theme.secondary, text);
    }
    draw_text(draw, face, {name_x, plot.bottom + 5}, ui.theme.secondary, chart.axis);
}

void draw_lines(const Plot& plot, const LineChart& chart) {
    constexpr float kLeastApart = 5;  // of points that get a dot each
    const bool dots = plot.x(1) - plot.x(0) >= kLeastApart;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    for (const ChartLine& line : chart.lines) {
        const float thick = line.strong ? 2.5F : 1.5F;
        for (std::size_t i = 0; i < line.values.size(); ++i) {
            if (line.values[i] == 0) continue;
            const ImVec2 at{plot.x(i), plot.y(line.values[i])};
            const bool alone =
                (i == 0 || line.values[i - 1] == 0) && (i + 1 >= line.values.size() || line.values[i + 1] == 0);
            if (dots || alone) draw.AddCircleFilled(at, line.strong ? 2.6F : 1.8F, line.colour);
            if (i + 1 >= line.values.size() || line.values[i + 1] == 0) continue;
            draw.AddLine(at, {plot.x(i + 1), plot.y(line.values[i + 1])}, line.colour, thick);
        }
    }
}

// Each name next to the last point of its line, moved down or up where names would overlap.
void draw_names(Ui& ui, const Plot& plot, const LineChart& chart, float names_x) {
    struct Name {
        float wanted;
        const ChartLine* line;
    };
    const Face face = small_face(ui);
    std::vector<Name> names;
    names.reserve(chart.lines.size());
    for (const ChartLine& line : chart.lines) {
        const auto last = std::find_if(line.values.rbegin(), line.values.rend(), [](std::uint64_t v) { return v > 0; });
        if (last != line.values.rend()) names.push_back({plot.y(*last), &line});
    }
    insertion_sort(names, [](const Name& a, const Name& b) { return a.wanted < b.wanted; });
    const float step = face.size + 3;
    float lowest = plot.bottom - step * static_cast<float>(names.size());  // leaves room for the names below
    float free_from = plot.top - step;
    for (Name& name : names) {
        lowest += step;
        name.wanted = std::max(std::min(name.wanted, lowest), free_from + step);
        free_from = name.wanted;
    }
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float right = ImGui::GetWindowPos().x + ImGui::GetContentRegionMax().x;
    for (const Name& name : names) {
        draw_text_middle(draw, face, names_x, name.wanted, name.line->colour, name.line->name, right);
    }
}

// As a table in the document: a row per number, a column per line.
void say_lines(Ui& ui, const LineChart& chart, std::size_t count) {
    SpokenRows rows(ui, {.role = Role::table, .id = chart.id, .name = std::string(chart.name)}, count, 0);
    say_column(ui, chart.axis);
    for (const ChartLine& line : chart.lines) say_column(ui, line.name);
    for (std::size_t i = rows.first(); i < rows.end(); ++i) {
        OutlineNode row{.role = Role::row, .cells = {std::to_string(i)}};
        for (const ChartLine& line : chart.lines) {
            const bool known = i < line.values.size();
            row.cells.push_back(known ? thousands(static_cast<std::int64_t>(line.values[i])) : std::string{});
        }
        rows.row(i, std::move(row));
    }
}

}  // namespace

int draw_line_chart(Ui& ui, const LineChart& chart) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Face face = small_face(ui);
    const float width = ImGui::GetContentRegionAvail().x;
    Plot plot;
    std::uint64_t most = 10;
    float names = 0;
    for (const ChartLine& line : chart.lines) {
        plot.count = std::max(plot.count, line.values.size());
        for (const std::uint64_t value : line.values) most = std::max(most, value);
        names = std::max(names, width_of(face, line.name));
    }
    plot.decades = std::ceil(std::log10(static_cast<double>(most)) - 1e-9);
    names = std::min(names + 10, width * 0.36F);
    plot.left = at.x + width_of(face, power_text(static_cast<int>(plot.decades))) + 8;
    plot.right = at.x + width - names;
    plot.top = at.y + face.size / 2 + 2;
    plot.bottom = plot.top + chart.height;
    ImGui::InvisibleButton(chart.id, {width, chart.height + 2 * face.size + 12});
    say_lines(ui, chart, plot.count);
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    int meant = -1;
    if (ImGui::IsItemHovered() && mouse.x >= plot.left - 6 && mouse.x <= plot.right + 6) {
        const float share = std::clamp((mouse.x - plot.left) / std::max(1.0F, plot.right - plot.left), 0.0F, 1.0F);
        meant = static_cast<int>(std::lround(share * static_cast<float>(plot.count - 1)));
    }
    draw_axes(ui, plot, chart);
    if (meant >= 0) {
        const float x = std::floor(plot.x(static_cast<std::size_t>(meant)));
        ImGui::GetWindowDrawList()->AddRectFilled({x, plot.top}, {x + 1, plot.bottom}, ui.theme.secondary);
    }
    draw_lines(plot, chart);
    draw_names(ui, plot, chart, plot.right + 10);
    return meant;
}

}  // namespace rookery::shell
