// The level test: a plot of the levels' means with two standard deviations on either side, and a table of the numbers.
#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <utility>

#include "shell/generate/view/generate_parts.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr float kPlotHeight = 120;
constexpr float kAxisRoom = 38;  // for the numbers left of the plot
constexpr double kDeviations = 2;

// The plot's maximum, and the distance of its lines: whole tenths or halves of them.
struct Scale {
    double top = 1, step = 0.2;
    explicit Scale(std::span<const LevelRow> rows) {
        double most = 0;
        for (const LevelRow& row : rows) most = std::max(most, row.mean_number + kDeviations * row.deviation);
        step = most <= 0.25 ? 0.05 : most <= 0.5 ? 0.1 : 0.2;
        top = std::max(step, std::ceil(most / step) * step);
    }
};

std::string decimals(double value) {
    const int hundredths = static_cast<int>(std::lround(value * 100));
    const std::string part = std::to_string(hundredths % 100);
    return std::to_string(hundredths / 100) + "." + (part.size() < 2 ? "0" : "") + part;
}

void draw_plot(GenerateUi& ui, std::span<const LevelRow> rows) {
    const Scale scale(rows);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const Face small = small_face(ui);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float top = at.y + small.size / 2;
    const float bottom = top + kPlotHeight;
    const float left = at.x + kAxisRoom;
    const auto height_of = [&](double value) {
        return std::round(bottom - static_cast<float>(value / scale.top) * kPlotHeight);
    };
    const int lines = static_cast<int>(std::lround(scale.top / scale.step));
    for (int line = 0; line <= lines; ++line) {
        const double value = line * scale.step;
        const float y = height_of(value);
        draw.AddRectFilled({left, y}, {at.x + width, y + 1}, ui.theme.thin_line);
        const std::string text = decimals(value);
        draw_text_middle(draw, small, left - 8 - width_of(small, text), y, ui.theme.secondary, text);
    }
    const float stride = (at.x + width - left) / static_cast<float>(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const LevelRow& row = rows[i];
        const float x = std::floor(left + (static_cast<float>(i) + 0.5F) * stride);
        const float high = height_of(row.mean_number + kDeviations * row.deviation);
        const float low = height_of(std::max(0.0, row.mean_number - kDeviations * row.deviation));
        draw.AddRectFilled({x - 1, high}, {x + 1, low}, ui.theme.accent);
        for (const float end : {high, low}) draw.AddRectFilled({x - 7, end - 1}, {x + 7, end + 1}, ui.theme.accent);
        draw.AddCircleFilled({x, height_of(row.mean_number)}, 5, ui.theme.accent);
        draw_text_centred(draw, small, {x, bottom + 12}, ui.theme.ink, row.level);
    }
    ImGui::Dummy({1, kPlotHeight + small.size + 16});
    paragraph(ui, small, ui.theme.secondary, words::kLevelPlot);
}

struct LevelColumn {
    std::string_view title;
    std::string LevelRow::*text;
    float right;  // fraction of the width; the first column is left-aligned
};

void draw_table_of_levels(GenerateUi& ui, std::span<const LevelRow> rows) {
    const std::array<LevelColumn, 7> columns = {{{words::kLevelColumn, &LevelRow::level, 0},
                                                 {words::kLevelPuzzles, &LevelRow::puzzles, 0.27F},
                                                 {words::kLevelMean, &LevelRow::mean, 0.42F},
                                                 {words::kLevelVariance, &LevelRow::variance, 0.61F},
                                                 {words::kLevelT, &LevelRow::t, 0.73F},
                                                 {words::kLevelCritical, &LevelRow::critical, 0.87F},
                                                 {words::kLevelApart, &LevelRow::apart, 1}}};
    const float width = ImGui::GetContentRegionAvail().x;
    const Face small = small_face(ui);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const auto line = [&](auto text_of, ImU32 colour) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        for (const LevelColumn& column : columns) {
            const std::string_view text = text_of(column);
            const float x = column.right == 0 ? at.x : at.x + column.right * width - width_of(small, text);
            draw_text(draw, small, {x, at.y}, colour, text);
        }
        ImGui::Dummy({width, small.size});
    };
    const SpokenPart table(ui, {.role = Role::table,
                                .id = "levels",
                                .name = std::string(words::kLevelTest),
                                .total = static_cast<std::int64_t>(rows.size())});
    for (const LevelColumn& column : columns) say_column(ui, column.title);
    for (const LevelRow& row : rows) {
        OutlineNode said{.role = Role::row};
        for (const LevelColumn& column : columns) said.cells.push_back(row.*column.text);
        ui.outline.add(std::move(said));
    }
    line([](const LevelColumn& column) { return column.title; }, ui.theme.secondary);
    divider(ui);
    for (const LevelRow& row : rows) {
        line([&](const LevelColumn& column) { return std::string_view(row.*column.text); }, ui.theme.ink);
    }
}

}  // namespace

void draw_level_test(GenerateUi& ui) {
    const LevelTable& levels = ui.page.levels;
    title(ui, bold_face(ui), words::kLevelTest);
    if (const auto rows = levels.rows(ui.page.settings.weight); !rows.empty()) {
        draw_plot(ui, rows);
        draw_table_of_levels(ui, rows);
        return paragraph(ui, small_face(ui), ui.theme.secondary, words::kLevelCaveat);
    }
    paragraph(ui, small_face(ui), ui.theme.secondary, levels.job() != 0 ? words::kLevelTesting : words::kLevelTestHelp);
    if (!levels.failure().empty()) {
        problem(ui, small_face(ui), fill(words::kLevelFailed, {levels.failure()}));
    }
    command_button(ui, "test-levels");
}

}  // namespace rookery::shell
